import { type Located, printed } from './edits.ts';
import { bare, childAt, isElement, listAt, maybeAt, nameOf } from './nodes.ts';
import { attributeText, childText, stringOf } from './omitted.ts';
import type { Printer } from './printer.ts';
import { type Entry, entriesOf, isSpread } from './values.ts';

const none: ReadonlySet<string> = new Set();

function namesIn(entry: Entry): string[] {
  return isSpread(entry) ? (entriesOf(entry.spread) ?? []).flatMap(namesIn) : [entry.name];
}

/** Whether a spread must be written out: another entry has one of its names, or it is a story's, which readers do not have. */
function isOpened(entry: { spread: Located }, entries: readonly Entry[]): boolean {
  if (bare(entry.spread.node).type === 'MemberExpression') return true;
  const others = new Set(entries.filter((each) => each !== entry).flatMap(namesIn));
  return namesIn(entry).some((name) => others.has(name));
}

/** Entries with each name once: the last value, in the position of the first. */
export function merged(entries: readonly Entry[]): Entry[] {
  const opened = entries.flatMap((entry) => {
    const inside = isSpread(entry) && isOpened(entry, entries) ? entriesOf(entry.spread) : undefined;
    return inside ? merged(inside) : [entry];
  });
  const named = new Map<string, Entry>();
  for (const [index, entry] of opened.entries()) named.set(isSpread(entry) ? `…${index}` : entry.name, entry);
  return [...named.values()];
}

/** The entry of a name, if it is written out. */
export const entryOf = (entries: readonly Entry[], name: string): Located | undefined =>
  entries.flatMap((entry) => (!isSpread(entry) && entry.name === name ? [entry.value] : []))[0];

function attribute(printer: Printer, entry: Entry): string {
  if (isSpread(entry)) return `{...${printed(printer, entry.spread)}}`;
  const { name, value } = entry;
  const node = bare(value.node);
  if (node.type === 'Literal' && node.value === true) return name;
  const string = stringOf(value.module, node);
  return `${name}=${string === undefined ? `{${printed(printer, value)}}` : attributeText(string)}`;
}

const wanted = (without: ReadonlySet<string>) => (entry: Entry) =>
  isSpread(entry) || !without.has(entry.name);

/** Entries as attributes of an element. */
export const attributesText = (printer: Printer, entries: readonly Entry[], without = none): string =>
  entries
    .filter(wanted(without))
    .map((entry) => attribute(printer, entry))
    .join(' ');

/** Entries as properties of an object. */
export const objectText = (printer: Printer, entries: readonly Entry[], without = none): string =>
  entries
    .filter(wanted(without))
    .map((entry) => {
      if (isSpread(entry)) return `...${printed(printer, entry.spread)}`;
      const value = printed(printer, entry.value);
      return value === entry.name
        ? value
        : `${/^[\w$]+$/.test(entry.name) ? entry.name : `'${entry.name}'`}: ${value}`;
    })
    .join(', ');

/** The prop `children` as it is written between an element's tags. */
export function childrenText(printer: Printer, at: Located): string {
  const { module } = at;
  const node = bare(at.node);
  const string = stringOf(module, node);
  if (string !== undefined) return childText(string);
  if (node.type === 'JSXFragment') {
    const start = childAt(node, 'openingFragment').end;
    return printer.text({ module, start, end: childAt(node, 'closingFragment').start });
  }
  if (isElement(node)) return printed(printer, { module, node }, withoutKey(at));
  if (node.type === 'ArrayExpression')
    return listAt(node, 'elements')
      .map((each) => childrenText(printer, { module, node: each }))
      .join('\n');
  return `{${printed(printer, at)}}`;
}

/** Elements of an array have keys, which siblings do not need. */
function withoutKey({ node }: Located) {
  const opening = maybeAt(bare(node), 'openingElement');
  const keys = opening ? listAt(opening, 'attributes') : [];
  return keys
    .filter((each) => each.type === 'JSXAttribute' && nameOf(childAt(each, 'name')) === 'key')
    .map(({ start, end }) => ({ start, end, text: () => '' }));
}
