import type { Node } from '../check/tree.ts';
import { attributesText, merged, objectText } from './args.ts';
import { type Edit, type Located, printed } from './edits.ts';
import type { Module } from './module.ts';
import { bare, childAt, listAt, maybeAt, nameOf, type Placed, typeArguments, within } from './nodes.ts';
import { entriesOf, meaning, propertiesOf } from './values.ts';

/** A story of a file. */
export interface Story {
  module: Module;
  /** The name of its export. */
  name: string;
  /** Its own properties, or those taken from another story. */
  own: ReadonlyMap<string, Located>;
  /** The properties of the file's `meta`. */
  meta: ReadonlyMap<string, Located>;
  /** The type of its props; undefined if the file has none. */
  props: { type: Located; isComponent: boolean } | undefined;
}

const declaratorsOf = (statement: Node) =>
  listAt(maybeAt(statement, 'declaration') ?? statement, 'declarations');

function metaOf({ program, statements }: Module): { name: string; declarator: Node } | undefined {
  const exported = listAt(program, 'body').find(({ type }) => type === 'ExportDefaultDeclaration');
  const name = exported && nameOf(childAt(exported, 'declaration'));
  const statement = name === undefined ? undefined : statements.get(name);
  const [declarator] = statement ? declaratorsOf(statement) : [];
  return name && declarator ? { name, declarator } : undefined;
}

/** `typeof Button` of `satisfies Meta<typeof Button>`. */
function metaType(declarator: Node): Node | undefined {
  const init = childAt(declarator, 'init');
  const type = init.type === 'TSSatisfiesExpression' ? childAt(init, 'typeAnnotation') : undefined;
  return type && typeArguments(type)[0];
}

/** The argument of `StoryObj<…>`, by the alias that the story is annotated with, if there is one. */
function storyType({ statements }: Module, declarator: Node): Node | undefined {
  const annotation = maybeAt(childAt(declarator, 'id'), 'typeAnnotation');
  const type = annotation && childAt(annotation, 'typeAnnotation');
  const alias = type?.typeName ? statements.get(nameOf(childAt(type, 'typeName'))) : undefined;
  const meant = alias?.type === 'TSTypeAliasDeclaration' ? childAt(alias, 'typeAnnotation') : type;
  return meant && typeArguments(meant)[0];
}

function propsOf(module: Module, meta: { name: string; declarator: Node }, story: Node): Story['props'] {
  const own = storyType(module, story);
  const ofMeta = own?.type === 'TSTypeQuery' && nameOf(childAt(own, 'exprName')) === meta.name;
  const node = ofMeta || !own ? metaType(meta.declarator) : own;
  return node && { type: { module, node }, isComponent: node.type === 'TSTypeQuery' };
}

/** The stories of a file, in their order. */
export function storiesOf(module: Module): Story[] {
  const meta = metaOf(module);
  if (!meta) return [];
  const shared = propertiesOf({ module, node: childAt(meta.declarator, 'init') });
  return [...module.exports.keys()].flatMap((name) => {
    const statement = module.statements.get(name);
    const [declarator] = statement ? declaratorsOf(statement) : [];
    const init = declarator && maybeAt(declarator, 'init');
    if (!init || bare(init).type !== 'ObjectExpression') return [];
    const own = propertiesOf({ module, node: init });
    return [{ module, name, own, meta: shared, props: propsOf(module, meta, declarator) }];
  });
}

/** Names of attributes or properties beside a spread. */
export function besides(parent: Node, element: Node | undefined): Set<string> {
  const names = [...listAt(parent, 'attributes'), ...listAt(parent, 'properties')].flatMap((each) => {
    const name = maybeAt(each, 'name') ?? maybeAt(each, 'key');
    return name ? [nameOf(name)] : [];
  });
  const hasChildren = element?.type === 'JSXElement' && listAt(element, 'children').length > 0;
  return new Set(hasChildren ? [...names, 'children'] : names);
}

/** `meta.args` and `Default.args` are not available to readers, so their values are written out. */
function editOf(module: Module, names: ReadonlySet<string>, { node, around }: Placed): Edit[] {
  if (node.type !== 'MemberExpression' || !isOfStory(names, node)) return [];
  const [parent, outer] = [around.at(-1), around.at(-2)];
  if (parent?.type === 'MemberExpression' && parent.object === node) return [];
  const at = { module, node };
  if (outer && (parent?.type === 'JSXSpreadAttribute' || parent?.type === 'SpreadElement')) {
    const print = parent.type === 'SpreadElement' ? objectText : attributesText;
    const without = besides(outer, around.at(-3));
    return [{ ...parent, text: (printer) => print(printer, merged(entriesOf(at) ?? []), without) }];
  }
  const value = meaning(at);
  return [{ ...node, text: (printer) => (value ? printed(printer, value) : 'undefined') }];
}

function isOfStory(names: ReadonlySet<string>, node: Node): boolean {
  if (node.type === 'Identifier') return names.has(nameOf(node));
  return node.type === 'MemberExpression' && isOfStory(names, childAt(node, 'object'));
}

const done = new WeakMap<Module, Edit[]>();

/** The edits that replace references to stories' args by the values. */
export function storyEdits(module: Module): Edit[] {
  const before = done.get(module);
  if (before) return before;
  const meta = metaOf(module);
  const names = new Set([...storiesOf(module).map(({ name }) => name), ...(meta ? [meta.name] : [])]);
  const edits = meta ? [...within(module.program)].flatMap((placed) => editOf(module, names, placed)) : [];
  done.set(module, edits);
  return edits;
}
