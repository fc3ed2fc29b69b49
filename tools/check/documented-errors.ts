import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { snippetsIn } from './snippets.ts';

/** The page of the book that explains errors. */
const page = 'book/start/errors.mdx';

const made = /new \w*Error\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;

/** The messages of the errors in a source; `…` replaces variable parts. */
export const errorsIn = (source: string): string[] =>
  [...source.matchAll(made)].map(([, , text = '']) =>
    text.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '…').replaceAll(/\\(.)/g, '$1'),
  );

/** Messages that no section of the page quotes. */
export function undocumented(sentences: readonly string[], text: string): string[] {
  const told = new Set(
    snippetsIn(text)
      .filter(({ language }) => language === 'text')
      .map(({ code }) => code.trim()),
  );
  return sentences.filter((sentence) => !told.has(sentence));
}

/** Errors of the published sources that the book does not explain. */
export function findUndocumentedErrors(root: string): string[] {
  const text = readFileSync(join(root, page), 'utf8');
  return globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(test|stories)\.tsx?$|\/src\/(testing|hooks\/testing)\//.test(file))
    .flatMap((file) =>
      undocumented(errorsIn(readFileSync(join(root, file), 'utf8')), text).map(
        (sentence) => `${file}: ${page} has no section with “${sentence}”.`,
      ),
    );
}
