const named = /^import (type )?\{([^}]*)\} from '([^']+)';$/gm;
const statement = /^(?:import|export) [^;]*?from '[^']+';$|^import '[^']+';$/gm;

const namesIn = ([, type = '', names = '']: RegExpMatchArray) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => `${type}${name}`);

/** Adds an import or export, or its names to the import of the same module. The formatter sorts and removes what is unused. */
export function withImport(text: string, added: string): string {
  if (text.includes(added)) return text;
  const ofTypes = added.replace('import * as', 'import type * as');
  if (ofTypes !== added && text.includes(ofTypes)) return text.replace(ofTypes, added);
  const [wanted] = added.matchAll(named);
  const known = wanted && [...text.matchAll(named)].find(([, , , module]) => module === wanted[3]);
  if (known) {
    const names = new Set([...namesIn(known), ...namesIn(wanted)]);
    const kept = [...names].filter(
      (name) => !names.has(name.replace('type ', '')) || !name.startsWith('type '),
    );
    return text.replace(known[0], () => `import { ${kept.join(', ')} } from '${wanted[3]}';`);
  }
  const last = [...text.matchAll(statement)].at(-1);
  if (!last) return `${added}\n${text}`;
  const at = last.index + last[0].length;
  return `${text.slice(0, at)}\n${added}${text.slice(at)}`;
}

/** The imports and exports at the beginning of a part of a template, and what follows. */
export function splitImports(part: string): { imports: string[]; rest: string } {
  const [head = ''] = /^(?:(?:import|export \*)[^;]*;\n)*/.exec(part) ?? [];
  return { imports: head.match(statement) ?? [], rest: part.slice(head.length) };
}

/**
 * Adds an entry at the end of an object, array, interface or function, unless it has it.
 *
 * @param openings How its first line begins: `export const endpoints = {`; where that stands several times, what stands before it first.
 * @throws Error when there is no such line
 */
export function withEntry(text: string, openings: readonly string[], entry: string): string {
  let from = 0;
  for (const opening of openings) {
    from = text.indexOf(opening, from);
    if (from < 0) throw new Error(`there is no “${opening}” to which something could be added.`);
  }
  const [line = '', indent = ''] = /^( *).*/.exec(text.slice(text.lastIndexOf('\n', from) + 1)) ?? [];
  const isOneLine = /[}\]];$/.test(line);
  const end = isOneLine
    ? text.indexOf('\n', from) - 2
    : from + text.slice(from).search(new RegExp(`\n${indent}[}\\]]`));
  if (text.slice(from, end).includes(entry.trim())) return text;
  return `${text.slice(0, end)}${isOneLine ? ', ' : '\n'}${entry}${text.slice(end)}`;
}
