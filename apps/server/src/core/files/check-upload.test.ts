import { crc32 } from 'node:zlib';
import { office020400 } from '@pabean/api/rules';
import { describe, expect, test } from 'vitest';
import { sampleJpeg as jpeg, samplePdf as pdf, samplePng as png } from '../../testing/sample-files.ts';
import { checkUpload, fileName, isRefused } from './check-upload.ts';

const limit = office020400.uploads.permit;
const dataUrl = (mediaType: string, bytes: Uint8Array) =>
  `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;

/** The refusal code of a file, or `accepted`. */
function verdict(mediaType: string, extension: 'pdf' | 'png' | 'jpg' | 'jpeg' | null, bytes: Uint8Array) {
  const result = checkUpload(dataUrl(mediaType, bytes), extension, 'Surat', limit);
  return isRefused(result) ? result.message : 'accepted';
}

function withBytes(source: Buffer, at: number, bytes: number[], fixChecksumOfIhdr = false) {
  const copy = Buffer.from(source);
  copy.set(bytes, at);
  if (fixChecksumOfIhdr) copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29);
  return copy;
}

const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const html = Buffer.from('<!doctype html><script>alert(1)</script>');
const zip = Buffer.from('504b0304140000000000', 'hex');

describe('files of every kind', () => {
  test.each([
    ['PDF', 'application/pdf', 'pdf', pdf],
    ['PNG', 'image/png', 'png', png],
    ['JPEG', 'image/jpeg', 'jpg', jpeg],
    ['JPEG with its long extension', 'image/jpeg', 'jpeg', jpeg],
    ['JPEG with a preview behind its end', 'image/jpeg', 'jpg', Buffer.concat([jpeg, jpeg])],
  ] as const)('a complete %s is accepted', (_, mediaType, extension, bytes) => {
    expect(verdict(mediaType, extension, bytes)).toBe('accepted');
  });

  test.each([
    ['no extension', 'application/pdf', null, pdf],
    ['the extension of another type', 'application/pdf', 'png', pdf],
    ['CSV', 'text/csv', 'pdf', pdf],
    ['SVG', 'image/svg+xml', 'png', script],
    ['HTML', 'text/html', 'pdf', html],
  ] as const)('%s is no type that the office accepts', (_, mediaType, extension, bytes) => {
    expect(verdict(mediaType, extension, bytes)).toBe('fileType');
  });

  test.each([
    ['one byte', 'image/png', 'png', Buffer.from([0x89])],
    ['SVG as PNG', 'image/png', 'png', script],
    ['HTML as PDF', 'application/pdf', 'pdf', html],
    ['ZIP as PDF', 'application/pdf', 'pdf', zip],
    ['PNG as JPEG', 'image/jpeg', 'jpg', png],
    ['PDF behind rubbish', 'application/pdf', 'pdf', Buffer.concat([html, pdf])],
    ['PDF without its end', 'application/pdf', 'pdf', pdf.subarray(0, -6)],
    ['PDF with a long tail', 'application/pdf', 'pdf', Buffer.concat([pdf, Buffer.alloc(2000)])],
    ['PNG header alone', 'image/png', 'png', png.subarray(0, 33)],
    ['PNG without its end', 'image/png', 'png', png.subarray(0, -12)],
    ['PNG cut inside a chunk', 'image/png', 'png', png.subarray(0, -20)],
    ['PNG with a wrong checksum', 'image/png', 'png', withBytes(png, 20, [1])],
    ['PNG with a tail', 'image/png', 'png', Buffer.concat([png, zip])],
    ['PNG of 65535 × 65535', 'image/png', 'png', withBytes(png, 16, [0, 0, 255, 255, 0, 0, 255, 255], true)],
    ['PNG of no width', 'image/png', 'png', withBytes(png, 16, [0, 0, 0, 0], true)],
    ['three bytes of JPEG', 'image/jpeg', 'jpg', jpeg.subarray(0, 3)],
    ['JPEG without its end', 'image/jpeg', 'jpg', jpeg.subarray(0, -2)],
    ['JPEG without a picture', 'image/jpeg', 'jpg', Buffer.from('ffd8ffd9', 'hex')],
    ['JPEG cut inside a segment', 'image/jpeg', 'jpg', jpeg.subarray(0, 12)],
    ['JPEG of 65535 × 65535', 'image/jpeg', 'jpg', withBytes(jpeg, 25, [255, 255, 255, 255])],
  ] as const)('%s is damaged', (_, mediaType, extension, bytes) => {
    expect(verdict(mediaType, extension, bytes)).toBe('fileDamaged');
  });
});

test('an empty file is reported as empty', () => {
  expect(verdict('application/pdf', 'pdf', Buffer.alloc(0))).toBe('fileEmpty');
});

describe('data URLs', () => {
  const base64 = pdf.toString('base64');
  test.each([
    `data:application/pdf;base64,${base64}=`,
    `DATA:application/pdf;base64,${base64}`,
    `data:APPLICATION/PDF;base64,${base64}`,
    `data:application/pdf;charset=utf-8;base64,${base64}`,
    `data:application/pdf,${base64}`,
    `data:application/pdf;base64, ${base64}`,
    `data:application/pdf;base64,${base64}\n`,
    `data:application/pdf;base64,${base64.slice(0, 8)}!${base64.slice(9)}`,
    `data:application/pdf;base64,${base64.slice(0, 4)}==${base64.slice(6)}`,
    `data:application/pdf;base64,${base64.slice(0, -3)}`,
    `data:application/pdf;base64,-_${base64.slice(2)}`,
    `data:application/pdf;base64,%25${base64.slice(3)}`,
    ` data:application/pdf;base64,${base64}`,
    base64,
    'data:,',
    '',
  ])('%.48s… is refused', (url) => {
    expect(checkUpload(url, 'pdf', 'Surat', limit)).toEqual({ message: 'fileType' });
  });
});

test('the limit counts bytes of 1024 and names the limit that the office shows', () => {
  const full = Buffer.concat([
    pdf.subarray(0, -6),
    Buffer.alloc(2100 * 1024 - pdf.length, 32),
    pdf.subarray(-6),
  ]);
  expect(verdict('application/pdf', 'pdf', full)).toBe('accepted');
  expect(
    checkUpload(dataUrl('application/pdf', Buffer.concat([full, zip.subarray(0, 1)])), 'pdf', 'Surat', limit),
  ).toEqual({ message: 'fileSize', params: { name: 'Surat.pdf', size: 2101, max: 2000 } });
});

test.each([
  ['Surat Kuasa 045/SK/2024', 'Surat Kuasa 045-SK-2024.pdf'],
  ['../../etc/passwd', 'etc-passwd.pdf'],
  ['a\r\nSet-Cookie: x="1"', 'a-Set-Cookie- x-1.pdf'],
  ['\u202egpj.exe', 'gpj.exe.pdf'],
  ['…', 'Dokumen.pdf'],
])('the shown name of %j is %j', (title, name) => {
  expect(fileName(title, 'pdf')).toBe(name);
});
