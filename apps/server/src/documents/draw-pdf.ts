import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { faces } from './fonts.ts';
import type { Block, OfficePdf, Signer, TableBlock } from './office-pdf.ts';
import { createSheet, type Sheet } from './sheet.ts';
import { withoutControls } from './shown-text.ts';
import { lineHeight, type Style } from './text-lines.ts';

const ink = '#14213d';
const muted = '#4a5568';
const hairline = '#c3c9d5';
const thread = '#ecb33c';

const styles = {
  office: { face: faces.bold, size: 13, color: ink },
  small: { face: faces.regular, size: 8.5, color: muted },
  mark: { face: faces.bold, size: 9, color: '#7a3e00' },
  title: { face: faces.bold, size: 19, color: ink },
  lead: { face: faces.bold, size: 11.5, color: ink },
  heading: { face: faces.bold, size: 11.5, color: ink },
  label: { face: faces.regular, size: 8.5, color: muted },
  value: { face: faces.regular, size: 10, color: '#000000' },
  head: { face: faces.bold, size: 8.5, color: ink },
  cell: { face: faces.regular, size: 9, color: '#000000' },
  total: { face: faces.bold, size: 9, color: ink },
  code: { face: faces.bold, size: 11, color: ink, spacing: 0.8 },
} satisfies Record<string, Style>;

/** Draws a document of the office: A4, tagged, in Indonesian. The same content makes the same bytes. */
export async function drawPdf(content: OfficePdf): Promise<Uint8Array<ArrayBuffer>> {
  const madeAt = new Date(content.madeAt);
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 45, right: 42, bottom: 54, left: 42 },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'id-ID',
    // Every text names its font.
    font: '',
    info: {
      Title: withoutControls(content.title),
      Author: withoutControls(content.office.name),
      Creator: 'Pabean',
      Producer: 'Pabean',
      CreationDate: madeAt,
      ModDate: madeAt,
    },
  });
  const chunks: Uint8Array[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', () => resolve());
    doc.on('error', reject);
  });
  const sheet = createSheet(doc);
  drawHead(sheet, content);
  drawTitle(sheet, content);
  for (const block of content.blocks) drawBlock(sheet, block);
  drawEdges(sheet, content);
  sheet.end();
  doc.end();
  await finished;
  return Uint8Array.from(Buffer.concat(chunks));
}

/** Who writes, and beside it how a reader finds it again or checks it: on the first page, wherever the last one ends. */
function drawHead(sheet: Sheet, { office, mark, check }: OfficePdf) {
  if (mark) drawMark(sheet, mark, 1);
  const { left, right, top } = sheet;
  const width = right - left - (check ? modules + 24 : 0);
  let y = top;
  const say = (style: Style, text: string, below: number) => {
    y += sheet.paragraphAt('P', style, text, left, y, width) + below;
  };
  say(styles.office, office.name, 1);
  say(styles.small, office.contact, 0);
  if (check) {
    y += 8;
    say(styles.head, check.heading, 1);
    say(styles.small, check.text, 2);
    say(styles.code, check.code, 0);
    sheet.figure(check.alt, right - modules, top, modules, (x, at) =>
      drawQr(sheet, encode(check.url, { ecc: 'M', border: 0 }).data, x, at),
    );
    y = Math.max(y, top + modules);
  }
  sheet.space(y - top + 7);
  sheet.rule(ink, 1.4);
  sheet.space(2.4);
  sheet.rule(thread, 1);
  sheet.space(22);
}

const drawMark = (sheet: Sheet, mark: string, page: number) =>
  sheet.badge(styles.mark, mark, page, { fill: '#fff4d9', border: thread });

function drawTitle(sheet: Sheet, { heading, leads }: OfficePdf) {
  sheet.paragraph('H1', styles.title, heading);
  sheet.space(10);
  sheet.facts(leads, 3, { label: styles.label, value: styles.lead });
}

function drawBlock(sheet: Sheet, block: Block) {
  if (block.kind === 'table') return drawTable(sheet, block);
  if (block.kind === 'signatures') return drawSignatures(sheet, block.signers);
  if (block.heading) drawHeading(sheet, block.heading);
  else sheet.space(16);
  if (block.kind === 'facts') sheet.facts(block.facts, 3, { label: styles.label, value: styles.value });
  if (block.kind === 'list') sheet.list(block.items, styles.value, 18);
  if (block.kind === 'text')
    for (const [index, text] of block.paragraphs.entries()) {
      if (index > 0) sheet.space(5);
      sheet.paragraph('P', styles.value, text);
    }
}

/** A heading stays with what follows it. */
function drawHeading(sheet: Sheet, heading: string, height = 90) {
  sheet.space(16);
  sheet.ensure(height);
  sheet.paragraph('H2', styles.heading, heading);
  sheet.space(4);
  sheet.rule(hairline, 0.75);
  sheet.space(8);
}

/** A table of fewer rows stays on one page. */
const keptTogether = 8;

function drawTable(sheet: Sheet, block: TableBlock) {
  const { heading, columns, rows, totals = [], note, empty, dense = false } = block;
  const count = rows.length + totals.length;
  drawHeading(sheet, heading, count < keptTogether ? Math.max(110, 50 + count * 23) : 110);
  if (rows.length === 0) {
    sheet.paragraph('P', styles.value, empty);
    return;
  }
  const sized = (style: Style) => (dense ? { ...style, size: style.size - 1 } : style);
  sheet.table({
    columns,
    rows,
    totals,
    gaps: dense ? { column: 9, row: 4 } : { column: 12, row: 5 },
    head: sized(styles.head),
    cell: sized(styles.cell),
    total: sized(styles.total),
    line: hairline,
  });
  if (note) {
    sheet.space(3);
    sheet.paragraph('P', styles.small, note);
  }
}

const signatureGap = 24;
const signatureRoom = 48;

/** Beside each other: who signs, room for it, and the name. The last signs on the right. */
function drawSignatures(sheet: Sheet, signers: readonly Signer[]) {
  const width = (sheet.right - sheet.left - 2 * signatureGap) / 3;
  const columns = signers
    .toReversed()
    .map((signer, index) => ({ signer, width, x: sheet.right - width - index * (width + signatureGap) }));
  columns.reverse();
  sheet.space(22);
  sheet.ensure(signatureRoom + 4 * lineHeight(styles.value));
  sheet.beside(
    columns.map(({ signer, ...at }) => ({ ...at, texts: [{ style: styles.head, text: signer.role }] })),
  );
  sheet.space(signatureRoom);
  for (const { x } of columns) sheet.writingLine(x, width, muted);
  sheet.space(3);
  sheet.beside(
    columns.map(({ signer: { name, note }, ...at }) => ({
      ...at,
      texts: [...(name ? [{ style: styles.value, text: name }] : []), { style: styles.small, text: note }],
    })),
  );
}

/** The side of the QR code: 26 mm. */
const modules = 26 * 2.83;

/** The dark modules as rectangles: sharp at any size, and no picture. */
function drawQr({ doc }: Sheet, data: readonly (readonly boolean[])[], x: number, y: number) {
  const side = modules / data.length;
  for (const [row, cells] of data.entries())
    for (const [column, dark] of cells.entries())
      if (dark) doc.rect(x + column * side, y + row * side, side, side);
  doc.fill('#000000');
}

/** Above and below every page. */
function drawEdges(sheet: Sheet, { foot, pageLabel, mark }: OfficePdf) {
  sheet.eachPage((page, pages) => {
    const label = pageLabel.replace('{page}', String(page)).replace('{pages}', String(pages));
    if (mark && page > 1) drawMark(sheet, mark, page);
    sheet.foot(styles.small, foot, label, hairline);
  });
}
