import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.ts';
import { run } from '../lib/run.ts';
import { explainedChange } from './size-limits.ts';

/** A row of `size-limit --json`, in bytes. */
export interface Size {
  name: string;
  size: number;
  sizeLimit: number;
}

/** Accepted sizes by name, in kilobytes of 1000 bytes. */
export type AcceptedSizes = Readonly<Record<string, number>>;

/** The file with the accepted sizes. */
export const acceptedFile = join(import.meta.dirname, 'sizes.json');

export const acceptedSizes = (): AcceptedSizes => JSON.parse(readFileSync(acceptedFile, 'utf8'));

/** Measures everything in `.size-limit.ts`, of the built packages and the present sources of the portal. */
export async function measureSizes(): Promise<Size[]> {
  const { output } = await run('size-limit', ['--json']);
  const begin = output.indexOf('[');
  if (begin < 0) throw new Error(output);
  return JSON.parse(output.slice(begin)) as Size[];
}

/** Sizes above their limit, and those that changed by more than is permitted without acceptance. */
export function sizeProblems(sizes: readonly Size[], accepted: AcceptedSizes): string[] {
  const known = new Map(sizes.map(({ name, size }) => [name, size / 1000]));
  const tooLarge = sizes
    .filter(({ size, sizeLimit }) => size > sizeLimit)
    .map(
      ({ name, size, sizeLimit }) => `${name}: ${(size / 1000).toFixed(2)} KB, limit ${sizeLimit / 1000} KB`,
    );
  const changed = [...new Set([...known.keys(), ...Object.keys(accepted)])].flatMap((name) => {
    const [now, before] = [known.get(name), accepted[name]];
    const same =
      now !== undefined && before !== undefined && Math.abs(now - before) <= explainedChange(before);
    return same ? [] : [`${name}: ${now?.toFixed(2) ?? '–'} KB, was ${before ?? '–'} KB`];
  });
  if (changed.length > 0) changed.push('If this is meant: pnpm sizes:update, and say why in the commit.');
  return [...tooLarge, ...changed];
}

/** The problems of all sizes. */
export const findWrongSizes = async (): Promise<string[]> =>
  sizeProblems(await measureSizes(), acceptedSizes());

const table = /(<!-- sizes of ([^:]+): pnpm sizes:update -->\n)[\s\S]*?(<!-- end of sizes -->)/g;

/** A README whose tables of sizes hold the accepted sizes. */
export const withSizes = (readme: string, accepted: AcceptedSizes): string =>
  readme.replaceAll(table, (_, begin: string, names: string, end: string) => {
    const rows = names.split(', ').map((name) => {
      if (accepted[name] === undefined) throw new Error(`There is no size of ${name} in ${acceptedFile}.`);
      return `| \`${name}\` | ${accepted[name].toFixed(1)} KB |`;
    });
    return `${begin}| Imported alone | Minified and gzipped |\n|---|---|\n${rows.join('\n')}\n${end}`;
  });

/** The READMEs with tables of sizes. */
export const readmes = (): string[] => globSync(join(root, 'packages/*/README.md')).filter(existsSync);

/** READMEs whose tables of sizes are old. */
export const findOldSizes = (): string[] =>
  readmes().flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return text === withSizes(text, acceptedSizes()) ? [] : [`${file} has old sizes. Run: pnpm sizes:update`];
  });
