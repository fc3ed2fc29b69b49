import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

type Exports = Record<string, string | Record<string, string> | null>;

interface Manifest {
  version: string;
  description?: string;
  keywords?: string[];
  homepage?: string;
  bugs?: string;
  repository?: { type?: string; url: string; directory?: string };
  author?: string;
  license?: string;
  engines?: { node?: string };
  files?: string[];
  exports: Exports;
  publishConfig?: { exports?: Exports };
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** Import paths as published: without the sources of this repository. */
function published(exports: Exports): Exports {
  return Object.fromEntries(
    Object.entries(exports).map(([path, target]) => {
      if (typeof target !== 'object' || target === null) return [path, target];
      const { '@pabean/source': _, ...shipped } = target;
      const only = Object.keys(shipped).join() === 'default' ? shipped.default : undefined;
      return [path, only ?? shipped];
    }),
  );
}

function differences(name: string, { exports, publishConfig }: Manifest): string[] {
  const wanted = published(exports);
  const given = publishConfig?.exports ?? {};
  return [...new Set([...Object.keys(wanted), ...Object.keys(given)])]
    .filter((path) => JSON.stringify(wanted[path]) !== JSON.stringify(given[path]))
    .map((path) => `${name}: publishConfig.exports differs from exports in ${path}.`);
}

const addresses = ['homepage', 'bugs', 'repository'] as const;

/** The addresses of a package in a registry, all from `repository.url` of the root's manifest: a fork changes that only. */
function addressesOf(url: string, folder: string): Pick<Manifest, (typeof addresses)[number]> {
  const page = url.replace(/^git\+/, '').replace(/\.git$/, '');
  return {
    homepage: `${page}/tree/main/${folder}#readme`,
    bugs: `${page}/issues`,
    repository: { type: 'git', url, directory: folder },
  };
}

const urlOf = ({ repository }: Manifest) => repository?.url ?? '';

/** Writes the addresses into the packages' manifests; returns the files. */
export function writeAddresses(baseDir: string): string[] {
  const url = urlOf(read(join(baseDir, 'package.json')));
  return globSync('packages/*/package.json', { cwd: baseDir }).map((file) => {
    const path = join(baseDir, file);
    const manifest = { ...read(path), ...addressesOf(url, dirname(file)) };
    writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
    return path;
  });
}

/** Missing properties of the manifests, and import paths that are not published: one line each. */
export function findManifestProblems(baseDir: string): string[] {
  const whole = read(join(baseDir, 'package.json'));
  const files = globSync('packages/*/package.json', { cwd: baseDir }).sort();
  const manifests = files.map((file) => ({ folder: dirname(file), manifest: read(join(baseDir, file)) }));
  return manifests.flatMap(({ folder, manifest }) => {
    const { keywords, engines, files: packed = [] } = manifest;
    const wanted = addressesOf(urlOf(whole), folder);
    const needs: [string, unknown][] = [
      ['description', manifest.description],
      ['keywords', keywords?.length],
      ['author', manifest.author],
      ['engines.node', engines?.node],
      [`license ${whole.license}`, manifest.license === whole.license],
      ['dist and CHANGELOG.md among its files', packed.includes('dist') && packed.includes('CHANGELOG.md')],
      ['the version of the others', manifest.version === manifests[0]?.manifest.version],
    ];
    const missing = needs
      .filter(([, given]) => !given)
      .map(([need]) => `${folder}: its manifest lacks ${need}.`);
    const moved = addresses
      .filter((key) => !isDeepStrictEqual(manifest[key], wanted[key]))
      .map(
        (key) => `${folder}: its ${key} does not follow from the root's repository.url: pnpm exports:update.`,
      );
    const licence = textOf(join(baseDir, folder, 'LICENSE'));
    const unlicensed =
      licence === textOf(join(baseDir, 'LICENSE')) ? [] : [`${folder}: LICENSE is not the repository's.`];
    return [...missing, ...moved, ...unlicensed, ...differences(folder, manifest)];
  });
}
