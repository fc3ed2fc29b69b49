import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const fenced = /^( *)```.*?^\1```$/gms;

/** Lines of a page with a table of Markdown. */
export const tablesIn = (text: string): number[] =>
  text
    .replaceAll(fenced, (code) => code.replaceAll(/[^\n]/g, ''))
    .split('\n')
    .flatMap((line, index) => (/^\s*\|.*\|\s*$/.test(line) ? [index + 1] : []));

/** Tables that pages of the book would show as plain text, because its Markdown has no tables. */
export const findBookTables = (root: string): string[] =>
  globSync(['book/**/*.mdx', 'packages/*/src/**/*.mdx'], { cwd: root }).flatMap((page) =>
    tablesIn(readFileSync(join(root, page), 'utf8')).map(
      (line) => `${page}:${line} is a table of Markdown, which is not drawn. Use Rows of book/blocks.`,
    ),
  );
