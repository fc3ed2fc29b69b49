import ts from 'typescript-api';
import { isShape, type Reader, symbolOf } from './reader.ts';

/** Options for converting types to nodes. */
export const asWritten =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  ts.NodeBuilderFlags.IgnoreErrors;

const plain =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.BigIntLike |
  ts.TypeFlags.Undefined |
  ts.TypeFlags.Null;

/** The most choices that are spelled out in a table; more are listed under their name. */
const few = 8;

const isUndefined = (node: ts.TypeNode) => node.kind === ts.SyntaxKind.UndefinedKeyword;

/** A type without `undefined`, which the question mark of an optional member implies. */
export function withoutUndefined(node: ts.TypeNode): ts.TypeNode {
  if (!ts.isUnionTypeNode(node)) return node;
  const left = node.types.filter((each) => !isUndefined(each));
  const [only] = left;
  if (left.length !== 1 || !only) return ts.factory.createUnionTypeNode(left);
  return ts.isParenthesizedTypeNode(only) ? only.type : only;
}

/** The choices behind a name of ours, such as `'ask' | 'tell' | 'edit'` for `DialogPurpose`. */
function choicesOf(symbol: ts.Symbol, { checker }: Reader): ts.TypeNode | undefined {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const parts = type.isUnion() ? type.types : [type];
  const isList = parts.length <= few && parts.every(({ flags }) => (flags & plain) !== 0);
  if (!isList) return undefined;
  const [declaration] = symbol.declarations ?? [];
  const written = declaration && ts.isTypeAliasDeclaration(declaration) ? declaration.type : undefined;
  // The compiler sorts choices by its own order.
  if (written && ts.isUnionTypeNode(written) && !written.types.some(ts.isTypeReferenceNode)) return written;
  return checker.typeToTypeNode(type, undefined, asWritten | ts.NodeBuilderFlags.InTypeAlias);
}

const rightOf = (name: ts.EntityName): ts.Identifier => (ts.isQualifiedName(name) ? name.right : name);

/**
 * A type's nodes as in source code: our short unions spelled out, libraries' names without their namespace, single quotes.
 * Calls `onShape` for every other name of ours.
 */
export function spelledOut(
  node: ts.TypeNode,
  reader: Reader,
  onShape: (name: string, symbol: ts.Symbol) => void,
): ts.TypeNode {
  const visitAll = (nodes: ts.NodeArray<ts.TypeNode> | undefined, context: ts.TransformationContext) =>
    nodes?.map((each) => ts.visitNode(each, visitorOf(context), ts.isTypeNode));

  function nameOf(name: ts.EntityName, context: ts.TransformationContext, given?: ts.NodeArray<ts.TypeNode>) {
    const symbol = symbolOf(name, reader);
    const text = rightOf(name).text;
    const argument = symbol && reader.given.get(symbol);
    if (argument) return ts.visitNode(argument, visitorOf(context), ts.isTypeNode);
    if (symbol && isShape(symbol, reader)) {
      const choices = symbol.flags & ts.SymbolFlags.TypeAlias && choicesOf(symbol, reader);
      if (choices) return ts.visitNode(choices, visitorOf(context), ts.isTypeNode);
      onShape(text, symbol);
    }
    return context.factory.createTypeReferenceNode(
      text,
      visitAll(given, context) as ts.TypeNode[] | undefined,
    );
  }

  function visitorOf(context: ts.TransformationContext): ts.Visitor {
    const visit: ts.Visitor = (each) => {
      if (ts.isStringLiteral(each)) return context.factory.createStringLiteral(each.text, true);
      if (ts.isNumericLiteral(each)) return context.factory.createNumericLiteral(each.text);
      if (ts.isTypeReferenceNode(each)) return nameOf(each.typeName, context, each.typeArguments);
      if (ts.isImportTypeNode(each) && each.qualifier && !each.isTypeOf)
        return nameOf(each.qualifier, context, each.typeArguments);
      const { factory } = context;
      const visited = ts.visitEachChild(each, visit, context);
      if (ts.isParameter(visited) && visited.questionToken && visited.type) {
        const { modifiers, dotDotDotToken, name, questionToken, type } = visited;
        return factory.createParameterDeclaration(
          modifiers,
          dotDotDotToken,
          name,
          questionToken,
          withoutUndefined(type),
        );
      }
      if (ts.isPropertySignature(visited) && visited.questionToken && visited.type) {
        const { modifiers, name, questionToken, type } = visited;
        return factory.createPropertySignature(modifiers, name, questionToken, withoutUndefined(type));
      }
      return visited;
    };
    return visit;
  }

  const { transformed } = ts.transform(node, [
    (context) => (root) => ts.visitNode(root, visitorOf(context), ts.isTypeNode) ?? root,
  ]);
  return transformed[0] ?? node;
}
