import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { faces } from './fonts.ts';
import type { Block, OfficePdf, Signer, TableBlock } from './office-pdf.ts';
import * as draw from './page-parts.ts';
import { drawTable } from './page-table.ts';
import { createPages, type Pages } from './pages.ts';
import { withoutControls } from './shown-text.ts';
import { lineHeight, type Style } from './text-lines.ts';

const ink = '#14213d';
const muted = '#4a5568';
const hairline = '#c3c9d5';
const worker = '#ecb33c';

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

/** Draws a document of the office: A4, tagged, in Indonesian. Deterministic. */
export async function drawPdf(content: OfficePdf): Promise<Uint8Array<ArrayBuffer>> {
  const madeAt = new Date(content.madeAt);
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 45, right: 42, bottom: 54, left: 42 },
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'id-ID',
    // Every text sets its font.
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
  const bytes = collect(doc);
  // The document begins to flow.
  await setImmediate();
  const pages = createPages(doc);
  const completeEdges = drawEdges(pages, content);
  drawHead(pages, content);
  drawTitle(pages, content);
  for (const block of content.blocks) drawBlock(pages, block);
  completeEdges();
  pages.root.end();
  doc.end();
  return bytes;
}

/** Its bytes. They come in pieces of a few bytes, hundreds of thousands in a long document, so they are joined on the way. */
function collect(doc: InstanceType<typeof PDFDocument>): Promise<Uint8Array<ArrayBuffer>> {
  const blocks: Uint8Array[] = [];
  let pieces: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    doc.on('error', reject);
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat([...blocks, ...pieces]))));
    doc.on('data', (piece: Uint8Array) => {
      pieces.push(piece);
      if (pieces.length < 1_000) return;
      blocks.push(Buffer.concat(pieces));
      pieces = [];
    });
  });
}

/** The office, and beside it how a reader can find or check the document, on the first page. */
function drawHead(pages: Pages, { office, check }: OfficePdf) {
  const { left, right, top } = pages.edge;
  const width = right - left - (check ? modules + 24 : 0);
  let y = top;
  const say = (style: Style, text: string, below: number) => {
    y += draw.paragraphAt(pages, { style, text }, { x: left, y }, width) + below;
  };
  say(styles.office, office.name, 1);
  say(styles.small, office.contact, 0);
  if (check) {
    y += 8;
    say(styles.head, check.heading, 1);
    say(styles.small, check.text, 2);
    say(styles.code, check.code, 0);
    const at = { x: right - modules, y: top };
    const qr = encode(check.url, { ecc: 'M', border: 0 }).data;
    draw.figure(pages, check.alt, at, modules, () => drawQr(pages, qr, at));
    y = Math.max(y, top + modules);
  }
  pages.space(y - top + 7);
  draw.rule(pages, ink, 1.4);
  pages.space(2.4);
  draw.rule(pages, worker, 1);
  pages.space(22);
}

const drawMark = (pages: Pages, mark: string, page: number) =>
  draw.badge(pages, { style: styles.mark, text: mark }, page, { fill: '#fff4d9', border: worker });

function drawTitle(pages: Pages, { heading, leads }: OfficePdf) {
  draw.paragraph(pages, 'H1', styles.title, heading);
  pages.space(10);
  draw.facts(pages, leads, 3, { label: styles.label, value: styles.lead });
}

function drawBlock(pages: Pages, block: Block) {
  if (block.kind === 'table') return drawTableBlock(pages, block);
  if (block.kind === 'signatures') return drawSignatures(pages, block.signers);
  if (block.heading) drawHeading(pages, block.heading);
  else pages.space(16);
  if (block.kind === 'facts') draw.facts(pages, block.facts, 3, { label: styles.label, value: styles.value });
  if (block.kind === 'list') draw.list(pages, block.items, styles.value, 18);
  if (block.kind === 'text')
    for (const [index, text] of block.paragraphs.entries()) {
      if (index > 0) pages.space(5);
      draw.paragraph(pages, 'P', styles.value, text);
    }
}

/** A heading stays with what follows it. */
function drawHeading(pages: Pages, heading: string, height = 90) {
  pages.space(16);
  pages.ensure(height);
  draw.paragraph(pages, 'H2', styles.heading, heading);
  pages.space(4);
  draw.rule(pages, hairline, 0.75);
  pages.space(8);
}

/** A table of fewer rows stays on one page. */
const keptTogether = 8;

function drawTableBlock(pages: Pages, block: TableBlock) {
  const { heading, columns, rows, totals = [], note, empty, dense = false } = block;
  const count = rows.length + totals.length;
  drawHeading(pages, heading, count < keptTogether ? Math.max(110, 50 + count * 23) : 110);
  if (rows.length === 0) {
    draw.paragraph(pages, 'P', styles.value, empty);
    return;
  }
  const sized = (style: Style) => (dense ? { ...style, size: style.size - 1 } : style);
  drawTable(pages, {
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
    pages.space(3);
    draw.paragraph(pages, 'P', styles.small, note);
  }
}

const signatureGap = 24;
const signatureRoom = 48;

/** Signatures beside each other: role, space to sign, and name. The last one is on the right. */
function drawSignatures(pages: Pages, signers: readonly Signer[]) {
  const width = (pages.width - 2 * signatureGap) / 3;
  const columns = signers.toReversed().map((signer, index) => ({
    signer,
    width,
    x: pages.edge.right - width - index * (width + signatureGap),
  }));
  columns.reverse();
  pages.space(22);
  pages.ensure(signatureRoom + 4 * lineHeight(styles.value));
  draw.beside(
    pages,
    columns.map(({ signer, ...at }) => ({ ...at, texts: [{ style: styles.head, text: signer.role }] })),
  );
  pages.space(signatureRoom);
  for (const { x } of columns) draw.writingLine(pages, x, width, muted);
  pages.space(3);
  draw.beside(
    pages,
    columns.map(({ signer: { name, note }, ...at }) => ({
      ...at,
      texts: [...(name ? [{ style: styles.value, text: name }] : []), { style: styles.small, text: note }],
    })),
  );
}

/** The side of the QR code: 26 mm. */
const modules = 26 * 2.83;

/** The dark modules as rectangles: vector graphics, sharp at any size. */
function drawQr({ doc }: Pages, data: readonly (readonly boolean[])[], { x, y }: { x: number; y: number }) {
  const side = modules / data.length;
  for (const [row, cells] of data.entries())
    for (const [column, dark] of cells.entries())
      if (dark) doc.rect(x + column * side, y + row * side, side, side);
  doc.fill('#000000');
}

/** Draws the mark and the foot of this page and of each that follows. @returns what completes the feet */
function drawEdges(pages: Pages, { foot, pageLabel, mark }: OfficePdf) {
  const feet = draw.createFeet(pages, { style: styles.small, text: foot }, hairline);
  feet.add();
  let page = 1;
  if (mark) drawMark(pages, mark, page);
  pages.doc.on('pageAdded', () => {
    page += 1;
    if (mark) drawMark(pages, mark, page);
    feet.add();
  });
  return () =>
    feet.fill((number, count) =>
      pageLabel.replace('{page}', String(number)).replace('{pages}', String(count)),
    );
}
