import type PDFDocument from 'pdfkit';
import type { Fact } from './licence-pdf.ts';
import { drawLines, lineHeight, linesOf, type Style } from './text-lines.ts';

type Doc = InstanceType<typeof PDFDocument>;
type Element = PDFKit.PDFStructureElement;

/** What a table of a document is made of. */
export interface SheetTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Share of the width for each column. */
  readonly shares: readonly number[];
  readonly head: Style;
  readonly cell: Style;
  readonly line: string;
}

const rowGap = 5;
const columnGap = 12;

/** Pages that are filled from top to bottom, every text of them tagged as what it is. */
export function createSheet(doc: Doc) {
  const root = doc.struct('Document');
  doc.addStructure(root);
  const { left, top, right, bottom } = doc.page.margins;
  const edge = { left, right: doc.page.width - right, bottom: doc.page.height - bottom };
  const fullWidth = edge.right - edge.left;
  let y = top;

  /** Draws inside of an element of the structure. */
  function tagged(parent: Element, type: string, draw: () => void, options: object = {}) {
    const element = doc.struct(type, options);
    parent.add(element);
    const content = doc.markStructureContent(type);
    draw();
    doc.endMarkedContent();
    element.add(content);
    element.end();
  }

  /** Draws what only decorates or repeats: readers skip it. */
  function artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout') {
    doc.markContent('Artifact', { type });
    draw();
    doc.endMarkedContent();
  }

  function group(parent: Element, type: string, fill: (element: Element) => void) {
    const element = doc.struct(type);
    parent.add(element);
    fill(element);
    element.end();
  }

  function ensure(height: number) {
    if (y + height <= edge.bottom) return false;
    doc.addPage();
    y = top;
    return true;
  }

  const line = (color: string, thickness: number, at: number) =>
    artifact(() => {
      doc.lineWidth(thickness).moveTo(edge.left, at).lineTo(edge.right, at).stroke(color);
    });

  /** @returns how high it is */
  function paragraphAt(type: string, style: Style, text: string, x: number, at: number, width: number) {
    const lines = linesOf(doc, style, text, width);
    tagged(root, type, () => drawLines(doc, style, lines, x, at));
    return lines.length * lineHeight(style);
  }

  function paragraph(type: string, style: Style, text: string) {
    ensure(linesOf(doc, style, text, fullWidth).length * lineHeight(style));
    y += paragraphAt(type, style, text, edge.left, y, fullWidth);
  }

  function facts(all: readonly Fact[], columns: number, { label, value }: { label: Style; value: Style }) {
    const width = (fullWidth - (columns - 1) * columnGap) / columns;
    group(root, 'L', (list) => {
      for (let start = 0; start < all.length; start += columns) {
        const row = all.slice(start, start + columns).map(([name, text]) => ({
          name: linesOf(doc, label, name, width),
          text: linesOf(doc, value, text, width),
        }));
        const heights = row.map(
          ({ name, text }) => name.length * lineHeight(label) + text.length * lineHeight(value),
        );
        const height = Math.max(...heights);
        ensure(height);
        for (const [column, { name, text }] of row.entries()) {
          const x = edge.left + column * (width + columnGap);
          group(list, 'LI', (item) => {
            tagged(item, 'Lbl', () => drawLines(doc, label, name, x, y));
            tagged(item, 'LBody', () => drawLines(doc, value, text, x, y + name.length * lineHeight(label)));
          });
        }
        y += height + rowGap + 2;
      }
    });
    y -= rowGap + 2;
  }

  function table({ columns, rows, shares, head, cell, line: color }: SheetTable) {
    const xs = shares.map(
      (_, index) => edge.left + fullWidth * shares.slice(0, index).reduce((a, b) => a + b, 0),
    );
    const widths = shares.map((share) => fullWidth * share - columnGap);
    const linesIn = (style: Style, cells: readonly string[]) =>
      cells.map((text, index) => linesOf(doc, style, text, widths[index] ?? 0));
    const heightOf = (style: Style, cells: ReturnType<typeof linesIn>) =>
      Math.max(...cells.map((lines) => lines.length)) * lineHeight(style);
    const heads = linesIn(head, columns);

    function drawHeads(draw: (index: number) => void) {
      for (const index of heads.keys()) draw(index);
      y += heightOf(head, heads) + 4;
      line(color, 0.75, y);
      y += rowGap;
    }
    const headAt = (index: number) => drawLines(doc, head, heads[index] ?? [], xs[index] ?? 0, y);

    group(root, 'Table', (element) => {
      group(element, 'TR', (row) => {
        drawHeads((index) => tagged(row, 'TH', () => headAt(index), { scope: 'Column' }));
      });
      for (const cells of rows) {
        const lines = linesIn(cell, cells);
        const height = heightOf(cell, lines);
        // A head that stands again on the next page is read once.
        if (ensure(height + rowGap)) drawHeads((index) => artifact(() => headAt(index), 'Pagination'));
        group(element, 'TR', (row) => {
          for (const [index, text] of lines.entries())
            tagged(row, 'TD', () => drawLines(doc, cell, text, xs[index] ?? 0, y));
        });
        y += height + rowGap;
        line(color, 0.5, y);
        y += rowGap;
      }
    });
  }

  return {
    doc,
    left: edge.left,
    right: edge.right,
    space: (height: number) => {
      y += height;
    },
    ensure,
    rule(color: string, thickness: number) {
      line(color, thickness, y + thickness / 2);
      y += thickness;
    },
    paragraph,
    paragraphAt,
    facts,
    table,
    /** A tinted box over the whole width, to draw into. */
    panel(height: number, color: string, border: string) {
      const at = y;
      artifact(() => {
        doc.lineWidth(0.75).roundedRect(edge.left, at, fullWidth, height, 4).fillAndStroke(color, border);
      });
      y += height;
      return { top: at };
    },
    /** A drawing with words for those who do not see it. */
    figure(alt: string, x: number, at: number, side: number, draw: (x: number, y: number) => void) {
      tagged(root, 'Figure', () => draw(x, at), { alt, bbox: [x, at, x + side, at + side] });
    },
    eachPage(draw: (page: number, pages: number) => void) {
      const { start, count } = doc.bufferedPageRange();
      for (let page = 0; page < count; page++) {
        doc.switchToPage(start + page);
        draw(page + 1, count);
      }
    },
    foot(style: Style, text: string, label: string, color: string) {
      const at = edge.bottom + 16;
      const labelLines = linesOf(doc, style, label, fullWidth);
      const labelWidth = doc.widthOfString(label);
      const [first = []] = linesOf(doc, style, text, fullWidth - labelWidth - columnGap);
      // Below the margin pdfkit would begin a new page.
      doc.page.margins.bottom = 0;
      line(color, 0.5, at - 6);
      artifact(() => {
        drawLines(doc, style, [first], edge.left, at);
        drawLines(doc, style, labelLines, edge.right - labelWidth, at);
      }, 'Pagination');
    },
    end: () => root.end(),
  };
}

/** The pages of a document while they are drawn. */
export type Sheet = ReturnType<typeof createSheet>;
