import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tags of TSDoc that doc comments may use; `@alpha` and `@beta` mark names that are not stable yet. */
const known = 'alpha|beta|default|deprecated|example|link|param|returns|throws';
const wrong = new RegExp(
  `(?:^\\s*(?:/\\*)?\\*+\\s*|\\{)@((?!(?:${known})\\b)[a-z]\\w*|default undefined)`,
  'i',
);

/** Tags of doc comments that nothing reads, and defaults that say nothing: one line each. */
export const findUnknownTags = (baseDir: string): string[] =>
  globSync('packages/*/src/**/*.{ts,tsx}', { cwd: baseDir })
    .sort()
    .flatMap((file) =>
      readFileSync(join(baseDir, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const tag = wrong.exec(line)?.[1];
          return tag ? [`${file}:${index + 1}: @${tag} says nothing.`] : [];
        }),
    );
