import { demoPdf, demoPng, demoXlsx } from '../demo/demo-files.ts';

/** A small PDF. */
export const samplePdf = demoPdf('Dokumen uji', ['Isi']);

/** A PDF of about 600 KB, each line of it different. */
export const largePdf = (lines = 12_000) =>
  demoPdf(
    'Dokumen panjang',
    Array.from({ length: lines }, (_, index) => `Baris ${index} dari dokumen yang panjang`),
  );

/** A small picture. */
export const samplePng = demoPng(40);

/** SOI, APP0, SOF0 of 8 × 8, SOS with a stuffed byte and a restart marker, EOI. */
export const sampleJpeg = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000' +
    'ffc0000b080008000801011100' +
    'ffda0008010100003f0012ff0034ffd056ffd9',
  'hex',
);

/** A table as CSV, with a name that is not ASCII. */
export const sampleCsv = Buffer.from('no_bl;tgl_bl;penerima\r\nSMLU4021877;2026-03-01;PT Café Batam\r\n');

/** A small workbook. */
export const sampleXlsx = demoXlsx([
  ['no_bl', 'tgl_bl'],
  ['SMLU4021877', '2026-03-01'],
]);
