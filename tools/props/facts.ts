import ts from 'typescript-api';
import type { ComponentFacts, Facts, FunctionFacts, PropSet, Shape, Signature } from './data.ts';
import { documentationOf, inheritedOf, memberOf, membersOf, tagsOf } from './members.ts';
import { behindImports, isShape, type Reader, readerOf, typeParametersOf } from './reader.ts';
import { asWritten, isPlain, textOf, typeText, workedOut } from './types.ts';

/** The differing sets of props: the shared ones first, then those of each set. */
function apart(sets: readonly PropSet[]): PropSet[] {
  const keys = sets.map(({ members }) => new Set(members.map((member) => JSON.stringify(member))));
  const isShared = (member: unknown) => keys.every((each) => each.has(JSON.stringify(member)));
  const own = sets.map((set) => ({ ...set, members: set.members.filter((each) => !isShared(each)) }));
  const shared = { description: '', members: sets[0]?.members.filter(isShared) ?? [] };
  return [shared, ...own].filter(({ members }) => members.length > 0);
}

function setOf(type: ts.Type, reader: Reader): PropSet {
  const members = membersOf(type, reader);
  const symbol = type.aliasSymbol ?? type.getSymbol();
  if (!symbol || !isShape(symbol, reader)) return { description: '', members };
  const { description } = documentationOf(symbol, reader);
  return { name: `${symbol.name}${typeParametersOf(symbol.declarations?.[0])}`, description, members };
}

/** A component's props, set by set if it accepts one of several. */
function componentFacts(
  name: string,
  symbol: ts.Symbol,
  signature: ts.Signature,
  around: Reader,
): ComponentFacts {
  const [parameter] = signature.parameters;
  const type = parameter && around.checker.getTypeOfSymbol(parameter);
  const declared = parameter?.valueDeclaration;
  const written = declared && ts.isParameter(declared) ? declared.type : undefined;
  const reader = readerOf(written, around);
  const types = type?.isUnion() ? type.types : type ? [type] : [];
  const [first] = types;
  return {
    kind: 'component',
    ...documentationOf(symbol, reader, name),
    title: `${name}${typeParametersOf(signature.declaration)}`,
    sets: apart(types.map((each) => setOf(each, reader))),
    inherited: first && inheritedOf(first, written, reader),
  };
}

function signatureOf(signature: ts.Signature, said: ReadonlyMap<string, string>, reader: Reader): Signature {
  const { declaration } = signature;
  const parameters = signature.parameters.map((parameter) => {
    const member = memberOf(parameter, reader);
    const pattern = (parameter.valueDeclaration as ts.ParameterDeclaration | undefined)?.name;
    const name =
      pattern && ts.isObjectBindingPattern(pattern)
        ? `{ ${pattern.elements.map((each) => each.name.getText()).join(', ')} }`
        : member.name;
    return { ...member, name, description: said.get(member.name) ?? member.description };
  });
  const returns = typeText(signature.getReturnType(), declaration?.type as ts.TypeNode | undefined, reader);
  const spelled = reader.checker.signatureToSignatureDeclaration(
    signature,
    ts.SyntaxKind.FunctionType,
    undefined,
    asWritten,
  );
  const types = (spelled?.typeParameters ?? []).map((each) => textOf(each, reader));
  const before = types.length > 0 ? `<${types.map(({ text }) => text).join(', ')}>` : '';
  const list = parameters.map(({ name, required, type }) => `${name}${required ? '' : '?'}: ${type.text}`);
  const all = [...types, ...parameters.map(({ type }) => type), returns];
  return {
    type: {
      text: `${before}(${list.join(', ')}) => ${returns.text}`,
      links: Object.assign({}, ...all.map(({ links }) => links)),
    },
    parameters,
  };
}

/** The parameters, result and errors of a function, for each signature. */
function functionFacts(
  name: string,
  symbol: ts.Symbol,
  all: readonly ts.Signature[],
  reader: Reader,
): FunctionFacts {
  // The comment may be that of a constant with the function.
  const said = new Map(
    tagsOf(symbol, reader, 'param').map((text) => {
      const [, parameter = '', rest = ''] = /^(\S+)\s*(?:-\s*)?(.*)$/s.exec(text) ?? [];
      return [parameter, rest];
    }),
  );
  return {
    kind: 'function',
    ...documentationOf(symbol, reader, name),
    signatures: all.map((signature) => signatureOf(signature, said, reader)),
    returns: tagsOf(symbol, reader, 'returns').join(' '),
    throws: tagsOf(symbol, reader, 'throws'),
  };
}

/** The facts of a public name: a component, a function, another value, or a type. */
export function factsOf(exported: ts.Symbol, reader: Reader): Facts {
  const { name } = exported;
  const symbol = behindImports(exported, reader);
  if (!(symbol.flags & ts.SymbolFlags.Value)) {
    reader.onShape(symbol);
    return { kind: 'type', ...documentationOf(symbol, reader, name), shape: symbol.name };
  }
  const type = reader.checker.getTypeOfSymbol(symbol);
  const signatures = type.getCallSignatures();
  const [signature] = signatures;
  if (!signature)
    return { kind: 'value', ...documentationOf(symbol, reader, name), type: workedOut(type, reader) };
  return /^[A-Z]/.test(name)
    ? componentFacts(name, symbol, signature, reader)
    : functionFacts(name, symbol, signatures, reader);
}

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
export function shapeFacts(symbol: ts.Symbol, file: string, around: Reader): Shape {
  const [declaration] = symbol.declarations ?? [];
  const reader = readerOf(declaration, around);
  const type = reader.checker.getDeclaredTypeOfSymbol(symbol);
  const title = `${symbol.name}${typeParametersOf(declaration)}`;
  const facts = { ...documentationOf(symbol, reader), id: symbol.name, file, title, members: [] };
  const written = declaration && ts.isTypeAliasDeclaration(declaration) ? declaration.type : undefined;
  // A mapped type, such as one over a dictionary's keys, is shown as its definition, not as members.
  if (written && ts.isMappedTypeNode(written)) return { ...facts, type: textOf(written, reader) };
  if (isRecord(type, reader))
    return { ...facts, members: membersOf(type, reader), inherited: inheritedOf(type, declaration, reader) };
  // Choices that are computed from another type, such as `Exclude<…>`, are spelled out.
  const isChoice = type.isUnion() && type.types.every((each) => each.isLiteral());
  const isReadable = written && isPlain(written) && !(isChoice && ts.isTypeReferenceNode(written));
  return {
    ...facts,
    type: isReadable
      ? textOf(written, reader)
      : workedOut(type, reader, false, ts.NodeBuilderFlags.InTypeAlias),
  };
}
