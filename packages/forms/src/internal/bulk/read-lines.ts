/** A line of a table that was pasted or read from a file. */
export interface ReadLine {
  /** The number of the line in the text, from 1. */
  readonly line: number;
  /** What stood there, for people to find it. */
  readonly text: () => string;
  /** Without space around them, and without empty ones at the end. */
  readonly cells: readonly string[];
}

const separators = ['\t', ';', ','] as const;

/** What parts the cells: the first of tab, semicolon and comma that a line has. */
const separatorOf = (text: string) => separators.find((each) => text.includes(each)) ?? ',';

/** Whether a line names the columns: it has words, and no digit. */
const isHead = (cells: readonly string[]) =>
  cells.some((cell) => /\p{L}/u.test(cell)) && !cells.some((cell) => /\d/.test(cell));

const lineBreak = /\r\n|\r|\n/;

/** The parser, which comes when there is a list into which something can be pasted. */
export const fetchReader = () => import('papaparse');

/**
 * Reads a table of a spreadsheet or of a CSV: tabs, semicolons or commas, cells in quotes, any line ends. A line that
 * names the columns, and empty lines, are left out.
 */
export async function readLines(text: string): Promise<ReadLine[]> {
  const { default: papa } = await fetchReader();
  const bare = text.replace(/^\uFEFF/, '');
  const delimiter = separatorOf(bare);
  const { data } = papa.parse<string[]>(bare, { delimiter });
  const lines: ReadLine[] = [];
  let line = 1;
  for (const stood of data) {
    const cells = stood.map((cell) => cell.trim());
    while (cells.at(-1) === '') cells.pop();
    if (cells.length > 0) lines.push({ line, text: () => stood.join(delimiter), cells });
    line += 1;
    for (const cell of stood) if (lineBreak.test(cell)) line += cell.split(lineBreak).length - 1;
  }
  return lines[0] && isHead(lines[0].cells) ? lines.slice(1) : lines;
}
