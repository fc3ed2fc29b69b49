/** One figure beside its bar. */
export interface Figure {
  what: string;
  /** As it is to be read, with its unit. */
  figure: string;
  /** The same for what is fetched for pages that may come next. */
  ahead?: string;
  /** The yardstick measured in the same run. */
  lean?: string;
  bar?: string;
  /** Whether the bar is met; left out where there is none. */
  good?: boolean;
}

const verdict = ({ good }: Figure) => (good === undefined ? '' : good ? 'ok' : 'OVER');

/** Prints figures as a table in Markdown. Columns that no figure fills are left out. */
export function printTable(title: string, figures: Figure[], subject = 'Portal'): void {
  const columns: [head: string, cell: (figure: Figure) => string | undefined][] = [
    ['What', ({ what }) => what],
    [subject, ({ figure }) => figure],
    ['Fetched ahead', ({ ahead }) => ahead],
    ['Lean page', ({ lean }) => lean],
    ['Bar', ({ bar }) => bar],
    ['', verdict],
  ];
  const filled = columns.filter(([, cell]) => figures.some(cell));
  const rows = figures.map((figure) => filled.map(([, cell]) => cell(figure) ?? '–'));
  const table = [filled.map(([head]) => head), ...rows];
  const widths = filled.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  const [head = [], ...body] = table;
  console.log([`\n## ${title}\n`, line(head), rule, ...body.map(line)].join('\n'));
}
