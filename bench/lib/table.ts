import type { Figure } from './figure.ts';

type Column = [head: string, cell: (figure: Figure) => string | undefined];

const verdict = ({ good }: Figure) => (good === undefined ? '' : good ? 'ok' : '**missed**');

const columnsOf = (subject: string): Column[] => [
  ['What', ({ what }) => what],
  [subject, ({ figure }) => figure],
  ['Fetched ahead', ({ ahead }) => ahead],
  ['Lean page', ({ lean }) => lean],
  ['Ratio', ({ ratio }) => ratio?.toFixed(2)],
  ['Bar', ({ bar }) => bar],
  ['', verdict],
];

/** A Markdown table with aligned columns. */
export function markdown(head: string[], rows: string[][]): string {
  const table = [head, ...rows];
  const widths = head.map((_, column) => Math.max(3, ...table.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    `| ${widths.map((width, at) => (row[at] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** Prints figures as a table. Empty columns are omitted. */
export function printTable(title: string, figures: Figure[], subject = 'Portal'): void {
  const filled = columnsOf(subject).filter(([, cell]) => figures.some(cell));
  const rows = figures.map((figure) => filled.map(([, cell]) => cell(figure) ?? '–'));
  const head = filled.map(([name]) => name);
  console.log(`\n## ${title}\n\n${markdown(head, rows)}`);
}

const whole = columnsOf('Portal').filter(([head]) => head !== 'Fetched ahead');

/** Several parts as one table: each part has a row with its title, then one for each figure. */
export function oneTable(parts: { title: string; figures: Figure[] }[]): string {
  const rows = parts.flatMap(({ title, figures }) => [
    [`**${title}**`],
    ...figures.map((figure) => whole.map(([, cell]) => cell(figure) ?? '')),
  ]);
  return markdown(
    whole.map(([head]) => head),
    rows,
  );
}
