import { tabular } from './fonts.ts';
import type { Column } from './office-pdf.ts';
import type { Cell, Pages } from './pages.ts';
import type { Element } from './structure.ts';
import { drawLines, lineHeight, linesOf, type Style } from './text-lines.ts';

/** A table of a document. */
export interface PageTable {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  readonly totals: readonly (readonly string[])[];
  /** Between columns, and above and below a row. */
  readonly gaps: { readonly column: number; readonly row: number };
  readonly head: Style;
  readonly cell: Style;
  readonly total: Style;
  readonly line: string;
}

/** Draws a table over as many pages as it needs, with its heads on each. */
export function drawTable(
  pages: Pages,
  { columns, rows, totals, gaps, head, cell, total, line: color }: PageTable,
) {
  const { doc, edge, root, width: fullWidth, open, group, artifact, ensure, line, place, space } = pages;
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let x = edge.left;
  const columnsAt = columns.map(({ share, align }, index) => {
    const whole = (fullWidth * share) / shares;
    const width = whole - (index < columns.length - 1 ? gaps.column : 0);
    const at = { x, width, endAfter: align === 'end' ? width : undefined };
    x += whole;
    return at;
  });
  const styled = (style: Style, endAfter: number | undefined) =>
    endAfter === undefined ? style : { ...style, face: tabular(style.face) };
  const linesAt = (style: Style, index: number, text: string) => {
    const { width = 0, endAfter } = columnsAt[index] ?? {};
    return linesOf(doc, styled(style, endAfter), text, width);
  };
  const cellsOf = (row: Element, style: Style, texts: readonly string[], typeOf: (index: number) => string) =>
    columnsAt.map(({ x, endAfter }, index): Cell => {
      const type = typeOf(index);
      const scope = type === 'TH' ? { scope: style === head ? 'Column' : 'Row' } : {};
      const part = { element: open(row, type, scope), type, style: styled(style, endAfter) };
      return { x, endAfter, parts: [{ ...part, lines: linesAt(style, index, texts[index] ?? '') }] };
    });
  const heads = columns.map((column, index) => linesAt(head, index, column.head));
  const headHeight = Math.max(...heads.map((lines) => lines.length)) * lineHeight(head);

  const ruleHeads = () => {
    space(gaps.row - 1);
    line(color, 0.75, pages.y);
    space(gaps.row);
  };
  // Heads repeated on the next page are not tagged again.
  const headsAgain = () => {
    artifact(() => {
      for (const [index, { x, endAfter }] of columnsAt.entries())
        drawLines(doc, styled(head, endAfter), heads[index] ?? [], { x, y: pages.y, endAfter });
    }, 'Pagination');
    space(headHeight);
    ruleHeads();
  };
  const drawRow = (parent: Element, style: Style, texts: readonly string[], headAt?: number) =>
    group(parent, 'TR', (row) => {
      place(
        cellsOf(row, style, texts, (index) => (index === headAt ? 'TH' : 'TD')),
        headsAgain,
      );
      space(gaps.row);
    });

  group(root, 'Table', (element) => {
    ensure(headHeight + 3 * lineHeight(cell));
    group(element, 'TR', (row) => {
      place(
        cellsOf(
          row,
          head,
          columns.map((column) => column.head),
          () => 'TH',
        ),
      );
      ruleHeads();
    });
    for (const [index, texts] of rows.entries()) {
      drawRow(element, cell, texts);
      const last = index === rows.length - 1 && totals.length > 0;
      line(last ? (total.color ?? color) : color, last ? 1 : 0.5, pages.y);
      space(gaps.row);
    }
    for (const texts of totals) drawRow(element, total, texts, texts.findIndex(Boolean));
  });
}
