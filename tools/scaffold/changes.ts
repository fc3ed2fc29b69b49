import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Eta } from 'eta';
import { type Name, withName } from './names.ts';

/** Files as they will be: nothing is written before all of it is known to fit. */
export interface Changes {
  readonly has: (file: string) => boolean;
  /** The text of a file; empty where there is none. */
  readonly read: (file: string) => string;
  readonly edit: (file: string, change: (text: string) => string) => void;
  /**
   * Does what a template says. Its parts begin with a line that says where they go:
   *
   * - `==> create file`: a new file, an error where it exists
   * - `==> append file`: at the end of a file, unless it has it
   * - `==> into file | opening`: at the end of the object whose first line begins so, unless it has it
   *
   * Imports at the beginning of a part go to the beginning of the file, where the formatter merges them.
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

/** @throws Error when there is no such opening */
function withEntry(file: string, text: string, opening: string, entry: string): string {
  const from = text.indexOf(opening);
  if (from < 0) throw new Error(`${file}: there is no “${opening}” to which something could be added.`);
  const [indent = ''] = /^ */.exec(text.slice(text.lastIndexOf('\n', from) + 1)) ?? [];
  const end = from + text.slice(from).search(new RegExp(`\n${indent}[}\\]]`));
  return text.slice(from, end).includes(entry.trim())
    ? text
    : `${text.slice(0, end)}\n${entry}${text.slice(end)}`;
}

/** @param baseDir Absolute path of the repository. */
export function startChanges(baseDir: string): Changes {
  const texts = new Map<string, string>();
  const has = (file: string) => texts.has(file) || existsSync(join(baseDir, file));
  const read = (file: string) =>
    texts.get(file) ?? (has(file) ? readFileSync(join(baseDir, file), 'utf8') : '');

  function apply(part: string) {
    const [head = ''] = part.split('\n', 1);
    const [place = '', opening = ''] = head.split(' | ');
    const [verb = '', file = ''] = place.split(' ');
    if (verb === 'create' && has(file)) throw new Error(`${file} exists already. Choose another name.`);
    const text = read(file);
    const body = part.slice(head.length + 1);
    const [imports = ''] = /^(?:import .*\n)*/.exec(body) ?? [];
    const added = imports.split(/(?<=\n)/).filter((line) => !text.includes(line));
    const rest = body.slice(imports.length).trimEnd();
    const changed =
      verb === 'into'
        ? withEntry(file, text, opening, rest)
        : text.includes(rest.trim())
          ? text
          : `${text}${rest}\n`;
    texts.set(file, added.join('') + changed);
  }

  return {
    has,
    read,
    edit: (file, change) => void texts.set(file, change(read(file))),
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

/** The name of the next migration, such as `0020-postal-parcel`; its number is the one behind the newest. */
export function nextMigration(changes: Changes, { kebab }: Name): string {
  const list = changes.read('apps/server/src/core/db/migrations/index.ts');
  const numbers = [...list.matchAll(/^ {2}'(\d{4})-/gm)].map(([, number]) => Number(number));
  return `${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}-${kebab}`;
}
