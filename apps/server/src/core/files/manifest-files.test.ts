import { type ManifestExtension, manifestTypes, office020400 } from '@pabean/api/rules';
import { describe, expect, test } from 'vitest';
import { demoPng, demoXlsx, demoZip } from '../../demo/demo-files.ts';
import { deflated } from '../../testing/deflated-zip.ts';
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
    ['a workbook that leads out of its folder', 'xlsx', demoZip({ ...workbook, '../../etc/passwd': 'x' })],
    ['a workbook that stays in its folder by detours', 'xlsx', demoZip({ ...workbook, 'xl/../a.xml': 'x' })],
    ['a workbook with an absolute path', 'xlsx', demoZip({ ...workbook, '/etc/passwd': 'x' })],
    ['a workbook with a drive', 'xlsx', demoZip({ ...workbook, 'C:/a.xml': 'x' })],
    ['a workbook with backslashes', 'xlsx', demoZip({ ...workbook, 'xl\\a.xml': 'x' })],
    ['a workbook with a part twice', 'xlsx', demoZip({ ...workbook, 'XL/Workbook.xml': 'x' })],
    ['a workbook whose parts have two names', 'xlsx', deflated(workbook, { localName: 'xl/vbaProject' })],
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
    ['macros', 'workbookMacros', { 'xl/vbaProject.bin': 'x' }],
    ['old macros', 'workbookMacros', { 'xl/macrosheets/sheet1.xml': 'x' }],
    ['a control that runs', 'workbookEmbedded', { 'xl/activeX/activeX1.bin': 'x' }],
    ['a file in it', 'workbookEmbedded', { 'xl/embeddings/oleObject1.bin': 'x' }],
    ['a link to another', 'workbookLinks', { 'xl/externalLinks/externalLink1.xml': 'x' }],
    ['a connection to a database', 'workbookLinks', { 'xl/connections.xml': 'x' }],
  ] as const)('is no workbook with %s', (_, code, parts) => {
    expect(verdict('xlsx', demoZip({ ...workbook, ...parts }))).toBe(code);
  });

  test.each([
    ['a workbook with a password', Buffer.from('d0cf11e0a1b11ae1'.padEnd(64, '0'), 'hex')],
    ['a workbook with an encrypted part', deflated(workbook, { flags: 1 })],
  ])('is not %s', (_, bytes) => {
    expect(verdict('xlsx', bytes)).toBe('workbookLocked');
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
