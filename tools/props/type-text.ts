import ts from 'typescript-api';
import type { TypeText } from './data.ts';
import { type Reader, symbolOf } from './reader.ts';
import { asWritten, spelledOut, withoutUndefined } from './spell-out.ts';

const printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: true });
const nowhere = ts.createSourceFile('type.ts', '', ts.ScriptTarget.ES2024);

const printed = (node: ts.Node): string =>
  printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile?.() ?? nowhere)
    .replace(/\s+/g, ' ')
    .replace(/; \}/g, ' }');

/** Whether a type is readable as written; others, such as `StoredFile['onOpen']`, must be resolved. */
export function isPlain(node: ts.Node, reader: Reader): boolean {
  if (ts.isTypeReferenceNode(node)) {
    const symbol = symbolOf(node.typeName, reader);
    if (!symbol || (symbol.flags & ts.SymbolFlags.TypeParameter && !reader.given.has(symbol))) return false;
  }
  const isWorkedOut =
    ts.isIndexedAccessTypeNode(node) ||
    ts.isTypeQueryNode(node) ||
    ts.isTypeOperatorNode(node) ||
    ts.isConditionalTypeNode(node) ||
    ts.isMappedTypeNode(node);
  if (isWorkedOut && !(ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.ReadonlyKeyword))
    return false;
  return !ts.forEachChild(node, (child) => !isPlain(child, reader) || undefined);
}

/** Prints nodes of a type, and collects the shapes in it. */
export function textOf(node: ts.TypeNode, reader: Reader, optional = false): TypeText {
  const links: Record<string, string> = {};
  const spelled = spelledOut(node, reader, (name, symbol) => {
    links[name] = reader.shapeOf(symbol);
  });
  return { text: printed(optional ? withoutUndefined(spelled) : spelled), links };
}

/** A type as text, resolved by the compiler. */
export function workedOut(type: ts.Type, reader: Reader, optional = false, flags = 0): TypeText {
  const node = reader.checker.typeToTypeNode(type, undefined, asWritten | flags);
  return node ? textOf(node, reader, optional) : { text: 'unknown', links: {} };
}

const hasArgument = (node: ts.Node, reader: Reader): boolean => {
  const symbol = ts.isTypeReferenceNode(node) ? symbolOf(node.typeName, reader) : undefined;
  if (symbol && reader.given.has(symbol)) return true;
  return ts.forEachChild(node, (child) => hasArgument(child, reader) || undefined) ?? false;
};

/** A type as text: as written in its declaration if that is correct and readable, else resolved. */
export function typeText(
  type: ts.Type,
  declared: ts.TypeNode | undefined,
  reader: Reader,
  optional = false,
): TypeText {
  const { checker } = reader;
  if (!declared || !isPlain(declared, reader)) return workedOut(type, reader, optional);
  if (hasArgument(declared, reader)) return textOf(declared, reader, optional);
  const one = checker.getNonNullableType(type);
  const other = checker.getNonNullableType(checker.getTypeFromTypeNode(declared));
  const same = checker.isTypeAssignableTo(one, other) && checker.isTypeAssignableTo(other, one);
  return same ? textOf(declared, reader, optional) : workedOut(type, reader, optional);
}
