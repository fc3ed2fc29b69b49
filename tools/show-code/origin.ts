import { publishedPackages } from '../lib/packages.ts';
import { bare, childAt, listAt, maybeAt, type Node, nameOf } from './nodes.ts';
import { type Name, sourceOf } from './source.ts';

/** Whether a name is declared in one of our files, not in a package. */
export const isOurs = ({ from }: Name): boolean => from.startsWith('/');

/** Follows a name to where it is declared; undefined if no file exports it. */
export function originOf(given: Name): Name | undefined {
  if (!isOurs(given)) return given;
  const { exports, imports, stars } = sourceOf(given.from);
  const exported = exports.get(given.name);
  if (exported?.from) return originOf(exported);
  if (exported) {
    const imported = imports.get(exported.name);
    return imported ? originOf(imported) : { from: given.from, name: exported.name };
  }
  return stars
    .map((from) => ({ from, name: given.name }))
    .filter(isOurs)
    .map(originOf)
    .find(Boolean);
}

/** Where the name of a node is declared. */
export function declarationOf(node: Node): Name | undefined {
  const name = nameOf(node);
  const imported = node.source.imports.get(name);
  return imported ? originOf(imported) : { from: node.source.file, name };
}

const entries = new Map(
  publishedPackages().flatMap(({ name: pkg, entries: all }) =>
    all.map(([subpath, file]) => [`${pkg}${subpath.slice(1)}`, file] as const),
  ),
);

function namesOf(file: string): string[] {
  const { exports, stars } = sourceOf(file);
  return [...exports.keys(), ...stars.filter((from) => from.startsWith('/')).flatMap(namesOf)];
}

const keyOf = ({ from, name }: Name) => `${from}#${name}`;

let published: Map<string, Name> | undefined;

function readPublished(): Map<string, Name> {
  const found = new Map<string, Name>();
  for (const [from, file] of entries)
    for (const name of namesOf(file)) {
      const origin = originOf({ from: file, name });
      if (origin && isOurs(origin) && !found.has(keyOf(origin))) found.set(keyOf(origin), { from, name });
    }
  return found;
}

/** The public import of a declaration; undefined if no package exports it. */
export function publicName(origin: Name): Name | undefined {
  if (!isOurs(origin)) return origin;
  published ??= readPublished();
  return published.get(keyOf(origin));
}

/** Where a public name is declared. */
export function originOfPublic({ from, name }: Name): Name | undefined {
  const file = entries.get(from);
  return file === undefined ? undefined : originOf({ from: file, name });
}

/** Resolves names and members of constants to their expression. */
export function meaning(node: Node): Node | undefined {
  const value = bare(node);
  if (value.type === 'MemberExpression') {
    const found = propertiesOf(childAt(value, 'object')).get(nameOf(childAt(value, 'property')));
    return found && meaning(found);
  }
  if (value.type !== 'Identifier') return value;
  const origin = declarationOf(value);
  const statement = origin && isOurs(origin) ? sourceOf(origin.from).statements.get(origin.name) : undefined;
  const declaration = maybeAt(statement, 'declaration') ?? statement;
  if (declaration?.type === 'FunctionDeclaration') return declaration;
  const found = listAt(declaration, 'declarations').find(({ id }) => nameOf(id as Node) === origin?.name);
  const init = maybeAt(found, 'init');
  return init && meaning(init);
}

/** The properties of an object, with those of spread objects; of several with one name the last. */
export function propertiesOf(node: Node | undefined): ReadonlyMap<string, Node> {
  const all = new Map<string, Node>();
  for (const each of listAt(node && meaning(node), 'properties')) {
    if (each.type !== 'SpreadElement') {
      all.set(nameOf(childAt(each, 'key')), childAt(each, 'value'));
      continue;
    }
    const spread = childAt(each, 'argument');
    if (meaning(spread)?.type !== 'ObjectExpression') all.set(`...${spread.start}`, spread);
    for (const [name, value] of propertiesOf(spread)) all.set(name, value);
  }
  return all;
}
