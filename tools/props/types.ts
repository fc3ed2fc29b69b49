import ts from 'typescript-api';
import type { TypeText } from './data.ts';
import { isShape, type Reader, referredBy } from './reader.ts';

const { factory, NodeBuilderFlags, SyntaxKind, TypeFlags } = ts;

/** Options for converting types to nodes. */
export const asWritten =
  NodeBuilderFlags.NoTruncation |
  NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  NodeBuilderFlags.IgnoreErrors;

const plain =
  TypeFlags.StringLike |
  TypeFlags.NumberLike |
  TypeFlags.BooleanLike |
  TypeFlags.BigIntLike |
  TypeFlags.Undefined |
  TypeFlags.Null;

/** The most choices that are spelled out in a table; more are listed under their name. */
const few = 8;

const printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: true });
const nowhere = ts.createSourceFile('type.ts', '', ts.ScriptTarget.ES2024);

/** A type without `undefined`, which the question mark of an optional member implies. */
function withoutUndefined(node: ts.TypeNode): ts.TypeNode {
  if (!ts.isUnionTypeNode(node)) return node;
  const left = node.types.filter(({ kind }) => kind !== SyntaxKind.UndefinedKeyword);
  const [only] = left;
  if (left.length !== 1 || !only) return factory.createUnionTypeNode(left);
  return ts.isParenthesizedTypeNode(only) ? only.type : only;
}

/** The choices behind a name of ours, such as `'ask' | 'tell' | 'edit'` for `DialogPurpose`. */
function choicesOf(symbol: ts.Symbol, { checker }: Reader): ts.TypeNode | undefined {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const parts = type.isUnion() ? type.types : [type];
  const isList = parts.length <= few && parts.every(({ flags }) => (flags & plain) !== 0);
  if (!isList || !(symbol.flags & ts.SymbolFlags.TypeAlias)) return undefined;
  const written = symbol.declarations?.find(ts.isTypeAliasDeclaration)?.type;
  // The compiler sorts choices by its own order.
  if (written && ts.isUnionTypeNode(written) && !written.types.some(ts.isTypeReferenceNode)) return written;
  return checker.typeToTypeNode(type, undefined, asWritten | NodeBuilderFlags.InTypeAlias);
}

/**
 * The text of a type's nodes: our short unions spelled out, libraries' names without their namespace, single quotes; and the
 * names of ours in it.
 */
export function textOf(node: ts.Node, reader: Reader, optional = false): TypeText {
  const links: Record<string, string> = {};
  const visit = (each: ts.Node): ts.Node => {
    if (ts.isStringLiteral(each)) return factory.createStringLiteral(each.text, true);
    if (ts.isNumericLiteral(each)) return factory.createNumericLiteral(each.text);
    const symbol = referredBy(each, reader);
    const argument = symbol && reader.given.get(symbol);
    if (argument) return visit(argument);
    const isOurs = symbol && isShape(symbol, reader);
    const choices = isOurs && choicesOf(symbol, reader);
    if (choices) return visit(choices);
    if (isOurs) {
      links[symbol.name] = symbol.name;
      reader.onShape(symbol);
    }
    const inside = ts.visitEachChild(each, visit, undefined);
    if (ts.isTypeReferenceNode(inside) && ts.isQualifiedName(inside.typeName))
      return factory.createTypeReferenceNode(inside.typeName.right, inside.typeArguments);
    if (ts.isImportTypeNode(inside) && symbol)
      return factory.createTypeReferenceNode(symbol.name, inside.typeArguments);
    if (ts.isParameter(inside) && inside.questionToken && inside.type) {
      const { modifiers, dotDotDotToken, name, questionToken, type } = inside;
      return factory.createParameterDeclaration(
        modifiers,
        dotDotDotToken,
        name,
        questionToken,
        withoutUndefined(type),
      );
    }
    if (ts.isPropertySignature(inside) && inside.questionToken && inside.type) {
      const { modifiers, name, questionToken, type } = inside;
      return factory.createPropertySignature(modifiers, name, questionToken, withoutUndefined(type));
    }
    return inside;
  };
  const spelled = visit(node);
  const shown = optional ? withoutUndefined(spelled as ts.TypeNode) : spelled;
  const text = printer.printNode(ts.EmitHint.Unspecified, shown, shown.getSourceFile?.() ?? nowhere);
  return { text: text.replace(/\s+/g, ' ').replace(/; \}/g, ' }'), links };
}

/** Whether a type is readable as written; others, such as `StoredFile['onOpen']`, must be resolved. */
export function isPlain(node: ts.Node): boolean {
  const isOperator = ts.isTypeOperatorNode(node) && node.operator !== SyntaxKind.ReadonlyKeyword;
  const isWorkedOut =
    isOperator ||
    ts.isIndexedAccessTypeNode(node) ||
    ts.isTypeQueryNode(node) ||
    ts.isConditionalTypeNode(node) ||
    ts.isMappedTypeNode(node);
  return !isWorkedOut && !ts.forEachChild(node, (child) => !isPlain(child) || undefined);
}

const hasArgument = (node: ts.Node, reader: Reader): boolean => {
  const symbol = referredBy(node, reader);
  if (symbol && reader.given.has(symbol)) return true;
  return ts.forEachChild(node, (child) => hasArgument(child, reader) || undefined) ?? false;
};

/** A type as text, resolved by the compiler. */
export function workedOut(type: ts.Type, reader: Reader, optional = false, flags = 0): TypeText {
  const node = reader.checker.typeToTypeNode(type, undefined, asWritten | flags);
  return node ? textOf(node, reader, optional) : { text: 'unknown', links: {} };
}

/** A type as text: as written in its declaration if that is correct and readable, else resolved. */
export function typeText(
  type: ts.Type,
  written: ts.TypeNode | undefined,
  reader: Reader,
  optional = false,
): TypeText {
  if (!written || !isPlain(written)) return workedOut(type, reader, optional);
  if (hasArgument(written, reader)) return textOf(written, reader, optional);
  const { checker } = reader;
  const [one, other] = [type, checker.getTypeFromTypeNode(written)].map((each) =>
    checker.getNonNullableType(each),
  );
  const isSame =
    one && other && checker.isTypeAssignableTo(one, other) && checker.isTypeAssignableTo(other, one);
  return isSame ? textOf(written, reader, optional) : workedOut(type, reader, optional);
}
