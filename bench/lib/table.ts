/** One figure beside its bar. */
export interface Figure {
  what: string;
  /** As it is to be read, with its unit. */
  figure: string;
  /** The yardstick measured in the same run. */
  lean?: string;
  bar?: string;
  /** Whether the bar is met; left out where there is none. */
  good?: boolean;
}

const verdict = ({ good }: Figure) => (good === undefined ? '' : good ? 'ok' : 'OVER');

/** Prints figures as a table in Markdown. */
export function printTable(title: string, figures: Figure[]): void {
  const rows = figures.map((row) => [row.what, row.figure, row.lean ?? '–', row.bar ?? '–', verdict(row)]);
  const table = [['What', 'Portal', 'Lean page', 'Bar', ''], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  const [head = [], ...body] = table;
  console.log([`\n## ${title}\n`, line(head), rule, ...body.map(line)].join('\n'));
}
