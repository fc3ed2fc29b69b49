import type ts from 'typescript-api';
import type { Shape } from './data.ts';
import type { Reader } from './reader.ts';
import { shapeFacts } from './shape.ts';

/** The named types of the packages, each once, with those that they consist of. */
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

  /** All requested shapes. Describing one may request more; the iteration over the Map includes those. */
  told(reader: Reader, fileOf: (declaration: string) => string): Record<string, Shape> {
    const all: Record<string, Shape> = {};
    for (const [symbol, id] of this.#ids) {
      const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
      all[id] = shapeFacts(id, symbol, fileOf(file), reader);
    }
    return all;
  }
}
