import ts from 'typescript-api';

/** The context of reading. */
export interface Reader {
  readonly checker: ts.TypeChecker;
  /** Whether it is declared by our packages, not by React or another library. */
  isOurs(symbol: ts.Symbol): boolean;
  /** The id of a named type, which is then included, too. */
  shapeOf(symbol: ts.Symbol): string;
  /** The type arguments of the current type. */
  readonly given: ReadonlyMap<ts.Symbol, ts.TypeNode>;
}

const named = ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface | ts.SymbolFlags.Class;

/** Whether something is a named type of the packages. */
export const isShape = (symbol: ts.Symbol, { isOurs }: Reader): boolean =>
  (symbol.flags & named) !== 0 && isOurs(symbol);

/** The symbol behind imports and exports. */
export const behindImports = (symbol: ts.Symbol, { checker }: Reader): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** The symbol of a name in a type. Nodes that the compiler created from a type contain it. */
export function symbolOf(name: ts.EntityName, reader: Reader): ts.Symbol | undefined {
  const last = ts.isQualifiedName(name) ? name.right : name;
  const carried = (last as { symbol?: ts.Symbol }).symbol;
  const symbol = carried ?? reader.checker.getSymbolAtLocation(last);
  return symbol && behindImports(symbol, reader);
}

/** The names of the type parameters after a name: `<Row>`, or nothing. */
export function typeParametersOf(declaration: ts.Node | undefined): string {
  const parameters =
    declaration && 'typeParameters' in declaration
      ? (declaration.typeParameters as ts.NodeArray<ts.TypeParameterDeclaration> | undefined)
      : undefined;
  return parameters ? `<${parameters.map(({ name }) => name.text).join(', ')}>` : '';
}

/** The name that a type refers to. */
export const nameIn = (node: ts.Node): ts.EntityName | undefined => {
  if (ts.isTypeReferenceNode(node)) return node.typeName;
  if (ts.isImportTypeNode(node)) return node.qualifier;
  return ts.isExpressionWithTypeArguments(node) && ts.isIdentifier(node.expression)
    ? node.expression
    : undefined;
};
