import ts from 'typescript-api';
import { documentationOf } from './comments.ts';
import type { ComponentFacts, Member, PropSet } from './data.ts';
import { givenIn } from './given.ts';
import { inheritedOf } from './inherited.ts';
import { isTaken, memberOf } from './member.ts';
import { type Reader, typeParametersOf } from './reader.ts';

/** The members of a type that the packages declare, required ones first. */
export const membersOf = (type: ts.Type, reader: Reader): Member[] =>
  reader.checker
    .getPropertiesOfType(type)
    .filter((symbol) => reader.isOurs(symbol) && isTaken(symbol, reader))
    .map((symbol) => memberOf(symbol, reader))
    .sort((one, other) => Number(other.required) - Number(one.required));

const sameIn = (members: readonly Member[], member: Member) =>
  members.some((other) => JSON.stringify(other) === JSON.stringify(member));

/** The differing sets of props: the shared ones first, then those of each set. */
function apart(sets: readonly PropSet[]): PropSet[] {
  const [first, ...others] = sets;
  const shared =
    first?.members.filter((member) => others.every(({ members }) => sameIn(members, member))) ?? [];
  if (!first || others.length === 0) return [...sets];
  const own = sets.map((set) => ({ ...set, members: set.members.filter((each) => !sameIn(shared, each)) }));
  return [{ description: '', members: shared }, ...own].filter(({ members }) => members.length > 0);
}

function setOf(type: ts.Type, reader: Reader, isOnly: boolean): PropSet {
  const members = membersOf(type, reader);
  if (isOnly) return { description: '', members };
  const symbol = type.aliasSymbol ?? type.getSymbol();
  if (!symbol || !reader.isOurs(symbol) || symbol.name.startsWith('__')) return { description: '', members };
  const { description } = documentationOf(symbol.name, symbol, reader.checker);
  return { name: `${symbol.name}${typeParametersOf(symbol.declarations?.[0])}`, description, members };
}

/** A component's props, set by set if it accepts one of several. */
export function componentFacts(
  name: string,
  symbol: ts.Symbol,
  signature: ts.Signature,
  around: Reader,
): ComponentFacts {
  const { checker } = around;
  const [parameter] = signature.parameters;
  const type = parameter && checker.getTypeOfSymbol(parameter);
  const declared = parameter?.valueDeclaration;
  const written = declared && ts.isParameter(declared) ? declared.type : undefined;
  const reader = { ...around, given: givenIn(written, around) };
  const types = type ? (type.isUnion() ? type.types : [type]) : [];
  return {
    kind: 'component',
    ...documentationOf(name, symbol, checker),
    title: `${name}${typeParametersOf(signature.declaration)}`,
    sets: apart(types.map((each) => setOf(each, reader, types.length === 1))),
    inherited: types[0] && inheritedOf(types[0], written, reader),
  };
}
