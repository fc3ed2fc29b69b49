import { crc32, deflateSync } from 'node:zlib';

/** A one-page PDF with a heading and lines of text: deterministic. */
export function demoPdf(heading: string, lines: readonly string[]): Buffer {
  const body = lines.map((line) => `0 -20 Td (${escapeText(line)}) Tj`).join('\n');
  const content = `BT /F1 16 Tf 56 770 Td (${escapeText(heading)}) Tj /F1 11 Tf 0 -14 Td\n${body}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

const escapeText = (text: string) => text.replace(/[^\x20-\x7e]/g, '?').replace(/[\\()]/g, '\\$&');

/** A small picture in two colours, deterministic for a hue (0 to 359). */
export function demoPng(hue: number): Buffer {
  const width = 160;
  const height = 90;
  const rows = Array.from({ length: height }, (_, y) => pngRow(width, y < 55 ? 215 : hue % 256, y));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.concat(rows))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** One line of RGB pixels behind its filter byte. */
function pngRow(width: number, tint: number, y: number) {
  const row = Buffer.alloc(1 + width * 3);
  for (let x = 0; x < width; x++) row.set([tint, 120 + y, 255 - y], 1 + x * 3);
  return row;
}

function pngChunk(type: string, data: Buffer) {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const ooxml = 'http://schemas.openxmlformats.org';

/** A workbook with one worksheet of texts; deterministic. */
export function demoXlsx(rows: readonly (readonly string[])[]): Buffer {
  const cell = (text: string) =>
    `<c t="inlineStr"><is><t>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`;
  const data = rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('');
  const relation = (kind: string, target: string) =>
    `${xml}<Relationships xmlns="${ooxml}/package/2006/relationships"><Relationship Id="rId1" Type="${ooxml}/officeDocument/2006/relationships/${kind}" Target="${target}"/></Relationships>`;
  const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  return demoZip({
    '[Content_Types].xml': `${xml}<Types xmlns="${ooxml}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${main}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${main}.worksheet+xml"/></Types>`,
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/workbook.xml': `${xml}<workbook xmlns="${ooxml}/spreadsheetml/2006/main" xmlns:r="${ooxml}/officeDocument/2006/relationships"><sheets><sheet name="Manifes" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `${xml}<worksheet xmlns="${ooxml}/spreadsheetml/2006/main"><sheetData>${data}</sheetData></worksheet>`,
  });
}

/** A ZIP of texts, by their names, none of them compressed. */
export function demoZip(parts: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const data = Buffer.from(text);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(0x21, 8);
    fields.writeUInt32LE(crc32(data), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(data.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), data]);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), fields, place, Buffer.from(name));
    locals.push(local);
    offset += local.length;
  }
  const lines = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(locals.length, 8);
  end.writeUInt16LE(locals.length, 10);
  end.writeUInt32LE(lines.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, lines, end]);
}
