import ts from 'typescript-api';
import { toldOf } from './comments.ts';
import { membersOf } from './component.ts';
import type { Shape } from './data.ts';
import { givenIn } from './given.ts';
import { inheritedOf } from './inherited.ts';
import { holdsFields, labelled } from './labels.ts';
import { type Reader, typeParametersOf } from './reader.ts';
import { isPlain, textOf, workedOut } from './type-text.ts';

/** Whether a type is a record with names, and not a list, a function, or one of several. */
function isRecord(type: ts.Type, { checker }: Reader): boolean {
  const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
  // Some texts, as `keyof Kinds & string`: what all texts can do is not theirs to list.
  const isText = type.isIntersection() && type.types.some(({ flags }) => flags & ts.TypeFlags.StringLike);
  const isList = checker.isArrayType(type) || checker.isTupleType(type);
  return (
    isObject && !isText && !isList && type.getCallSignatures().length === 0 && type.getProperties().length > 0
  );
}

/** A named type: its members, or what it stands for. */
export function shapeFacts(id: string, symbol: ts.Symbol, file: string, around: Reader): Shape {
  const [declaration] = symbol.declarations ?? [];
  const reader = { ...around, given: givenIn(declaration, around) };
  const type = reader.checker.getDeclaredTypeOfSymbol(symbol);
  const told = { ...toldOf(symbol.name, symbol, reader.checker), id, file };
  const title = `${symbol.name}${typeParametersOf(declaration)}`;
  const written = declaration && ts.isTypeAliasDeclaration(declaration) ? declaration.type : undefined;
  // What has the keys of something else, such as of a dictionary, is that and no list of its own.
  if (written && ts.isMappedTypeNode(written))
    return { ...told, title, members: [], type: textOf(written, reader) };
  if (isRecord(type, reader)) {
    const members = membersOf(type, reader);
    return {
      ...told,
      title,
      members: holdsFields(file) ? members.map(labelled) : members,
      inherited: inheritedOf(type, declaration, reader),
    };
  }
  // Choices that another type works out, such as `Exclude<…>`, are spelled out.
  const isChoice = type.isUnion() && type.types.every((each) => each.isLiteral());
  const isSaid = written && isPlain(written, reader) && !(isChoice && ts.isTypeReferenceNode(written));
  const text = isSaid
    ? textOf(written, reader)
    : workedOut(type, reader, false, ts.NodeBuilderFlags.InTypeAlias);
  return { ...told, title, members: [], type: text };
}
