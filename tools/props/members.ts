import ts from 'typescript-api';
import { en } from '../../packages/api/src/rules/messages/en.ts';
import { ppftzLabelsEn } from '../../packages/api/src/rules/messages/ppftz-labels-en.ts';
import { transitLabelsEn } from '../../packages/api/src/rules/messages/transit-labels-en.ts';
import type { Control, Documented, Inherited, Member, TypeText } from './data.ts';
import { madeOf, type Reader, referredBy } from './reader.ts';
import { typeText } from './types.ts';

/** A comment's text: lines joined, paragraphs kept, links as code. */
const commentText = (parts: readonly ts.SymbolDisplayPart[] | undefined): string =>
  ts
    .displayPartsToString([...(parts ?? [])])
    .replace(/\{@link ([^\s}|]+)[^}]*\}/g, '`$1`')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n\n');

/** The texts of all tags of a name, one entry per tag. */
export const tagsOf = (symbol: ts.Symbol, { checker }: Reader, wanted: string): string[] =>
  symbol.getJsDocTags(checker).flatMap(({ name, text }) => (name === wanted ? commentText(text) : []));

/** The common documentation of a public name. */
export const documentationOf = (symbol: ts.Symbol, reader: Reader, name = symbol.name): Documented => ({
  name,
  description: commentText(symbol.getDocumentationComment(reader.checker)),
  maturity: (['alpha', 'beta'] as const).find((tag) => tagsOf(symbol, reader, tag).length > 0) ?? 'stable',
});

/** The control of a type in Storybook: none for functions, nodes and objects. */
function controlOf({ text }: TypeText): Control | undefined {
  const parts = text.split(' | ').filter((part) => part !== 'null' && part !== 'undefined');
  if (parts.length > 0 && parts.every((part) => /^(?:'[^']*'|-?\d+)$/.test(part)))
    return parts.map((part) => (part.startsWith("'") ? part.slice(1, -1) : Number(part)));
  const [only] = parts.length === 1 ? parts : [];
  if (only === 'string') return 'text';
  return only === 'number' || only === 'boolean' ? only : undefined;
}

/** A prop, a parameter, or a member of a shape. */
export function memberOf(symbol: ts.Symbol, reader: Reader): Member {
  const declared = symbol.valueDeclaration;
  const isParameter = declared !== undefined && ts.isParameter(declared);
  const optional = isParameter
    ? reader.checker.isOptionalParameter(declared)
    : (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  const isTyped =
    isParameter || (declared && (ts.isPropertySignature(declared) || ts.isPropertyDeclaration(declared)));
  const type = typeText(
    reader.checker.getTypeOfSymbol(symbol),
    isTyped ? declared.type : undefined,
    reader,
    optional,
  );
  return {
    name: symbol.name,
    type,
    required: !optional,
    description: documentationOf(symbol, reader).description,
    fallback: tagsOf(symbol, reader, 'default')[0],
    throws: tagsOf(symbol, reader, 'throws'),
    control: controlOf(type),
  };
}

// The label of a number or a day differs in each record.
const { number: _number, date: _date, ...shared } = en.labels;
const labels = new Map(Object.entries({ ...transitLabelsEn, ...ppftzLabelsEn, ...shared }));

/** Form values, whose members have labels in the dictionaries. */
const withLabels = /\/packages\/api\/src\/contract\/|\/schema\.ts$/;

/** A member without a description says its label. */
function labelled(member: Member, symbol: ts.Symbol): Member {
  const label = labels.get(member.name);
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  return member.description || !label || !withLabels.test(file)
    ? member
    : { ...member, description: `${label}.` };
}

/** Whether a member can have a value: `page?: never` cannot. */
const isTaken = (symbol: ts.Symbol, { checker }: Reader) =>
  !(checker.getNonNullableType(checker.getTypeOfSymbol(symbol)).flags & ts.TypeFlags.Never);

/** The members of a type that the packages declare, required ones first. */
export const membersOf = (type: ts.Type, reader: Reader): Member[] =>
  type
    .getProperties()
    .filter((symbol) => reader.isOurs(symbol) && isTaken(symbol, reader))
    .map((symbol) => labelled(memberOf(symbol, reader), symbol))
    .sort((one, other) => Number(other.required) - Number(one.required));

/** Attributes of React that a type accepts besides its own members, by element. */
export function inheritedOf(
  type: ts.Type,
  written: ts.Node | undefined,
  reader: Reader,
): Inherited | undefined {
  const all = type.getProperties();
  const names = all.filter((each) => !reader.isOurs(each)).map(({ name }) => name);
  if (names.length === 0 || !written) return undefined;
  const attributesOf = (node: ts.Node) =>
    reader.checker
      .getTypeAtLocation(node)
      .getProperties()
      .map(({ name }) => name);
  // A few picked attributes are listed without an element.
  const whole = [...madeOf(written, reader)].filter(
    (node) =>
      referredBy(node, reader)?.name.startsWith('ComponentProps') &&
      names.length > attributesOf(node).length / 2,
  );
  if (whole.length === 0) return { elements: [], without: [], names };
  const taken = new Set(all.map(({ name }) => name));
  const elements = whole.flatMap((node) =>
    [...node.getText().matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  );
  const without = whole.flatMap(attributesOf).filter((name) => !taken.has(name));
  return { elements: [...new Set(elements)], without: [...new Set(without)], names: [] };
}
