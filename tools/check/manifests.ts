import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Exports = Record<string, string | Record<string, string> | null>;

interface Manifest {
  [name: string]: unknown;
  repository?: { url: string };
  files?: string[];
  dependencies?: Record<string, string>;
  exports: Exports;
  publishConfig?: object;
}

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

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

/** A manifest with its addresses from the root's `repository.url`, the root's licence, and published paths from `exports`. */
function complete(manifest: Manifest, { repository, license }: Manifest, directory: string): Manifest {
  const url = repository?.url ?? '';
  const page = url.replace(/^git\+/, '').replace(/\.git$/, '');
  return {
    ...manifest,
    homepage: `${page}/tree/main/${directory}#readme`,
    bugs: `${page}/issues`,
    repository: { type: 'git', url, directory } as { url: string },
    license,
    publishConfig: { ...manifest.publishConfig, exports: published(manifest.exports) },
  };
}

const manifestsIn = (baseDir: string) =>
  globSync('packages/*/package.json', { cwd: baseDir })
    .sort()
    .map((file) => {
      const manifest = read(join(baseDir, file));
      const wanted = complete(manifest, read(join(baseDir, 'package.json')), dirname(file));
      return { file, manifest, wanted };
    });

/** Writes what follows from the root's manifest and from `exports` into the packages' manifests; returns the files. */
export const writeManifests = (baseDir: string): string[] =>
  manifestsIn(baseDir).map(({ file, wanted }) => {
    writeFileSync(join(baseDir, file), `${JSON.stringify(wanted, null, 2)}\n`);
    return file;
  });

/** Dependencies that an app could not share with a newer minor version of its own. */
const pinned = ({ dependencies = {} }: Manifest) =>
  Object.entries(dependencies).flatMap(([name, range]) =>
    /^(workspace:)?\^/.test(range)
      ? []
      : [`takes ${name} in one version only (${range}), not from it on (^)`],
  );

/** Missing properties of the manifests, those that are not what they follow from, and pinned dependencies: one line each. */
export const findManifestProblems = (baseDir: string): string[] =>
  manifestsIn(baseDir).flatMap(({ file, manifest, wanted }, _, all) => {
    const licences = [dirname(file), '.'].map((folder) => textOf(join(baseDir, folder, 'LICENSE')));
    const needs = {
      ...Object.fromEntries(
        ['description', 'keywords', 'author', 'engines'].map((name) => [`lacks ${name}`, manifest[name]]),
      ),
      'lacks dist and CHANGELOG.md in files': ['dist', 'CHANGELOG.md'].every((name) =>
        manifest.files?.includes(name),
      ),
      'has another version than the first': manifest.version === all[0]?.manifest.version,
      'is old; run: pnpm exports:update': JSON.stringify(manifest) === JSON.stringify(wanted),
      'is not beside the LICENSE of the root': licences[0] === licences[1],
    };
    const lacking = Object.entries(needs).flatMap(([problem, given]) => (given ? [] : [problem]));
    return [...lacking, ...pinned(manifest)].map((problem) => `${file} ${problem}.`);
  });
