import { type ExportSize, measureExports } from '../tools/check/export-sizes.ts';
import { buildAll } from '../tools/check/packed.ts';
import { measureSingleStyles, type SingleStyles, type Weight } from '../tools/check/single-styles.ts';
import type { Figure, Part } from './lib/figure.ts';
import { printTable } from './lib/table.ts';

const shown = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

const figure = ({ name, first, later, limit }: ExportSize): Figure => ({
  what: name,
  figure: later > 0 ? `${shown(first)}, later ${shown(later)}` : shown(first),
  bar: `≤ ${limit} KB`,
  good: first / 1000 <= limit,
});

/** The largest of a package, which represents all of them in the table. */
function heaviest(from: string, sizes: ExportSize[]): Figure {
  const [first] = sizes.toSorted((a, b) => b.first - a.first);
  const figures = sizes.map(figure);
  const over = figures.filter(({ good }) => !good).length;
  return {
    what: `${from}: heaviest of ${sizes.length}`,
    figure: first ? `${first.name}, ${shown(first.first)}` : '–',
    bar: 'all within their limits',
    good: over === 0,
  };
}

const bothOf = ({ raw, gzip }: Weight) => `${shown(raw)}, gzip ${shown(gzip)}`;

const stylesFigure = ({ name, own, whole, limit }: SingleStyles): Figure => ({
  what: `Styles of ${name} (all styles: ${bothOf(whole)})`,
  figure: bothOf(own),
  bar: `≤ ${shown(limit)}`,
  good: own.gzip <= limit,
});

/** The size of each component and each form in an app that imports it alone. */
async function run(): Promise<Figure[]> {
  const problems = await buildAll();
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const packages = Map.groupBy(await measureExports(), ({ from }) => from);
  for (const [from, sizes] of packages)
    printTable(`Imported alone from ${from} (gzip, React apart)`, sizes.map(figure), 'Size');
  const styles = (await measureSingleStyles()).map(stylesFigure);
  printTable('Stylesheets of components alone', styles, 'Size');
  return [...packages].map(([from, sizes]) => heaviest(from, sizes));
}

export const exportsPart: Part = { title: 'Imported alone, gzip, React apart', run };
