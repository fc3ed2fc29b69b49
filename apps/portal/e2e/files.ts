/** The smallest valid PNG, for inputs that take a file. */
export const smallPng = {
  name: 'surat permohonan.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** A PDF of 600 KB, which takes a while over a slow line. */
export const largePdf = {
  name: 'besar.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${'%'.repeat(600_000)}\nstartxref\n0\n%%EOF\n`),
};
