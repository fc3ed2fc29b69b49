import ts from 'typescript-api';

/** The context of reading. */
export interface Reader {
  readonly checker: ts.TypeChecker;
  /** Whether it is declared by our packages, not by React or another library. */
  isOurs(symbol: ts.Symbol): boolean;
  /** Includes a named type, too. */
  onShape(symbol: ts.Symbol): void;
  /** The type arguments of the current type: type parameter → argument. */
  readonly given: ReadonlyMap<ts.Symbol, ts.TypeNode>;
}

const named = ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface | ts.SymbolFlags.Class;

/** Whether something is a named type of the packages. */
export const isShape = (symbol: ts.Symbol, { isOurs }: Reader): boolean =>
  (symbol.flags & named) !== 0 && isOurs(symbol);

/** The symbol behind imports and exports. */
export const behindImports = (symbol: ts.Symbol, { checker }: Reader): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** The named type that a node refers to. Nodes that the compiler made from a type contain the symbol. */
export function referredBy(node: ts.Node, reader: Reader): ts.Symbol | undefined {
  const given = ts.isTypeReferenceNode(node)
    ? node.typeName
    : ts.isImportTypeNode(node) && !node.isTypeOf
      ? node.qualifier
      : ts.isExpressionWithTypeArguments(node) && ts.isIdentifier(node.expression)
        ? node.expression
        : undefined;
  const name = given && ts.isQualifiedName(given) ? given.right : given;
  const symbol =
    (name as { symbol?: ts.Symbol } | undefined)?.symbol ??
    (name && reader.checker.getSymbolAtLocation(name));
  return symbol && behindImports(symbol, reader);
}

const parametersOf = (declaration: ts.Node | undefined) =>
  (declaration as { typeParameters?: readonly ts.TypeParameterDeclaration[] } | undefined)?.typeParameters;

/** The names of the type parameters of a declaration: `<Row>`, or nothing. */
export function typeParametersOf(declaration: ts.Node | undefined): string {
  const names = parametersOf(declaration)?.map(({ name }) => name.text);
  return names ? `<${names.join(', ')}>` : '';
}

/** The nodes that a type is made of, without its members: what it extends, and the declarations of that. */
export function madeOf(
  node: ts.Node | undefined,
  reader: Reader,
  seen = new Set<ts.Node>(),
): ReadonlySet<ts.Node> {
  if (!node || seen.has(node) || ts.isTypeElement(node)) return seen;
  seen.add(node);
  const symbol = referredBy(node, reader);
  if (symbol && isShape(symbol, reader))
    for (const each of symbol.declarations ?? []) madeOf(each, reader, seen);
  ts.forEachChild(node, (child) => void madeOf(child, reader, seen));
  return seen;
}

/** The reader for a type, with the arguments of all types that it is made of: `Row` of `LinesProps<PassengerGoods>`. */
export function readerOf(node: ts.Node | undefined, reader: Reader): Reader {
  const given = new Map<ts.Symbol, ts.TypeNode>();
  for (const each of madeOf(node, reader))
    for (const declaration of referredBy(each, reader)?.declarations ?? [])
      for (const [index, { name }] of (parametersOf(declaration) ?? []).entries()) {
        const parameter = reader.checker.getSymbolAtLocation(name);
        const argument = (each as ts.TypeReferenceNode).typeArguments?.[index];
        const isItself = argument !== undefined && referredBy(argument, reader) === parameter;
        if (parameter && argument && !isItself) given.set(parameter, argument);
      }
  return { ...reader, given };
}
