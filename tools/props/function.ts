import ts from 'typescript-api';
import { documentationOf, parameterTags, tagsOf } from './comments.ts';
import type { FunctionFacts, Signature } from './data.ts';
import { memberOf } from './member.ts';
import type { Reader } from './reader.ts';
import { textOf, typeText, workedOut } from './type-text.ts';

function signatureOf(signature: ts.Signature, said: Record<string, string>, reader: Reader): Signature {
  const { checker } = reader;
  const { declaration } = signature;
  const written = declaration && !ts.isJSDocSignature(declaration) ? declaration : undefined;
  // Declarations always contain the result type of a function.
  const returns = written?.type;
  const node =
    written &&
    returns &&
    ts.factory.createFunctionTypeNode(written.typeParameters, written.parameters, returns);
  return {
    type: node ? textOf(node, reader) : workedOut(checker.getTypeAtLocation(declaration as ts.Node), reader),
    parameters: signature.parameters.map((parameter) => {
      const member = memberOf(parameter, reader);
      const declared = parameter.valueDeclaration;
      const isOptional = !!declared && ts.isParameter(declared) && checker.isOptionalParameter(declared);
      const isTakenApart = !!declared && ts.isParameter(declared) && !ts.isIdentifier(declared.name);
      const name = isTakenApart ? declared.name.getText() : member.name;
      return { ...member, name, required: !isOptional, description: said[member.name] ?? member.description };
    }),
    returns: typeText(signature.getReturnType(), returns, reader),
  };
}

/** The parameters, result and errors of a function, for each signature. */
export function functionFacts(
  name: string,
  symbol: ts.Symbol,
  signatures: readonly ts.Signature[],
  reader: Reader,
): FunctionFacts {
  const said = parameterTags(symbol, reader.checker);
  return {
    kind: 'function',
    ...documentationOf(name, symbol, reader.checker),
    signatures: signatures.map((signature) => signatureOf(signature, said, reader)),
    returns: tagsOf(symbol, reader.checker, 'returns').join(' '),
    throws: tagsOf(symbol, reader.checker, 'throws'),
  };
}
