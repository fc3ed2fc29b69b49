import { publishedPackages } from '../lib/packages.ts';
import { namesOf } from './exported-names.ts';
import { type ExportLimits, exportLimits } from './size-limits.ts';
import { type BundledSize, bundledSize } from './sizes.ts';

/** The size of one name in the bundle of an app that imports nothing else, in bytes. */
export interface ExportSize extends BundledSize {
  /** The package that exports it from its root. */
  from: string;
  name: string;
  /** The limit of what is loaded at once, in kilobytes of 1000 bytes. */
  limit: number;
}

const limitOf = ({ each, others }: ExportLimits, name: string) => others[name] ?? each;

/** The names that a package exports from its root, without types. */
const valuesOf = (source: string) =>
  [...new Set(namesOf(source).filter((name) => !name.startsWith('type ')))].sort((a, b) =>
    a.localeCompare(b),
  );

/** The size of each single export of the interface packages. Measures the built packages. */
export async function measureExports(): Promise<ExportSize[]> {
  const wanted = publishedPackages().flatMap(({ name: from, entries }) => {
    const limits = exportLimits[from];
    const source = entries.find(([subpath]) => subpath === '.')?.[1];
    if (!limits || !source) return [];
    return valuesOf(source).map((name) => ({ from, name, limit: limitOf(limits, name) }));
  });
  const sizes: ExportSize[] = [];
  for (const each of wanted)
    sizes.push({ ...each, ...(await bundledSize(`export { ${each.name} } from '${each.from}'`)) });
  return sizes;
}

/** The exports that are larger than permitted. */
export async function findHeavyExports(): Promise<string[]> {
  return (await measureExports())
    .filter(({ first, limit }) => first / 1000 > limit)
    .map(
      ({ from, name, first, limit }) =>
        `${name} of ${from} alone: ${(first / 1000).toFixed(2)} KB, limit ${limit} KB`,
    );
}
