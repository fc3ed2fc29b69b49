import type { Node } from '../check/tree.ts';
import { type Edit, printed } from './edits.ts';
import type { Module } from './module.ts';
import { bare, childAt, listAt, maybeAt, nameOf, type Placed, typeArguments, within } from './nodes.ts';
import { declarationOf } from './origin.ts';

/** Replaces a spy: prints its arguments. */
const log = 'console.log';

const isFake = ({ imports }: Module, name: string) => {
  const imported = imports.get(name);
  return imported?.from === 'storybook/test' && imported.name === 'fn';
};

function isInLanguages(module: Module, name: string): boolean {
  const origin = module.imports.has(name) ? declarationOf(module, name) : undefined;
  return origin !== undefined && 'file' in origin && origin.file.endsWith('/testing/say.ts');
}

/** Names of a module for `fn`, and for results of `fn()` without arguments. */
interface Fakes {
  makers: ReadonlySet<string>;
  made: ReadonlySet<string>;
}

function fakesOf(module: Module): Fakes {
  const makers = new Set([...module.imports.keys()].filter((name) => isFake(module, name)));
  const made = new Set<string>();
  for (const statement of module.statements.values())
    for (const each of listAt(statement, 'declarations')) {
      const init = maybeAt(each, 'init');
      const id = childAt(each, 'id');
      if (!init || id.type !== 'Identifier') continue;
      if (init.type === 'TSInstantiationExpression' && makers.has(nameOf(childAt(init, 'expression'))))
        makers.add(nameOf(id));
      if (isCallOf(makers, init) && listAt(init, 'arguments').length === 0) made.add(nameOf(id));
    }
  return { makers, made };
}

const isCallOf = (names: ReadonlySet<string>, node: Node) =>
  node.type === 'CallExpression' && names.has(nameOf(childAt(node, 'callee')));

/** The text of a string, even of one in two languages; undefined for other expressions. */
export function stringOf(module: Module, node: Node): string | undefined {
  const value = bare(node);
  if (value.type === 'Literal') return typeof value.value === 'string' ? value.value : undefined;
  const [first] = listAt(value, 'arguments');
  const isCall = value.type === 'CallExpression' && isInLanguages(module, nameOf(childAt(value, 'callee')));
  return isCall && first ? stringOf(module, first) : undefined;
}

/** A string as an attribute's value in JSX. */
export const attributeText = (text: string): string =>
  /["\\\n&]/.test(text) ? `{${JSON.stringify(text)}}` : `"${text}"`;

/** A string as a child in JSX. */
export const childText = (text: string): string =>
  /[{}<>&\n]|^\s|\s$|^$/.test(text) ? `{${JSON.stringify(text)}}` : text;

function editOf(module: Module, fakes: Fakes, { node, around }: Placed): Edit[] {
  const parent = around.at(-1);
  if (isCallOf(fakes.makers, node)) {
    const [given] = listAt(node, 'arguments');
    const [type] = typeArguments(node);
    const call: Edit = {
      start: node.start,
      end: node.end,
      text: (printer) => (given ? printed(printer, { module, node: given }) : log),
    };
    const id = parent?.type === 'VariableDeclarator' ? childAt(parent, 'id') : undefined;
    if (!id || !type || maybeAt(id, 'typeAnnotation')) return [call];
    return [
      call,
      { start: id.end, end: id.end, text: (printer) => `: ${printed(printer, { module, node: type })}` },
    ];
  }
  if (node.type === 'JSXAttribute' && nameOf(childAt(node, 'name')) === 'data-posed')
    return [{ start: node.start, end: node.end, text: () => '' }];
  if (node.type === 'CallExpression' && isInLanguages(module, nameOf(childAt(node, 'callee'))))
    return languageEdit(module, node, around);
  return [];
}

function languageEdit(module: Module, node: Node, around: readonly Node[]): Edit[] {
  const [parent, outer] = [around.at(-1), around.at(-2)];
  const [first] = listAt(node, 'arguments');
  if (!first) return [];
  const text = stringOf(module, first);
  if (text === undefined || parent?.type !== 'JSXExpressionContainer')
    return [
      { start: node.start, end: node.end, text: (printer) => printed(printer, { module, node: first }) },
    ];
  const shown = outer?.type === 'JSXAttribute' ? attributeText(text) : childText(text);
  return [{ start: parent.start, end: parent.end, text: () => shown }];
}

function madeEdits({ mentions, statements, program }: Module, { made }: Fakes): Edit[] {
  const declared = new Set([...made].map((name) => statements.get(name)?.start));
  const shorthand = new Set(
    [...within(program)]
      .filter(({ node }) => node.type === 'Property' && node.shorthand === true)
      .map(({ node }) => node.start),
  );
  return mentions
    .filter(({ name, start }) => made.has(name) && !declared.has(start))
    .map(({ name, start }) => ({
      start,
      end: start + name.length,
      text: () => (shorthand.has(start) ? `${name}: ${log}` : log),
    }));
}

/** Comments for tools, such as why a linter rule is ignored or that a call is pure. */
function commentEdits({ comments, source }: Module): Edit[] {
  return comments
    .filter(({ value }) => /^\s*biome-ignore|@__PURE__/.test(value))
    .map(({ start, end }) => ({
      start,
      end: end + (source.slice(end).match(/^\s+/)?.[0].length ?? 0),
      text: () => '',
    }));
}

const done = new WeakMap<Module, Edit[]>();

/** The edits that remove code for tests and tools from a module. */
export function omitted(module: Module): Edit[] {
  const before = done.get(module);
  if (before) return before;
  const fakes = fakesOf(module);
  const edits = [
    ...[...within(module.program)].flatMap((placed) => editOf(module, fakes, placed)),
    ...madeEdits(module, fakes),
    ...commentEdits(module),
  ];
  done.set(module, edits);
  return edits;
}
