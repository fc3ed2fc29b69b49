import { type ExportSize, measureExports } from '../tools/check/export-sizes.ts';
import { buildAll } from '../tools/check/packed.ts';
import { type Figure, printTable } from './lib/table.ts';

const shown = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

const figure = ({ name, first, later, limit }: ExportSize): Figure => ({
  what: name,
  figure: later > 0 ? `${shown(first)}, later ${shown(later)}` : shown(first),
  bar: `≤ ${limit} KB`,
  good: first / 1000 <= limit,
});

/** What each component and each form weighs in an app that imports it alone. */
export async function benchExports(): Promise<void> {
  const problems = await buildAll();
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const packages = Map.groupBy(await measureExports(), ({ from }) => from);
  for (const [from, sizes] of packages)
    printTable(`Imported alone from ${from} (gzip, React apart)`, sizes.map(figure), 'Size');
}
