const endOfDirectory = 0x06054b50;
const entryOfDirectory = 0x02014b50;
const localEntry = 0x04034b50;
const encryptedBit = 1;
/** Stored and deflated: what spreadsheets use. */
const methods = [0, 8];

/** How far from the end of the file the end-of-directory record may begin: its 22 bytes and the longest comment. */
const tailBytes = 22 + 0xffff;

/** A part of a ZIP, still packed. */
export interface ZipEntry {
  readonly name: string;
  readonly isStored: boolean;
  readonly isEncrypted: boolean;
  readonly content: Buffer;
  /** Size and checksum of its content as the directory states them. */
  readonly size: number;
  readonly crc: number;
}

/**
 * The parts of a ZIP that begins at byte 0, whose directory is whole and precedes nothing, and whose parts have the same name
 * and method in the directory and before their content; else undefined. Nothing is unpacked.
 */
export function readZip(bytes: Buffer, mostEntries: number): ZipEntry[] | undefined {
  if (bytes.length < 22 || bytes.readUInt32LE(0) !== localEntry) return undefined;
  const end = findEnd(bytes);
  if (end === undefined) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  const start = bytes.readUInt32LE(end + 16);
  if (count === 0 || count > mostEntries || start + bytes.readUInt32LE(end + 12) !== end) return undefined;
  const entries: ZipEntry[] = [];
  let offset = start;
  for (let index = 0; index < count; index++) {
    const found = readEntry(bytes, offset, end, start);
    if (!found) return undefined;
    entries.push(found.entry);
    offset = found.next;
  }
  return offset === end ? entries : undefined;
}

/** Where the end-of-directory record begins; undefined when it is missing or anything follows its comment. */
function findEnd(bytes: Buffer): number | undefined {
  const lowest = Math.max(0, bytes.length - tailBytes);
  for (let offset = bytes.length - 22; offset >= lowest; offset--)
    if (bytes.readUInt32LE(offset) === endOfDirectory)
      return offset + 22 + bytes.readUInt16LE(offset + 20) === bytes.length ? offset : undefined;
  return undefined;
}

/** An entry of the directory, if it is complete and its part is at the stated offset. */
function readEntry(bytes: Buffer, offset: number, end: number, start: number) {
  if (offset + 46 > end || bytes.readUInt32LE(offset) !== entryOfDirectory) return undefined;
  const nameLength = bytes.readUInt16LE(offset + 28);
  const next = offset + 46 + nameLength + bytes.readUInt16LE(offset + 30) + bytes.readUInt16LE(offset + 32);
  const packed = bytes.readUInt32LE(offset + 20);
  const local = bytes.readUInt32LE(offset + 42);
  if (next > end || local + 30 + packed > start || bytes.readUInt32LE(local) !== localEntry) return undefined;
  const flags = bytes.readUInt16LE(offset + 8);
  const method = bytes.readUInt16LE(offset + 10);
  const name = bytes.subarray(offset + 46, offset + 46 + nameLength);
  // The part repeats its name and method, and programs differ in which of the two they use.
  const localName = bytes.subarray(local + 30, local + 30 + bytes.readUInt16LE(local + 26));
  const localFlags = bytes.readUInt16LE(local + 6);
  const from = local + 30 + localName.length + bytes.readUInt16LE(local + 28);
  const isReadable =
    methods.includes(method) &&
    method === bytes.readUInt16LE(local + 8) &&
    localName.equals(name) &&
    from + packed <= start;
  if (!isReadable) return undefined;
  const entry: ZipEntry = {
    name: name.toString('utf8'),
    isStored: method === 0,
    isEncrypted: ((flags | localFlags) & encryptedBit) !== 0,
    content: bytes.subarray(from, from + packed),
    crc: bytes.readUInt32LE(offset + 16),
    size: bytes.readUInt32LE(offset + 24),
  };
  return { entry, next };
}
