import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../lib/root.ts';
import { run } from '../lib/run.ts';

/** A package of a bill of materials (CycloneDX). */
interface Component {
  readonly name: string;
  readonly group?: string;
  readonly version: string;
  readonly 'bom-ref': string;
}

interface Bill {
  serialNumber: string;
  metadata: { timestamp: string };
  readonly components: Component[];
  readonly dependencies: { readonly ref: string; readonly dependsOn?: string[] }[];
}

const by =
  <Item>(key: (item: Item) => string) =>
  (one: Item, other: Item) =>
    key(one) < key(other) ? -1 : 1;

/** pnpm lists packages in the order in which it found them, which is another one each time. */
function sort({ components, dependencies }: Bill): void {
  components.sort(by((component) => component['bom-ref']));
  dependencies.sort(by(({ ref }) => ref));
  for (const { dependsOn } of dependencies) dependsOn?.sort();
}

/** A serial number that is always the same for the same list. */
function serialOf(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`];
  return `urn:uuid:${[...parts, hash.slice(20, 32)].join('-')}`;
}

/**
 * Writes what server and portal consist of into a folder, a file each, as CycloneDX. Time and serial number follow from the
 * commit, so that the same commit gives the same bytes.
 *
 * @returns The packages, by `name@version`.
 */
export async function writeBills(folder: string, madeAt: Date): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const apps = ['--filter', '@pabean/server', '--filter', '@pabean/portal'];
  const form = ['--prod', '--sbom-format', 'cyclonedx', '--split', '--out', join(folder, '%s.cdx.json')];
  const { code, output } = await run('pnpm', [...apps, 'sbom', ...form]);
  if (code !== 0) throw new Error(`The list of packages could not be made.\n${output}`);
  const names = new Set<string>();
  for (const file of globSync('*.cdx.json', { cwd: folder })) {
    const path = join(folder, file);
    const bill = JSON.parse(readFileSync(path, 'utf8')) as Bill;
    sort(bill);
    bill.metadata.timestamp = madeAt.toISOString();
    bill.serialNumber = '';
    bill.serialNumber = serialOf(JSON.stringify(bill));
    writeFileSync(path, `${JSON.stringify(bill, null, 2)}\n`);
    for (const { group, name, version } of bill.components)
      names.add(`${group ? `${group}/` : ''}${name}@${version}`);
  }
  return [...names].filter((name) => !name.startsWith('@pabean/')).sort();
}

const licenceFiles = '{licen[sc]e,LICEN[SC]E,Licen[sc]e,copying,COPYING}*';

/** The text of the licence of an installed package, or the name of the licence where the package has no text. */
function licenceOf(name: string): string {
  const [, plain = '', version = ''] = /^(.+)@([^@]+)$/.exec(name) ?? [];
  const store = `node_modules/.pnpm/${plain.replace('/', '+')}@${version}*/node_modules/${plain}`;
  const [folder] = globSync(store, { cwd: root }).sort();
  if (!folder) throw new Error(`${name} is not installed, so its licence is not known.`);
  const at = join(root, folder);
  const texts = globSync(licenceFiles, { cwd: at })
    .sort()
    .map((file) => readFileSync(join(at, basename(file)), 'utf8').trim());
  if (texts.length > 0) return texts.join('\n\n');
  const { license } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8')) as { license?: string };
  return `Licence: ${license ?? 'not named'}`;
}

/** The licences of packages in one text, because a bundle has none of their files. */
export const licencesOf = (names: readonly string[]) =>
  `${names.map((name) => `## ${name}\n\n${licenceOf(name)}`).join('\n\n')}\n`;
