import type { Fact } from './office-pdf.ts';
import type { Pages, Part } from './pages.ts';
import type { Element } from './structure.ts';
import { drawLines, lineHeight, linesOf, type Style } from './text-lines.ts';

/** A text and its type. */
export interface StyledText {
  readonly style: Style;
  readonly text: string;
}

const factGap = 7;
const factColumnGap = 12;

/** A text of one type, broken into lines, below an element of the structure. */
const partOf = (
  { doc, open }: Pages,
  parent: Element,
  type: string,
  { style, text }: StyledText,
  width: number,
): Part => ({ element: open(parent, type), type, style, lines: linesOf(doc, style, text, width) });

/** A paragraph that is not part of the flow. @returns its height */
export function paragraphAt(
  { doc, root, open, mark }: Pages,
  { style, text }: StyledText,
  at: { readonly x: number; readonly y: number },
  width: number,
): number {
  const lines = linesOf(doc, style, text, width);
  const element = open(root, 'P');
  mark(element, 'P', () => drawLines(doc, style, lines, at));
  element.end();
  return lines.length * lineHeight(style);
}

export function paragraph(pages: Pages, type: 'P' | 'H1' | 'H2', style: Style, text: string): void {
  const { root, edge, width, place } = pages;
  place([{ x: edge.left, parts: [partOf(pages, root, type, { style, text }, width)] }]);
}

/** Paragraphs beside each other. */
export function beside(
  pages: Pages,
  columns: readonly { x: number; width: number; texts: readonly StyledText[] }[],
): void {
  pages.place(
    columns.map(({ x, width, texts }) => ({
      x,
      parts: texts.map((text) => partOf(pages, pages.root, 'P', text, width)),
    })),
  );
}

/** Texts with a number before each. */
export function list(pages: Pages, items: readonly string[], style: Style, indent: number): void {
  const { root, edge, group, place, space } = pages;
  group(root, 'L', (parent) => {
    for (const [index, text] of items.entries())
      group(parent, 'LI', (item) => {
        const cell = (type: string, x: number, shown: string) => ({
          x,
          parts: [partOf(pages, item, type, { style, text: shown }, edge.right - x)],
        });
        place([cell('Lbl', edge.left, `${index + 1}.`), cell('LBody', edge.left + indent, text)]);
        space(factGap / 2);
      });
  });
}

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

/** Labels with their values below, in columns. */
export function facts(
  pages: Pages,
  all: readonly Fact[],
  columns: number,
  styles: { readonly label: Style; readonly value: Style },
): void {
  const { root, edge, open, group, place, space } = pages;
  const step = (pages.width + factColumnGap) / columns;
  group(root, 'L', (parent) => {
    for (const [index, row] of factRows(all, columns).entries()) {
      if (index > 0) space(factGap);
      const items: Element[] = [];
      const cells = row.map(({ column, span, fact: [name, text] }) => {
        const item = open(parent, 'LI');
        items.push(item);
        const width = span * step - factColumnGap;
        const label = partOf(pages, item, 'Lbl', { style: styles.label, text: name }, width);
        const value = partOf(pages, item, 'LBody', { style: styles.value, text }, width);
        return { x: edge.left + column * step, parts: [label, value] };
      });
      place(cells);
      for (const item of items) item.end();
    }
  });
}

export function rule({ line, space, y }: Pages, color: string, thickness: number): void {
  line(color, thickness, y + thickness / 2);
  space(thickness);
}

/** A blank line for writing. */
export function writingLine({ doc, artifact, y }: Pages, x: number, width: number, color: string): void {
  artifact(() => {
    doc
      .lineWidth(0.75)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke(color);
  });
}

/** A mark in the margin above a page; only the first one is tagged. */
export function badge(
  { doc, root, edge, width: fullWidth, open, mark, artifact }: Pages,
  { style, text }: StyledText,
  page: number,
  { fill, border }: { readonly fill: string; readonly border: string },
): void {
  const lines = linesOf(doc, style, text, fullWidth - 20);
  const width = (lines[0]?.width ?? 0) + 20;
  const height = lineHeight(style) + 6;
  const [x, at] = [edge.right - width, edge.top - height - 6];
  const box = () => doc.lineWidth(0.75).roundedRect(x, at, width, height, 3).fillAndStroke(fill, border);
  const words = () => drawLines(doc, style, lines.slice(0, 1), { x: x + 10, y: at + 3 });
  artifact(() => void box(), 'Pagination');
  if (page > 1) artifact(words, 'Pagination');
  else {
    const element = open(root, 'P');
    mark(element, 'P', words);
    element.end();
  }
}

/** A square drawing with an alternative text. */
export function figure(
  { root, open, mark }: Pages,
  alt: string,
  { x, y }: { readonly x: number; readonly y: number },
  side: number,
  draw: () => void,
): void {
  const element = open(root, 'Figure', { alt, bbox: [x, y, x + side, y + side] });
  mark(element, 'Figure', draw);
  element.end();
}

export function eachPage({ doc }: Pages, draw: (page: number, pages: number) => void): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(start + page);
    draw(page + 1, count);
  }
}

/** A text at the start and a label at the end, below a page. */
export function foot(pages: Pages, { style, text }: StyledText, label: string, color: string): void {
  const { doc, edge, width, line, artifact } = pages;
  const at = edge.bottom + 16;
  const labelLines = linesOf(doc, style, label, width);
  const labelWidth = labelLines[0]?.width ?? 0;
  const lines = linesOf(doc, style, text, width - labelWidth - factColumnGap);
  // pdfkit would begin a new page for text below the margin.
  doc.page.margins.bottom = 0;
  line(color, 0.5, at - 6);
  artifact(() => {
    drawLines(doc, style, lines.slice(0, 1), { x: edge.left, y: at });
    drawLines(doc, style, labelLines, { x: edge.left, y: at, endAfter: width });
  }, 'Pagination');
}
