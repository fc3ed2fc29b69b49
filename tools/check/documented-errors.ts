import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { snippetsIn } from './snippets.ts';

/** The page of the book that explains errors: it quotes each message in a block of text. */
const page = 'book/start/errors.mdx';

const made = /new \w*Error\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;

/** The messages of the errors in a source; `…` replaces variable parts. */
const errorsIn = (source: string): string[] =>
  [...source.matchAll(made)].map(([, , text = '']) =>
    text.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '…').replaceAll(/\\(.)/g, '$1'),
  );

/** Errors of the published sources that the book does not explain. */
export function findUndocumentedErrors(root: string): string[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const blocks = snippetsIn(read(page)).filter(({ language }) => language === 'text');
  const told = new Set(blocks.map(({ code }) => code.trim()));
  return globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(test|stories)\.tsx?$|\/src\/(testing|hooks\/testing)\//.test(file))
    .flatMap((file) => errorsIn(read(file)).map((sentence) => ({ file, sentence })))
    .filter(({ sentence }) => !told.has(sentence))
    .map(({ file, sentence }) => `${file}: ${page} has no section with “${sentence}”.`);
}
