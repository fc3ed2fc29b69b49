import ts from 'typescript-api';
import { isShape, nameIn, type Reader, symbolOf } from './reader.ts';

type Given = Map<ts.Symbol, ts.TypeNode>;

function collect(node: ts.Node, reader: Reader, given: Given, seen: Set<ts.Node>): void {
  if (seen.has(node)) return;
  seen.add(node);
  const name = nameIn(node);
  const symbol = name && symbolOf(name, reader);
  if (symbol && isShape(symbol, reader) && 'typeArguments' in node) {
    const types = node.typeArguments as readonly ts.TypeNode[] | undefined;
    for (const declaration of symbol.declarations ?? []) {
      const parameters = 'typeParameters' in declaration ? declaration.typeParameters : undefined;
      for (const [index, parameter] of ((parameters ?? []) as ts.TypeParameterDeclaration[]).entries()) {
        const own = reader.checker.getSymbolAtLocation(parameter.name);
        const type = types?.[index];
        if (own && type) given.set(own, type);
      }
      collect(declaration, reader, given, seen);
    }
  }
  if (ts.isPropertySignature(node) || ts.isMethodSignature(node)) return;
  ts.forEachChild(node, (child) => collect(child, reader, given, seen));
}

/** The type arguments of all types that a type consists of: `Row` of `LinesProps<PassengerGoods>`. */
export function givenIn(node: ts.Node | undefined, reader: Reader): Given {
  const given: Given = new Map();
  if (node) collect(node, reader, given, new Set());
  return given;
}
