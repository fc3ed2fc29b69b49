import { crc32, deflateRawSync } from 'node:zlib';
import { type ManifestExtension, manifestTypes, office020400 } from '@pabean/api/rules';
import { describe, expect, test } from 'vitest';
import { demoPng, demoXlsx, demoZip } from '../../demo/demo-files.ts';
import { sampleCsv, samplePdf, sampleXlsx } from '../../testing/sample-files.ts';
import { checkUpload, isRefused } from './check-upload.ts';

/** The refusal code of a manifest's file, or `accepted`. */
function verdict(extension: ManifestExtension, bytes: Uint8Array, type: string = manifestTypes[extension]) {
  const url = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
  const result = checkUpload(url, extension, 'BL-AWB 1', office020400.uploads.permit, 'manifest');
  return isRefused(result) ? result.message : 'accepted';
}

const workbook = {
  '[Content_Types].xml': '<Types/>',
  'xl/workbook.xml': '<workbook/>',
};

/** Sets a number in a copy, counted from where the directory of a ZIP ends. */
function changed(offset: number, value: number) {
  const copy = Buffer.from(sampleXlsx);
  copy.writeUInt16LE(value, copy.length - 22 + offset);
  return copy;
}

/** A ZIP of deflated parts with arbitrary sizes in its directory, and arbitrary names in the local headers. */
function deflated(
  parts: Readonly<Record<string, string | Buffer>>,
  lies: { size?: number; localName?: string } = {},
) {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const packed = deflateRawSync(content);
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt16LE(8, 4);
    header.writeUInt32LE(crc32(content), 10);
    header.writeUInt32LE(packed.length, 14);
    header.writeUInt32LE(lies.size ?? content.length, 18);
    header.writeUInt16LE(name.length, 22);
    const local = Buffer.from(lies.localName?.padEnd(name.length, 'x').slice(0, name.length) ?? name);
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), header, local, packed]);
    const entry = Buffer.alloc(42);
    entry.writeUInt16LE(20, 0);
    header.copy(entry, 2);
    entry.writeUInt32LE(offset, 38);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), entry, Buffer.from(name)]));
    files.push(file);
    offset += file.length;
  }
  const all = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(all.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, all, Buffer.from('PK\x05\x06'), end]);
}
const bomb = Buffer.alloc(80 * 1024 ** 2);

describe('the file of a manifest', () => {
  test.each([
    ['a PDF', 'pdf', samplePdf],
    ['a picture', 'png', demoPng(3)],
    ['a workbook', 'xlsx', sampleXlsx],
    ['a workbook of deflated parts', 'xlsx', deflated(workbook)],
    ['a large workbook', 'xlsx', demoXlsx(Array.from({ length: 5_000 }, (_, row) => [`BL-${row}`]))],
    ['CSV', 'csv', sampleCsv],
    ['CSV with a byte order mark', 'csv', Buffer.concat([Buffer.from('\ufeff'), sampleCsv])],
    ['CSV in Windows-1252', 'csv', Buffer.from('no;nama\n1;Caf\xe9', 'latin1')],
    ['CSV in UTF-16 with its mark', 'csv', Buffer.from('\ufeffno;nama', 'utf16le')],
    ['CSV of one column', 'csv', Buffer.from('no_bl\nSMLU4021877')],
    ['CSV with formulas, which nobody here opens', 'csv', Buffer.from('=1+1;@SUM(A1)')],
  ] as const)('may be %s', (_, extension, bytes) => {
    expect(verdict(extension, bytes)).toBe('accepted');
  });

  test.each([
    ['a workbook as CSV', 'csv', sampleXlsx],
    ['a picture as CSV', 'csv', demoPng(3)],
    ['a PDF as CSV', 'csv', samplePdf],
    ['a page as CSV', 'csv', Buffer.from('\ufeff\r\n <!doctype html><script>alert(1)</script>')],
    ['SVG as CSV', 'csv', Buffer.from('<svg onload="alert(1)"/>')],
    ['UTF-16 without its mark as CSV', 'csv', Buffer.from('no;nama', 'utf16le')],
    ['CSV with NUL', 'csv', Buffer.from('no;nama\0')],
    ['CSV of blank lines', 'csv', Buffer.from('\r\n \r\n')],
    ['CSV as a workbook', 'xlsx', sampleCsv],
    ['a ZIP that is no workbook', 'xlsx', demoZip({ 'a.txt': 'a' })],
    ['a ZIP without parts', 'xlsx', demoZip({})],
    [
      'a document of another program',
      'xlsx',
      demoZip({ ...workbook, 'xl/workbook.xml': '', 'word/document.xml': '' }).subarray(1),
    ],
    ['a workbook with macros', 'xlsx', demoZip({ ...workbook, 'xl/vbaProject.bin': 'x' })],
    ['a workbook with old macros', 'xlsx', demoZip({ ...workbook, 'xl/macrosheets/sheet1.xml': 'x' })],
    ['a workbook that leads out of its folder', 'xlsx', demoZip({ ...workbook, '../../etc/passwd': 'x' })],
    ['a workbook with an absolute path', 'xlsx', demoZip({ ...workbook, '/etc/passwd': 'x' })],
    ['a workbook with a control that runs', 'xlsx', demoZip({ ...workbook, 'xl/activeX/activeX1.bin': 'x' })],
    ['a workbook with a file in it', 'xlsx', demoZip({ ...workbook, 'xl/embeddings/oleObject1.bin': 'x' })],
    [
      'a workbook that fetches another',
      'xlsx',
      demoZip({ ...workbook, 'xl/externalLinks/externalLink1.xml': 'x' }),
    ],
    ['a workbook whose parts have two names', 'xlsx', deflated(workbook, { localName: 'xl/vbaProject' })],
    ['a workbook that unpacks to much more', 'xlsx', deflated({ ...workbook, 'xl/a.xml': bomb })],
    [
      'a workbook that unpacks to more than it says',
      'xlsx',
      deflated({ ...workbook, 'xl/a.xml': bomb }, { size: 10 }),
    ],
    ['a workbook behind a program', 'xlsx', Buffer.concat([Buffer.from('MZ'), sampleXlsx])],
    ['a workbook before something else', 'xlsx', Buffer.concat([sampleXlsx, Buffer.from('<script>')])],
    ['half a workbook', 'xlsx', sampleXlsx.subarray(0, sampleXlsx.length / 2)],
    ['a workbook without its end', 'xlsx', sampleXlsx.subarray(0, -22)],
    ['a workbook that counts more parts than it has', 'xlsx', changed(10, 6)],
    ['a workbook that counts fewer parts than it has', 'xlsx', changed(10, 4)],
    ['a workbook whose directory lies elsewhere', 'xlsx', changed(16, 0)],
    ['a few bytes', 'xlsx', Buffer.from('PK\x03\x04')],
  ] as const)('is not %s', (_, extension, bytes) => {
    expect(verdict(extension, bytes)).toBe('fileDamaged');
  });

  test.each([
    ['CSV that says it is a workbook', 'csv', manifestTypes.xlsx],
    ['a workbook that says it is CSV', 'xlsx', 'text/csv'],
    ['a page', 'csv', 'text/html'],
    ['a workbook of before', 'xlsx', 'application/vnd.ms-excel'],
  ] as const)('%s is of no accepted type', (_, extension, type) => {
    expect(verdict(extension, extension === 'csv' ? sampleCsv : sampleXlsx, type)).toBe('fileTypeManifest');
  });

  test('is refused where a document is expected', () => {
    const url = `data:text/csv;base64,${sampleCsv.toString('base64')}`;
    expect(checkUpload(url, 'csv', 'Surat', office020400.uploads.permit)).toEqual({ message: 'fileType' });
  });
});
