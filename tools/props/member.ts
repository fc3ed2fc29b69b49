import ts from 'typescript-api';
import { descriptionOf, tagsOf } from './comments.ts';
import type { Control, Member, TypeText } from './data.ts';
import type { Reader } from './reader.ts';
import { typeText } from './type-text.ts';

const literal = /^(?:'[^']*'|-?\d+)$/;

/** The control of a type in Storybook: none for functions, nodes and objects. */
function controlOf({ text }: TypeText): Control | undefined {
  const parts = text.split(' | ').filter((part) => part !== 'null' && part !== 'undefined');
  const [first, ...others] = parts;
  if (first && parts.every((part) => literal.test(part)))
    return parts.map((part) => (part.startsWith("'") ? part.slice(1, -1) : Number(part)));
  if (others.length > 0) return undefined;
  if (first === 'string') return 'text';
  return first === 'number' || first === 'boolean' ? first : undefined;
}

const isTyped = (declaration: ts.Declaration | undefined) =>
  declaration &&
  (ts.isPropertySignature(declaration) ||
    ts.isParameter(declaration) ||
    ts.isPropertyDeclaration(declaration))
    ? declaration.type
    : undefined;

/** A prop, or a member of a shape. */
export function memberOf(symbol: ts.Symbol, reader: Reader): Member {
  const { checker } = reader;
  const optional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  const [fallback] = tagsOf(symbol, checker, 'default');
  const declared = isTyped(symbol.valueDeclaration);
  const type = typeText(checker.getTypeOfSymbol(symbol), declared, reader, optional);
  return {
    name: symbol.name,
    type,
    required: !optional,
    description: descriptionOf(symbol, checker),
    fallback,
    throws: tagsOf(symbol, checker, 'throws'),
    control: controlOf(type),
  };
}

/** Whether a member can have a value: `page?: never` cannot. */
export function isTaken(symbol: ts.Symbol, { checker }: Reader): boolean {
  const { flags } = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  return (flags & ts.TypeFlags.Never) === 0;
}
