import { lineCommands } from './drawing-commands.ts';
import type { Fact } from './office-pdf.ts';
import type { Pages, Part } from './pages.ts';
import type { Element } from './structure.ts';
import { drawLines, lineHeight, linesOf, type Style, textCommands } from './text-lines.ts';

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
  artifact(() => doc.addContent(lineCommands({ left: x, right: x + width }, y, color, 0.75)));
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

/** A foot, and the fonts that it names. */
interface Foot {
  readonly form: PDFKit.PDFKitReference;
  readonly fonts: Record<string, unknown>;
}

/**
 * The foot of every page: a text at its start and a label at its end. The label names the number of pages, which is known at the
 * end, so each foot is a form (ISO 32000-1, 8.10) to which its page refers, and pages need not be kept until then.
 */
export function createFeet(pages: Pages, { style, text }: StyledText, color: string) {
  const { doc, edge, width, artifact } = pages;
  const name = 'Foot';
  const feet: Foot[] = [];
  const at = edge.bottom + 16;

  function fill({ form, fonts: used }: Foot, label: string) {
    const labelLines = linesOf(doc, style, label, width);
    const lines = linesOf(doc, style, text, width - (labelLines[0]?.width ?? 0) - factColumnGap);
    const texts = [
      textCommands(style, lines.slice(0, 1), { x: edge.left, y: at }),
      textCommands(style, labelLines, { x: edge.left, y: at, endAfter: width }),
    ];
    for (const { fonts } of texts) for (const font of fonts) font.addTo(used);
    const rule = lineCommands(edge, at - 6, color, 0.5);
    form.end([rule, ...texts.map(({ commands }) => commands)].join('\n'));
  }

  return {
    /** Keeps the place of the foot of this page. */
    add() {
      const { page } = doc;
      const fonts = {};
      const BBox = [0, 0, page.width, page.height];
      const form = doc.ref({ Type: 'XObject', Subtype: 'Form', BBox, Resources: { Font: fonts } });
      feet.push({ form, fonts });
      page.xobjects[name] = form;
      artifact(() => doc.addContent(`/${name} Do`), 'Pagination');
    },
    fill(labelOf: (page: number, pages: number) => string) {
      for (const [index, foot] of feet.entries()) fill(foot, labelOf(index + 1, feet.length));
    },
  };
}
