import type { Source } from './source.ts';

/** A node of a syntax tree. */
export interface Node {
  type: string;
  /** Offset of its first character. */
  start: number;
  /** Offset after its last character. */
  end: number;
  parent?: Node;
  source: Source;
  /** Its child nodes in the order of the text. */
  parts: readonly Node[];
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Gives a node and its descendants their parents, parts and source. */
export function prepared(node: Node, source: Source, parent?: Node): void {
  const parts = Object.values(node).flat().filter(isNode);
  Object.assign(node, { source, parent, parts: parts.sort((a, b) => a.start - b.start) });
  for (const each of parts) prepared(each, source, node);
}

/** A node and its descendants. */
export function* within(node: Node): Generator<Node> {
  yield node;
  for (const part of node.parts) yield* within(part);
}

/** A required child of a node, by name. */
export const childAt = (node: Node, key: string): Node => node[key] as Node;

/** An optional child of a node, by name. */
export const maybeAt = (node: Node | undefined, key: string): Node | undefined =>
  (node?.[key] as Node | null | undefined) ?? undefined;

/** A list of children of a node. */
export const listAt = (node: Node | undefined, key: string): readonly Node[] =>
  ((node?.[key] ?? []) as (Node | null)[]).filter((each) => each !== null);

/** The name of an identifier, of a name in JSX, or of a key. */
export const nameOf = (node: Node): string => String(node.name ?? node.value);

const wrappers = /^(ParenthesizedExpression|TS(As|Satisfies|NonNull|Instantiation)Expression)$/;

/** An expression without parentheses, `as`, `satisfies` and type arguments. */
export const bare = (node: Node): Node =>
  wrappers.test(node.type) ? bare(childAt(node, 'expression')) : node;
