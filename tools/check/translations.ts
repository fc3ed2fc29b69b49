import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The Indonesian edition of a page of the book: `button.id.mdx` beside `button.mdx`. */
export const isTranslation = (path: string) => path.endsWith('.id.mdx');

const comment = /\/\*.*?\*\/|<!--.*?-->|(?<=^|\s)(?:\/\/|#)\s[^\n]*/gms;
const block = /^```.*?^```|^import [^\n]+|^#+(?= )|<\/?[A-Z]\w*(?:\s[^<>]*)?>/gms;

/** The words that a translation gives to what its page shows in those of the code: `<Examples words={{ … }} />`. */
const ownWords = /\s+words=\{\{.*?\}\}\s*/s;

/** What a translation has in common with its page, in order: imports, blocks, levels of headings, and code without comments. */
const shapeOf = (page: string): string[] =>
  (page.match(block) ?? []).map((part) =>
    part.startsWith('```') ? part.replace(comment, '').replaceAll(/\s+/g, ' ') : part.replace(ownWords, ' '),
  );

function differenceOf(path: string, english: string, indonesian: string): string[] {
  const [wanted, given] = [shapeOf(english), shapeOf(indonesian)];
  const longer = wanted.length > given.length ? wanted : given;
  const at = longer.findIndex((_, index) => wanted[index] !== given[index]);
  if (at < 0) return [];
  return [`${path}: ${given[at] ?? 'its end'} stands where its page has ${wanted[at] ?? 'its end'}.`];
}

/**
 * Translations that are no longer those of their pages: another heading, block, import or code.
 *
 * @param baseDir Absolute path of a repository of this shape.
 */
export function findOldTranslations(baseDir: string): string[] {
  const read = (path: string) => readFileSync(join(baseDir, path), 'utf8');
  return globSync('{book,packages/*/src}/**/*.id.mdx', { cwd: baseDir })
    .sort()
    .flatMap((path) => {
      const page = path.replace(/\.id\.mdx$/, '.mdx');
      if (!existsSync(join(baseDir, page))) return [`${path} is a translation of no page.`];
      return differenceOf(path, read(page), read(path));
    });
}
