import type ts from 'typescript-api';
import type { Shape } from './data.ts';
import type { Reader } from './reader.ts';
import { shapeFacts } from './shape.ts';

/** Named types of the packages, told once each, with those that they are made of. */
export class Shapes {
  #ids = new Map<ts.Symbol, string>();
  #counts = new Map<string, number>();

  /** The id of a named type. */
  idOf(symbol: ts.Symbol): string {
    const known = this.#ids.get(symbol);
    if (known) return known;
    const count = (this.#counts.get(symbol.name) ?? 0) + 1;
    const id = count === 1 ? symbol.name : `${symbol.name}-${count}`;
    this.#counts.set(symbol.name, count);
    this.#ids.set(symbol, id);
    return id;
  }

  /** Everything that was asked for so far. Telling one may ask for more, which a Map walks through, too. */
  told(reader: Reader, fileOf: (declaration: string) => string): Record<string, Shape> {
    const all: Record<string, Shape> = {};
    for (const [symbol, id] of this.#ids) {
      const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
      all[id] = shapeFacts(id, symbol, fileOf(file), reader);
    }
    return all;
  }
}
