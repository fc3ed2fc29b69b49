/** How many bytes at a file's beginning and end identify its type. */
export const tellingBytes = 1024;

const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes);
const beginsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const pngEnd = '\0\0\0\0IEND\xaeB`\x82';
const zipSignature = [0x50, 0x4b, 0x03, 0x04];

const isJpeg = (head: Uint8Array) => beginsWith(head, [0xff, 0xd8, 0xff]);

const kinds: Readonly<Record<string, (head: Uint8Array, tail: Uint8Array) => boolean>> = {
  // How far from the end its last marker may be: ISO 32000, annex H note.
  pdf: (head, tail) => /^%PDF-[12]\.\d/.test(latin1(head.subarray(0, 8))) && latin1(tail).includes('%%EOF'),
  jpg: isJpeg,
  jpeg: isJpeg,
  png: (head, tail) => beginsWith(head, pngSignature) && latin1(tail).endsWith(pngEnd),
  xlsx: (head) => beginsWith(head, zipSignature),
};

/**
 * Returns whether a file begins and ends like files of its extension. The bytes between are not checked: the server
 * checks all of it.
 *
 * @param head Its first {@link tellingBytes}, or all of them where there are fewer.
 * @param tail Its last {@link tellingBytes}, or all of them where there are fewer.
 */
export const looksLike = (extension: string, head: Uint8Array, tail: Uint8Array): boolean =>
  kinds[extension]?.(head, tail) ?? true;
