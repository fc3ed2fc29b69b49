import ts from 'typescript-api';
import type { Inherited } from './data.ts';
import { isShape, nameIn, type Reader, symbolOf } from './reader.ts';

interface Element {
  name: string;
  attributes: readonly string[];
}

const literalsOf = (node: ts.TypeNode): string[] => {
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(literalsOf);
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? [node.literal.text] : [];
};

/** The elements whose attributes a type accepts, from `ComponentProps<'button'>` in its definition. */
function elementsIn(node: ts.Node, reader: Reader, seen: Set<ts.Node>): Element[] {
  if (seen.has(node)) return [];
  seen.add(node);
  const name = nameIn(node);
  const symbol = name && symbolOf(name, reader);
  const given = 'typeArguments' in node ? ((node.typeArguments as ts.NodeArray<ts.TypeNode>) ?? []) : [];
  if (symbol && /^ComponentProps/.test(symbol.name) && given[0]) {
    const attributes = reader.checker.getTypeAtLocation(node).getProperties();
    return literalsOf(given[0]).map((word) => ({
      name: word,
      attributes: attributes.map((each) => each.name),
    }));
  }
  const madeOf: ts.Node[] = [...given];
  if (symbol && isShape(symbol, reader)) madeOf.push(...(symbol.declarations ?? []));
  if (ts.isInterfaceDeclaration(node))
    madeOf.push(...(node.heritageClauses ?? []).flatMap(({ types }) => types));
  if (ts.isTypeAliasDeclaration(node)) madeOf.push(node.type);
  if (ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node)) madeOf.push(...node.types);
  if (ts.isParenthesizedTypeNode(node)) madeOf.push(node.type);
  return madeOf.flatMap((part) => elementsIn(part, reader, seen));
}

/** Attributes of React that a type accepts besides its own members, by element. */
export function inheritedOf(
  type: ts.Type,
  declaration: ts.Node | undefined,
  reader: Reader,
): Inherited | undefined {
  const all = reader.checker.getPropertiesOfType(type);
  const names = all.filter((each) => !reader.isOurs(each)).map(({ name }) => name);
  if (names.length === 0 || !declaration) return undefined;
  const elements = elementsIn(declaration, reader, new Set());
  // A few picked attributes are listed without an element.
  const whole = elements.filter(({ attributes }) => names.length > attributes.length / 2);
  if (whole.length === 0) return { elements: [], without: [], names };
  const taken = new Set(all.map(({ name }) => name));
  const without = whole.flatMap(({ attributes }) => attributes.filter((name) => !taken.has(name)));
  return { elements: [...new Set(whole.map(({ name }) => name))], without: [...new Set(without)], names: [] };
}
