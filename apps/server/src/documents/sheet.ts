import type PDFDocument from 'pdfkit';
import type { Fact } from './office-pdf.ts';
import { createPages, type Element } from './pages.ts';
import { drawTable, type SheetTable } from './sheet-table.ts';
import { drawLines, lineHeight, linesOf, type Style } from './text-lines.ts';

type Doc = InstanceType<typeof PDFDocument>;

/** A text with how it is set. */
export interface StyledText {
  readonly style: Style;
  readonly text: string;
}

const factGap = 7;
const factColumnGap = 12;

/** Facts in rows of so many columns. */
function factRows(facts: readonly Fact[], columns: number) {
  const rows: { fact: Fact; column: number; span: number }[][] = [];
  let column = columns;
  for (const fact of facts) {
    const span = fact[2] === 'wide' ? 2 : 1;
    if (column + span > columns) {
      rows.push([]);
      column = 0;
    }
    rows.at(-1)?.push({ fact, column, span });
    column += span;
  }
  return rows;
}

/** What is drawn on pages: paragraphs, lists, tables and what stands around them. */
export function createSheet(doc: Doc) {
  const pages = createPages(doc);
  const { root, edge, width: fullWidth, open, mark, group, artifact, ensure, line, place, space } = pages;

  /** @returns how high it is */
  function paragraphAt(type: string, style: Style, text: string, x: number, at: number, width: number) {
    const lines = linesOf(doc, style, text, width);
    const element = open(root, type);
    mark(element, type, () => drawLines(doc, style, lines, { x, y: at }));
    element.end();
    return lines.length * lineHeight(style);
  }

  /** Paragraphs beside each other. */
  function beside(columns: readonly { x: number; width: number; texts: readonly StyledText[] }[]) {
    const cells = columns.map(({ x, width, texts }) => ({
      x,
      parts: texts.map(({ style, text }) => ({
        element: open(root, 'P'),
        type: 'P',
        style,
        lines: linesOf(doc, style, text, width),
      })),
    }));
    place(cells);
  }

  function paragraph(type: string, style: Style, text: string) {
    const lines = linesOf(doc, style, text, fullWidth);
    place([{ x: edge.left, parts: [{ element: open(root, type), type, style, lines }] }]);
  }

  /** Texts with a sign or number before each. */
  function list(items: readonly string[], style: Style, indent: number) {
    group(root, 'L', (parent) => {
      for (const [index, text] of items.entries())
        group(parent, 'LI', (item) => {
          const cell = (type: string, x: number, shown: string) => ({
            x,
            parts: [
              { element: open(item, type), type, style, lines: linesOf(doc, style, shown, edge.right - x) },
            ],
          });
          place([cell('Lbl', edge.left, `${index + 1}.`), cell('LBody', edge.left + indent, text)]);
          space(factGap / 2);
        });
    });
  }

  function facts(all: readonly Fact[], columns: number, { label, value }: { label: Style; value: Style }) {
    const step = (fullWidth + factColumnGap) / columns;
    group(root, 'L', (parent) => {
      for (const [index, row] of factRows(all, columns).entries()) {
        if (index > 0) space(factGap);
        const items: Element[] = [];
        const cells = row.map(({ column, span, fact: [name, text] }) => {
          const item = open(parent, 'LI');
          items.push(item);
          const part = (type: string, style: Style, shown: string) => ({
            element: open(item, type),
            type,
            style,
            lines: linesOf(doc, style, shown, span * step - factColumnGap),
          });
          const parts = [part('Lbl', label, name), part('LBody', value, text)];
          return { x: edge.left + column * step, parts };
        });
        place(cells);
        for (const item of items) item.end();
      }
    });
  }

  return {
    doc,
    left: edge.left,
    right: edge.right,
    top: edge.top,
    space,
    ensure,
    rule(color: string, thickness: number) {
      line(color, thickness, pages.y + thickness / 2);
      space(thickness);
    },
    paragraph,
    paragraphAt,
    list,
    facts,
    table: (table: SheetTable) => drawTable(pages, table),
    beside,
    /** A line to write on. */
    writingLine(x: number, width: number, color: string) {
      artifact(() => {
        doc
          .lineWidth(0.75)
          .moveTo(x, pages.y)
          .lineTo(x + width, pages.y)
          .stroke(color);
      });
    },
    /** A mark in the margin above a page; it is read once, on the first. */
    badge(style: Style, text: string, page: number, { fill, border }: { fill: string; border: string }) {
      const lines = linesOf(doc, style, text, fullWidth - 20);
      const width = (lines[0]?.width ?? 0) + 20;
      const height = lineHeight(style) + 6;
      const [x, at] = [edge.right - width, edge.top - height - 6];
      const box = () => doc.lineWidth(0.75).roundedRect(x, at, width, height, 3).fillAndStroke(fill, border);
      const words = () => drawLines(doc, style, lines.slice(0, 1), { x: x + 10, y: at + 3 });
      artifact(() => void box(), 'Pagination');
      if (page > 1) return artifact(words, 'Pagination');
      const element = open(root, 'P');
      mark(element, 'P', words);
      element.end();
    },
    /** A drawing with words for those who do not see it. */
    figure(alt: string, x: number, at: number, side: number, draw: (x: number, y: number) => void) {
      const element = open(root, 'Figure', { alt, bbox: [x, at, x + side, at + side] });
      mark(element, 'Figure', () => draw(x, at));
      element.end();
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
      const labelWidth = labelLines[0]?.width ?? 0;
      const lines = linesOf(doc, style, text, fullWidth - labelWidth - factColumnGap);
      // Below the margin pdfkit would begin a new page.
      doc.page.margins.bottom = 0;
      line(color, 0.5, at - 6);
      artifact(() => {
        drawLines(doc, style, lines.slice(0, 1), { x: edge.left, y: at });
        drawLines(doc, style, labelLines, { x: edge.left, y: at, endAfter: fullWidth });
      }, 'Pagination');
    },
    end: () => root.end(),
  };
}

/** The pages of a document while they are drawn. */
export type Sheet = ReturnType<typeof createSheet>;
