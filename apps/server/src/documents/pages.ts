import type PDFDocument from 'pdfkit';
import { lineCommands } from './drawing-commands.ts';
import { createStructure, type Element } from './structure.ts';
import { drawLines, type Line, lineHeight, type Style } from './text-lines.ts';

type Doc = InstanceType<typeof PDFDocument>;

/** Lines of one element of the structure. */
export interface Part {
  readonly element: Element;
  readonly type: string;
  readonly style: Style;
  readonly lines: readonly Line[];
}

/** Parts below each other, beside other cells. */
export interface Cell {
  readonly x: number;
  /** The width of the lines, from `x`. */
  readonly endAfter?: number | undefined;
  readonly parts: readonly Part[];
}

/** Cells up to this height are not split. */
const whole = 90;
/** Higher cells begin on a page with at least this much room, so that no page ends half empty. */
const begun = 45;

const heightOf = (cells: readonly Cell[]) =>
  Math.max(
    0,
    ...cells.map(({ parts }) =>
      parts.reduce((sum, { lines, style }) => sum + lines.length * lineHeight(style), 0),
    ),
  );

/** Splits a cell into the part that fits a height, and the rest. */
function splitCell({ parts, ...cell }: Cell, height: number): [now: Cell, later: Cell] {
  const now: Part[] = [];
  const later: Part[] = [];
  let left = height;
  for (const part of parts) {
    const fits = later.length > 0 ? 0 : Math.floor((left + 0.01) / lineHeight(part.style));
    const lines = part.lines.slice(0, fits);
    if (lines.length > 0) now.push({ ...part, lines });
    if (lines.length < part.lines.length) later.push({ ...part, lines: part.lines.slice(lines.length) });
    left -= lines.length * lineHeight(part.style);
  }
  return [
    { ...cell, parts: now },
    { ...cell, parts: later },
  ];
}

/** Pages that are filled from top to bottom, every text of them tagged. */
export function createPages(doc: Doc) {
  const structure = createStructure(doc);
  const { mark, artifact } = structure;
  const { left, top, right, bottom } = doc.page.margins;
  const edge = { left, right: doc.page.width - right, bottom: doc.page.height - bottom };
  const fullWidth = edge.right - edge.left;
  let y = top;
  /** Where the content of this page began: what does not fit from there fits on no page. */
  let begin = top;

  function turnPage(again?: () => void) {
    doc.addPage();
    y = top;
    again?.();
    begin = y;
  }

  function ensure(height: number) {
    if (y + height > edge.bottom && y > begin) turnPage();
  }

  const line = (color: string, thickness: number, at: number) =>
    artifact(() => doc.addContent(lineCommands(edge, at, color, thickness)));

  function drawCells(cells: readonly Cell[]) {
    for (const { x, endAfter, parts } of cells) {
      let at = y;
      for (const { element, type, style, lines } of parts) {
        mark(element, type, () => drawLines(doc, style, lines, { x, y: at, endAfter }));
        at += lines.length * lineHeight(style);
      }
    }
  }

  const fitsNot = (height: number) =>
    height > edge.bottom - y && (height <= whole || edge.bottom - y < begun) && y > begin;

  /** Places cells beside each other: low ones on one page, high ones over as many as they need. */
  function place(cells: readonly Cell[], again?: () => void) {
    let rest = cells;
    for (;;) {
      if (fitsNot(heightOf(rest))) turnPage(again);
      const split = rest.map((cell) => splitCell(cell, edge.bottom - y));
      const now = split.map(([fits]) => fits);
      drawCells(now);
      y += heightOf(now);
      rest = split.map(([, later]) => later).filter(({ parts }) => parts.length > 0);
      if (rest.length === 0) break;
    }
    for (const { parts } of cells) for (const { element } of parts) element.end();
  }

  return {
    ...structure,
    doc,
    edge: { ...edge, top },
    width: fullWidth,
    /** Where the next text begins. */
    get y() {
      return y;
    },
    space: (height: number) => {
      y += height;
    },
    ensure,
    line,
    place,
  };
}

/** The pages of a document while they are filled. */
export type Pages = ReturnType<typeof createPages>;
