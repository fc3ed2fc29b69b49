import { childrenOf, type Node } from '../check/tree.ts';

/** A node of the syntax tree with its ancestors, the outermost first. */
export interface Placed {
  node: Node;
  around: readonly Node[];
}

/** A node and its descendants. */
export function* within(node: Node, around: readonly Node[] = []): Generator<Placed> {
  yield { node, around };
  for (const child of childrenOf(node)) yield* within(child, [...around, node]);
}

/** A required child of a node, by name. */
export const childAt = (node: Node, key: string): Node => node[key] as Node;

/** An optional child of a node, by name. */
export const maybeAt = (node: Node, key: string): Node | undefined =>
  (node[key] as Node | null | undefined) ?? undefined;

/** A list of children of a node. */
export const listAt = (node: Node, key: string): readonly Node[] =>
  ((node[key] ?? []) as (Node | null)[]).filter((each) => each !== null);

/** The name of an identifier, of a name in JSX, or of a key. */
export const nameOf = (node: Node): string => String(node.name ?? node.value);

const wrappers = new Set([
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
]);

/** An expression without parentheses, `as` and `satisfies`. */
export const bare = (node: Node): Node =>
  wrappers.has(node.type) ? bare(childAt(node, 'expression')) : node;

/** Whether an expression is an element or a fragment. */
export const isElement = ({ type }: Node): boolean => type === 'JSXElement' || type === 'JSXFragment';

/** The type arguments of a call, a reference or an instantiation. */
export const typeArguments = (node: Node): readonly Node[] => {
  const given = maybeAt(node, 'typeArguments') ?? maybeAt(node, 'typeParameters');
  return given ? listAt(given, 'params') : [];
};
