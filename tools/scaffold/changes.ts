import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files as they will be: nothing is written before all of it is known to fit. */
export interface Changes {
  readonly has: (file: string) => boolean;
  readonly read: (file: string) => string;
  /** @throws Error when the file exists */
  readonly create: (file: string, text: string) => void;
  readonly edit: (file: string, change: (text: string) => string) => void;
  /** Writes everything; gives the files, from the root of the repository. */
  readonly save: () => string[];
}

/** @param baseDir Absolute path of the repository. */
export function startChanges(baseDir: string): Changes {
  const texts = new Map<string, string>();
  const has = (file: string) => texts.has(file) || existsSync(join(baseDir, file));
  const read = (file: string) => texts.get(file) ?? readFileSync(join(baseDir, file), 'utf8');
  return {
    has,
    read,
    create(file, text) {
      if (has(file)) throw new Error(`${file} exists already. Choose another name.`);
      texts.set(file, text);
    },
    edit(file, change) {
      try {
        texts.set(file, change(read(file)));
      } catch (error) {
        throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
      }
    },
    save() {
      for (const [file, text] of texts) {
        mkdirSync(dirname(join(baseDir, file)), { recursive: true });
        writeFileSync(join(baseDir, file), text);
      }
      return [...texts.keys()];
    },
  };
}

/** Adds a statement behind the last import. The formatter sorts them. */
export function withImport(text: string, statement: string): string {
  const last = [...text.matchAll(/^(import|export) [^;]*? from '[^']+';$|^import '[^']+';$/gm)].at(-1);
  const at = last ? last.index + last[0].length : 0;
  return `${text.slice(0, at)}${last ? '\n' : ''}${statement}${last ? '' : '\n'}${text.slice(at)}`;
}

/** Adds names to the import of a module, or the import itself. A name may begin with `type `. */
export function withNames(text: string, module: string, names: readonly string[]): string {
  const statement = [...text.matchAll(/^import (type )?\{([^}]*)\} from '([^']+)';$/gm)].find(
    ([, , , from]) => from === module,
  );
  if (!statement) {
    const types = names.every((name) => name.startsWith('type '));
    const list = names.map((name) => (types ? name.replace('type ', '') : name)).join(', ');
    return withImport(text, `import ${types ? 'type ' : ''}{ ${list} } from '${module}';`);
  }
  const [whole, type = '', inside = ''] = statement;
  const known = inside
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => `${type}${name}`);
  const all = [...new Set([...known, ...names])];
  const list = all.filter((name) => !(name.startsWith('type ') && all.includes(name.replace('type ', ''))));
  return text.replace(whole, `import { ${list.join(', ')} } from '${module}';`);
}

/** @throws Error when it does not stand in the text */
export function withReplaced(text: string, before: string, after: string): string {
  if (!text.includes(before)) throw new Error(`there is no “${before.trim()}”.`);
  return text.replace(before, after);
}

/** A text as a literal. */
export const quoted = (text: string) => `'${text.replaceAll("'", String.raw`\'`)}'`;

/**
 * Adds an entry at the end of an object, array or interface that stands in lines of its own.
 *
 * @param opening How its first line begins: `export const endpoints = {`.
 * @throws Error when there is no such line
 */
export function withEntry(text: string, opening: string, entry: string): string {
  const from = text.indexOf(opening);
  const indent = from < 0 ? '' : (/[ ]*$/.exec(text.slice(0, from))?.[0] ?? '');
  const end = new RegExp(`\n${indent}[}\\]]`).exec(text.slice(Math.max(from, 0)));
  if (from < 0 || !end) throw new Error(`there is no “${opening}” to which something could be added.`);
  const at = from + end.index;
  return `${text.slice(0, at)}\n${entry}${text.slice(at)}`;
}

/** The line of a page in `.storybook/search-words.ts`: what people look for it by, in Indonesian and in English. */
export const searchWordsOf = (title: string, words: string): string =>
  `  '${title}': ['kata yang dicari', '${words.toLowerCase()}'],`;
