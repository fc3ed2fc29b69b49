import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Eta } from 'eta';
import { splitImports, withEntry, withImport } from './edits.ts';
import { type Name, withName } from './names.ts';

/** Files as they will be: nothing is written before all of it is known to fit. */
export interface Changes {
  readonly has: (file: string) => boolean;
  /** The text of a file; empty where there is none. */
  readonly read: (file: string) => string;
  /** @throws Error with the name of the file */
  readonly edit: (file: string, change: (text: string) => string) => void;
  /**
   * Does what a template says. Its parts begin with a line that says where they go:
   *
   * - `==> create file`: a new file, an error where it exists; `==> once file`: a new file unless it exists
   * - `==> append file`: at the end of a file
   * - `==> into file | opening`: at the end of the object whose line begins so (`opening | opening` where the first is not enough)
   *
   * Imports at the beginning of a part join those of the file.
   *
   * @param names By role: a name of the role `call` stands in place of `my-call`, `myCall`, `MyCall`, `my_call` and `My call`.
   * @param data What the code between `<%` and `%>` reads.
   */
  readonly render: (template: string, names: Readonly<Record<string, Name>>, data?: object) => void;
  /** Writes everything; gives the files, from the root of the repository. */
  readonly save: () => string[];
}

const eta = new Eta({ useWith: true, autoEscape: false, autoTrim: false });
/** Lines that hold nothing but a condition or a loop leave no line behind. */
const controlLine = /^[ \t]*(<%(?!=)(?:(?!%>).)*%>)[ \t]*\n/gm;

/** @param baseDir Absolute path of the repository. */
export function startChanges(baseDir: string): Changes {
  const texts = new Map<string, string>();
  const has = (file: string) => texts.has(file) || existsSync(join(baseDir, file));
  const read = (file: string) =>
    texts.get(file) ?? (has(file) ? readFileSync(join(baseDir, file), 'utf8') : '');
  const edit: Changes['edit'] = (file, change) => {
    try {
      texts.set(file, change(read(file)));
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
    }
  };

  function apply(part: string) {
    const [head = ''] = part.split('\n', 1);
    const [place = '', ...openings] = head.split(' | ');
    const [verb = '', file = ''] = place.split(' ');
    if (verb === 'create' && has(file)) throw new Error(`${file} exists already. Choose another name.`);
    if (verb === 'once' && has(file)) return;
    const { imports, rest } = splitImports(part.slice(head.length + 1));
    edit(file, (text) => {
      const imported = imports.reduce(withImport, text);
      if (rest.trim() === '') return imported;
      if (verb === 'into') return withEntry(imported, openings, rest.trimEnd());
      return `${imported}\n${rest.trimEnd()}\n`;
    });
  }

  return {
    has,
    read,
    edit,
    render(template, names, data = {}) {
      const source = readFileSync(join(import.meta.dirname, `templates/${template}.eta`), 'utf8');
      const spelled = Object.entries(names).reduce(
        (text, [role, name]) => withName(text, role, name),
        source,
      );
      const text = eta.renderString(spelled.replaceAll(controlLine, '$1'), data);
      for (const part of text.split(/^==> /m).slice(1)) apply(part);
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

const migrations = 'apps/server/src/core/db/migrations';

/** The name of the next migration, such as `0020-postal-parcel`; its number is the one behind the newest. */
export function nextMigration(changes: Changes, { kebab }: Name): string {
  const numbers = [...changes.read(`${migrations}/index.ts`).matchAll(/^ {2}'(\d{4})-/gm)].map(([, number]) =>
    Number(number),
  );
  return `${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}-${kebab}`;
}
