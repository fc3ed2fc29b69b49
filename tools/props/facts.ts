import ts from 'typescript-api';
import { documentationOf } from './comments.ts';
import { componentFacts } from './component.ts';
import type { Facts } from './data.ts';
import { functionFacts } from './function.ts';
import { behindImports, type Reader } from './reader.ts';
import { workedOut } from './type-text.ts';

/** The facts of a public name: a component, a function, another value, or a type. */
export function factsOf(exported: ts.Symbol, reader: Reader): Facts {
  const { name } = exported;
  const symbol = behindImports(exported, reader);
  const { checker } = reader;
  if (!(symbol.flags & ts.SymbolFlags.Value))
    return { kind: 'type', ...documentationOf(name, symbol, checker), shape: reader.shapeOf(symbol) };
  const type = checker.getTypeOfSymbol(symbol);
  const signatures = type.getCallSignatures();
  const [signature] = signatures;
  if (!signature)
    return { kind: 'value', ...documentationOf(name, symbol, checker), type: workedOut(type, reader) };
  return /^[A-Z]/.test(name)
    ? componentFacts(name, symbol, signature, reader)
    : functionFacts(name, symbol, signatures, reader);
}
