import { crc32, deflateRawSync } from 'node:zlib';

/** A ZIP of deflated parts with arbitrary sizes and flags, and arbitrary names in the local headers. */
export function deflated(
  parts: Readonly<Record<string, string | Buffer>>,
  lies: { size?: number; localName?: string; flags?: number } = {},
) {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const packed = deflateRawSync(content);
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt16LE(lies.flags ?? 0, 2);
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
