import type { Located } from './edits.ts';
import { moduleOf } from './module.ts';
import { bare, childAt, listAt, maybeAt, nameOf } from './nodes.ts';
import { declarationOf } from './origin.ts';

/** A property of an object that is written out, or an object that is spread there. */
export type Entry = { name: string; value: Located } | { spread: Located };

export const isSpread = (entry: Entry): entry is { spread: Located } => 'spread' in entry;

/** The initial expression of a constant, wherever it is declared. */
function initialOf({ module, node }: Located): Located | undefined {
  const origin = declarationOf(module, nameOf(node));
  if (!origin || !('file' in origin)) return undefined;
  const home = moduleOf(origin.file);
  const statement = home.statements.get(origin.name);
  const declaration = statement && (maybeAt(statement, 'declaration') ?? statement);
  if (declaration?.type === 'FunctionDeclaration') return { module: home, node: declaration };
  const found =
    declaration && listAt(declaration, 'declarations').find(({ id }) => nameOf(id as never) === origin.name);
  const init = found && maybeAt(found, 'init');
  return init && { module: home, node: init };
}

/** Resolves names and members of constants to their expression. */
export function meaning({ module, node }: Located): Located | undefined {
  const value = bare(node);
  if (value.type === 'Identifier') {
    const initial = initialOf({ module, node: value });
    return initial && meaning(initial);
  }
  if (value.type !== 'MemberExpression' || value.computed === true) return { module, node: value };
  const found = propertiesOf({ module, node: childAt(value, 'object') }).get(
    nameOf(childAt(value, 'property')),
  );
  return found && meaning(found);
}

/** The entries of an object literal, resolved through names; undefined for other expressions. */
export function entriesOf(at: Located): Entry[] | undefined {
  const object = meaning(at);
  if (object?.node.type !== 'ObjectExpression') return undefined;
  const { module } = object;
  return listAt(object.node, 'properties').map((each) =>
    each.type === 'SpreadElement'
      ? { spread: { module, node: childAt(each, 'argument') } }
      : { name: nameOf(childAt(each, 'key')), value: { module, node: childAt(each, 'value') } },
  );
}

/** The properties of an object, including those of spread objects; of several with one name the last. */
export function propertiesOf(at: Located): ReadonlyMap<string, Located> {
  const all = new Map<string, Located>();
  for (const entry of entriesOf(at) ?? [])
    if (isSpread(entry)) for (const [name, value] of propertiesOf(entry.spread)) all.set(name, value);
    else all.set(entry.name, entry.value);
  return all;
}
