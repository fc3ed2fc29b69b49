import { crc32 } from 'node:zlib';
import { mostPixels } from './pixels.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Whether bytes are a whole PNG: IHDR first with a size worth drawing, every checksum right, at least one IDAT,
 * IEND last and nothing after it. Nothing is decompressed.
 */
export function isPng(bytes: Buffer): boolean {
  if (!bytes.subarray(0, 8).equals(signature)) return false;
  let offset = signature.length;
  let hasPixels = false;
  for (let index = 0; offset + 12 <= bytes.length; index++) {
    const length = bytes.readUInt32BE(offset);
    const end = offset + 12 + length;
    if (end > bytes.length || !hasRightChecksum(bytes, offset, length)) return false;
    const type = bytes.toString('latin1', offset + 4, offset + 8);
    if (index === 0 && !(type === 'IHDR' && length === 13 && hasDrawableSize(bytes, offset + 8)))
      return false;
    if (type === 'IDAT') hasPixels = true;
    if (type === 'IEND') return hasPixels && length === 0 && end === bytes.length;
    offset = end;
  }
  return false;
}

const hasRightChecksum = (bytes: Buffer, offset: number, length: number) =>
  crc32(bytes.subarray(offset + 4, offset + 8 + length)) === bytes.readUInt32BE(offset + 8 + length);

function hasDrawableSize(bytes: Buffer, offset: number) {
  const pixels = bytes.readUInt32BE(offset) * bytes.readUInt32BE(offset + 4);
  return pixels > 0 && pixels <= mostPixels;
}
