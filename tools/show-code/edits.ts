import type { Node } from '../check/tree.ts';
import type { Module } from './module.ts';
import type { Printer } from './printer.ts';

/** A part of a module's source. */
export interface Part {
  module: Module;
  start: number;
  end: number;
}

/** A node of a module. */
export interface Located {
  module: Module;
  node: Node;
}

/** A replacement of a part of a source; one inside of another is ignored. */
export interface Edit {
  start: number;
  end: number;
  text: (printer: Printer) => string;
}

/** A node as a part of its source. */
const partOf = ({ module, node: { start, end } }: Located): Part => ({ module, start, end });

/** A node's shown text. */
export const printed = (printer: Printer, at: Located, edits: readonly Edit[] = []): string =>
  printer.text(partOf(at), edits);

/**
 * The text of a part with its edits applied.
 *
 * @param kept Called with each unchanged part of the source.
 */
export function edited(
  { module: { source }, start, end }: Part,
  edits: readonly Edit[],
  printer: Printer,
  kept: (start: number, end: number) => void,
): string {
  const inside = edits
    .filter((edit) => edit.start >= start && edit.end <= end)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  let text = '';
  let at = start;
  const keep = (until: number) => {
    kept(at, until);
    text += source.slice(at, until);
  };
  for (const edit of inside) {
    if (edit.start < at) continue;
    keep(edit.start);
    text += edit.text(printer);
    at = edit.end;
  }
  keep(end);
  return text;
}
