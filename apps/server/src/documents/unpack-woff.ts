import { inflateSync } from 'node:zlib';

const headerBytes = 12;
const entryBytes = 16;

const padded = (bytes: number) => Math.ceil(bytes / 4) * 4;

/**
 * The font in a WOFF 1.0 file with its tables unpacked. fontkit would unpack the outlines again for each letter of each
 * document.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 44 + index * 20;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ];
    const content = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      content: packed < length ? inflateSync(content) : content,
    };
  });
  const font = Buffer.alloc(
    headerBytes + count * entryBytes + tables.reduce((sum, { content }) => sum + padded(content.length), 0),
  );
  const power = 2 ** Math.floor(Math.log2(count));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(power * 16, 6);
  font.writeUInt16BE(Math.log2(power), 8);
  font.writeUInt16BE((count - power) * 16, 10);
  let offset = headerBytes + count * entryBytes;
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const at = headerBytes + index * entryBytes;
    tag.copy(font, at);
    font.writeUInt32BE(checksum, at + 4);
    font.writeUInt32BE(offset, at + 8);
    font.writeUInt32BE(content.length, at + 12);
    content.copy(font, offset);
    offset += padded(content.length);
  }
  return font;
}
