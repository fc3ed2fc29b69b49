import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { faces } from './fonts.ts';
import type { Fact, LicencePdf } from './licence-pdf.ts';
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
  title: { face: faces.bold, size: 19, color: ink },
  lead: { face: faces.bold, size: 11.5, color: ink },
  heading: { face: faces.bold, size: 11.5, color: ink },
  label: { face: faces.regular, size: 8.5, color: muted },
  value: { face: faces.regular, size: 10, color: '#000000' },
  head: { face: faces.bold, size: 8.5, color: ink },
  cell: { face: faces.regular, size: 9, color: '#000000' },
  code: { face: faces.bold, size: 11, color: ink, spacing: 0.8 },
} satisfies Record<string, Style>;

/** Draws a licence: A4, tagged, in Indonesian. The same content makes the same bytes. */
export async function drawLicence(content: LicencePdf): Promise<Uint8Array<ArrayBuffer>> {
  const madeAt = new Date(content.madeAt);
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 45, right: 42, bottom: 54, left: 42 },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'id-ID',
    font: faces.regular[0] as unknown as string,
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
  for (const { heading, facts } of content.sections) drawFacts(sheet, heading, facts);
  drawTable(sheet, content.table);
  if (content.check) drawCheck(sheet, content.check);
  drawFeet(sheet, content);
  sheet.end();
  doc.end();
  await finished;
  return Uint8Array.from(Buffer.concat(chunks));
}

function drawHead(sheet: Sheet, { office }: LicencePdf) {
  sheet.paragraph('P', styles.office, office.name);
  sheet.space(1);
  sheet.paragraph('P', styles.small, office.contact);
  sheet.space(7);
  sheet.rule(ink, 1.4);
  sheet.space(2.4);
  sheet.rule(thread, 1);
  sheet.space(22);
}

function drawTitle(sheet: Sheet, { heading, leads }: LicencePdf) {
  sheet.paragraph('H1', styles.title, heading);
  sheet.space(10);
  sheet.facts(leads, 3, { label: styles.label, value: styles.lead });
}

function drawFacts(sheet: Sheet, heading: string, facts: readonly Fact[]) {
  drawHeading(sheet, heading);
  sheet.facts(facts, 3, { label: styles.label, value: styles.value });
}

/** A heading stays with what follows it. */
function drawHeading(sheet: Sheet, heading: string) {
  sheet.space(16);
  sheet.ensure(90);
  sheet.paragraph('H2', styles.heading, heading);
  sheet.space(4);
  sheet.rule(hairline, 0.75);
  sheet.space(8);
}

function drawTable(sheet: Sheet, { heading, columns, rows, empty }: LicencePdf['table']) {
  drawHeading(sheet, heading);
  if (rows.length === 0) {
    sheet.paragraph('P', styles.value, empty);
    return;
  }
  sheet.table({
    columns,
    rows,
    shares: [0.42, 0.26, 0.16, 0.16],
    head: styles.head,
    cell: styles.cell,
    line: hairline,
  });
}

const modules = 26 * 2.83;

function drawCheck(sheet: Sheet, check: NonNullable<LicencePdf['check']>) {
  const height = modules + 24;
  sheet.space(22);
  sheet.ensure(height);
  const { top } = sheet.panel(height, '#f5f6f9', hairline);
  sheet.figure(check.alt, sheet.left + 12, top + 12, modules, (x, y) =>
    drawQr(sheet, encode(check.url, { ecc: 'M', border: 0 }).data, x, y),
  );
  const x = sheet.left + modules + 28;
  const width = sheet.right - x - 12;
  let y = top + 12;
  y += sheet.paragraphAt('H2', styles.heading, check.heading, x, y, width) + 2;
  y += sheet.paragraphAt('P', styles.small, check.text, x, y, width) + 4;
  sheet.paragraphAt(
    'P',
    styles.code,
    check.code,
    x,
    Math.max(y, top + height - 12 - lineHeight(styles.code)),
    width,
  );
}

/** The dark modules as rectangles: sharp at any size, and no picture. */
function drawQr({ doc }: Sheet, data: readonly (readonly boolean[])[], x: number, y: number) {
  const side = modules / data.length;
  for (const [row, cells] of data.entries())
    for (const [column, dark] of cells.entries())
      if (dark) doc.rect(x + column * side, y + row * side, side, side);
  doc.fill('#000000');
}

function drawFeet(sheet: Sheet, { foot, pageLabel }: LicencePdf) {
  sheet.eachPage((page, pages) => {
    const label = pageLabel.replace('{page}', String(page)).replace('{pages}', String(pages));
    sheet.foot(styles.small, foot, label, hairline);
  });
}
