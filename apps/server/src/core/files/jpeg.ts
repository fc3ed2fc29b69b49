import { mostPixels } from './pixels.ts';

const EOI = 0xd9;
const SOS = 0xda;
/** Start-of-frame markers; C4, C8 and CC in that range are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without a length: TEM and the restart markers. */
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/**
 * Whether bytes are a whole JPEG: SOI, well-formed segments, one frame with a size worth drawing, at least one
 * scan, EOI. Cameras append previews after EOI, so what follows it is ignored. Nothing is decompressed.
 */
export function isJpeg(bytes: Buffer): boolean {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return false;
  let offset = 2;
  let hasFrame = false;
  let hasScan = false;
  while (offset + 1 < bytes.length) {
    if (bytes[offset] !== 0xff) return false;
    const marker = bytes[offset + 1] ?? 0;
    offset += marker === 0xff ? 1 : 2;
    if (marker === 0xff || standsAlone(marker)) continue;
    if (marker === EOI) return hasFrame && hasScan;
    const length = offset + 2 <= bytes.length ? bytes.readUInt16BE(offset) : 0;
    if (length < 2 || offset + length > bytes.length) return false;
    if (isFrame(marker)) {
      if (!hasDrawableSize(bytes, offset, length)) return false;
      hasFrame = true;
    }
    offset += length;
    if (marker === SOS) {
      hasScan = true;
      offset = endOfScan(bytes, offset);
    }
  }
  return false;
}

function hasDrawableSize(bytes: Buffer, offset: number, length: number) {
  if (length < 8) return false;
  const pixels = bytes.readUInt16BE(offset + 3) * bytes.readUInt16BE(offset + 5);
  return pixels > 0 && pixels <= mostPixels;
}

/** Where the compressed data ends: at the first FF that is neither stuffed (00) nor a restart marker. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !standsAlone(next)) return at;
  }
  return bytes.length;
}
