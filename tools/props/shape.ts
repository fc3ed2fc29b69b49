import ts from 'typescript-api';
import { documentationOf } from './comments.ts';
import { membersOf } from './component.ts';
import type { Shape } from './data.ts';
import { givenIn } from './given.ts';
import { inheritedOf } from './inherited.ts';
import { holdsFields, labelled } from './labels.ts';
import { type Reader, typeParametersOf } from './reader.ts';
import { isPlain, textOf, workedOut } from './type-text.ts';

/** Whether a type is an object type with named members, not a list, a function or a union. */
function isRecord(type: ts.Type, { checker }: Reader): boolean {
  const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
  // String types such as `keyof Kinds & string`: the members of String are not listed.
  const isText = type.isIntersection() && type.types.some(({ flags }) => flags & ts.TypeFlags.StringLike);
  const isList = checker.isArrayType(type) || checker.isTupleType(type);
  return (
    isObject && !isText && !isList && type.getCallSignatures().length === 0 && type.getProperties().length > 0
  );
}

/** A named type: its members or its definition. */
export function shapeFacts(id: string, symbol: ts.Symbol, file: string, around: Reader): Shape {
  const [declaration] = symbol.declarations ?? [];
  const reader = { ...around, given: givenIn(declaration, around) };
  const type = reader.checker.getDeclaredTypeOfSymbol(symbol);
  const documented = { ...documentationOf(symbol.name, symbol, reader.checker), id, file };
  const title = `${symbol.name}${typeParametersOf(declaration)}`;
  const written = declaration && ts.isTypeAliasDeclaration(declaration) ? declaration.type : undefined;
  // A mapped type, such as one over a dictionary's keys, is shown as its definition, not as members.
  if (written && ts.isMappedTypeNode(written))
    return { ...documented, title, members: [], type: textOf(written, reader) };
  if (isRecord(type, reader)) {
    const members = membersOf(type, reader);
    return {
      ...documented,
      title,
      members: holdsFields(file) ? members.map(labelled) : members,
      inherited: inheritedOf(type, declaration, reader),
    };
  }
  // Choices that are computed from another type, such as `Exclude<…>`, are spelled out.
  const isChoice = type.isUnion() && type.types.every((each) => each.isLiteral());
  const isReadable = written && isPlain(written, reader) && !(isChoice && ts.isTypeReferenceNode(written));
  const text = isReadable
    ? textOf(written, reader)
    : workedOut(type, reader, false, ts.NodeBuilderFlags.InTypeAlias);
  return { ...documented, title, members: [], type: text };
}
