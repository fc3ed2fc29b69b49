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

/** Prints figures as a table in Markdown. The lean page has a column where it was measured. */
export function printTable(title: string, figures: Figure[], subject = 'Portal'): void {
  const beside = figures.some(({ lean }) => lean);
  const cells = (what: string, figure: string, lean: string, bar: string, good: string) =>
    beside ? [what, figure, lean, bar, good] : [what, figure, bar, good];
  const rows = figures.map((row) =>
    cells(row.what, row.figure, row.lean ?? '–', row.bar ?? '–', verdict(row)),
  );
  const table = [cells('What', subject, 'Lean page', 'Bar', ''), ...rows];
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  const [head = [], ...body] = table;
  console.log([`\n## ${title}\n`, line(head), rule, ...body.map(line)].join('\n'));
}
