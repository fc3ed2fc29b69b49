import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTranslation } from './translations.ts';

/** A text of the interface in both languages. */
export interface Twins {
  indonesian: string;
  english: string;
}

type Dictionary = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The messages of a dictionary, each with that of the English one. */
export const twinsIn = (id: Dictionary, en: Dictionary): Twins[] =>
  Object.entries(id).flatMap(([group, messages]) =>
    Object.entries(messages).map(([key, indonesian]) => ({ indonesian, english: en[group]?.[key] ?? '' })),
  );

const sample = /\bsay\(\s*'((?:\\.|[^'\\])*)',\s*'((?:\\.|[^'\\])*)'/g;

/** The texts of the specimens: `say('Laut', 'Sea')`. */
function samplesIn(baseDir: string): Twins[] {
  return globSync('{book,packages/*/src}/**/*.{ts,tsx}', { cwd: baseDir }).flatMap((path) =>
    [...readFileSync(join(baseDir, path), 'utf8').matchAll(sample)].map(
      ([, indonesian = '', english = '']) => ({ indonesian, english }),
    ),
  );
}

const placeholder = /\{\w+\}/;
const wordsOf = (message: string) => message.split(placeholder).join('');

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Matches the message with any values: “Hapus baris …” of `Hapus baris {row}`. */
const asQuoted = (message: string) =>
  new RegExp(`^${message.split(placeholder).map(escaped).join('.+')}$`, 'i');

const code = /^```.*?^```|`[^`\n]*`/gms;
const quote = /“([^“”]+)”|"([^"\n]+)"/g;
const docComment = /\/\*\*.*?\*\//gs;

/** What the book shows of a file: a page, or the doc comments of a module, which tables of props quote. */
const proseOf = (path: string, text: string): string =>
  path.endsWith('.mdx')
    ? text
    : [...text.matchAll(docComment)].map(([comment]) => comment.replaceAll(/\n\s*\*/g, '\n')).join('\n');

/** What a text quotes, without its code. */
const quotesIn = (text: string): string[] =>
  [...text.replace(code, '').matchAll(quote)].map(([, curly, straight]) =>
    (curly ?? straight ?? '').replaceAll(/\s+/g, ' ').trim(),
  );

const unpublished = ['**/*.{stories,examples,test}.*', '**/{testing,test-utils,messages}/**'];

/**
 * Texts of the interface that an English page of the book, or a doc comment of a component, quotes in Indonesian: beside
 * them the reader sees the English ones. A word that is meant as Indonesian has its gloss inside the quotation: “Dikirim (Sent)”.
 *
 * @param baseDir Absolute path of a repository of this shape.
 * @param messages The messages of its dictionaries; the texts of its specimens are added.
 */
export function findIndonesianQuotes(baseDir: string, messages: readonly Twins[]): string[] {
  const twins = [...messages, ...samplesIn(baseDir)].filter(
    ({ indonesian, english }) => indonesian !== english && /\p{L}{2}/u.test(wordsOf(indonesian)),
  );
  const english = new Set(twins.map((pair) => pair.english));
  // The most words first: they say most about what is quoted.
  const patterns = twins
    .sort((one, other) => wordsOf(other.indonesian).length - wordsOf(one.indonesian).length)
    .map((pair) => ({ ...pair, pattern: asQuoted(pair.indonesian) }));
  return [
    ...globSync('{book,packages/*/src}/**/*.mdx', { cwd: baseDir }).filter((path) => !isTranslation(path)),
    ...globSync('packages/{ui,forms}/src/**/*.{ts,tsx}', { cwd: baseDir, exclude: unpublished }),
  ]
    .sort()
    .flatMap((path) =>
      quotesIn(proseOf(path, readFileSync(join(baseDir, path), 'utf8')))
        .filter((text) => !english.has(text))
        .flatMap((text) => {
          const twin = patterns.find(({ pattern }) => pattern.test(text));
          return twin ? [`${path} quotes “${text}”; its English reader sees “${twin.english}”.`] : [];
        }),
    );
}
