import { inflateRawSync } from 'node:zlib';

const endOfDirectory = 0x06054b50;
const entryOfDirectory = 0x02014b50;
const localEntry = 0x04034b50;
const encrypted = 1;
/** Stored and deflated: what spreadsheets use. */
const methods = [0, 8];

/** How far from the end of the file the end-of-directory record may begin: its 22 bytes and the longest comment. */
const tailBytes = 22 + 0xffff;

/** The most parts, and the most bytes of all parts together, that a workbook may unpack to: thirty times the largest upload. */
const mostEntries = 5_000;
const mostUnpacked = 64 * 1024 * 1024;

const wanted = ['[Content_Types].xml', 'xl/workbook.xml'];

/**
 * Parts that run as a program, embed another file, load something from elsewhere, or have a path out of the folder that they
 * are unpacked into.
 */
const unwanted =
  /vbaProject|macrosheets|activeX|(?:^|[\\/])(?:embeddings|externalLinks|ctrlProps)(?:[\\/]|$)|(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|\\/i;

/**
 * Whether bytes are a workbook without macros and without other files in it: a ZIP that begins at byte 0, whose directory is
 * whole, whose parts precede it under the same names, and that has the parts of a workbook. The unpacked size is measured by
 * unpacking, up to the limit.
 */
export function isXlsx(bytes: Buffer): boolean {
  if (bytes.length < 22 || bytes.readUInt32LE(0) !== localEntry) return false;
  const end = findEnd(bytes);
  if (end === undefined) return false;
  const count = bytes.readUInt16LE(end + 10);
  const start = bytes.readUInt32LE(end + 16);
  if (count === 0 || count > mostEntries || start + bytes.readUInt32LE(end + 12) !== end) return false;
  const names = new Set<string>();
  let offset = start;
  let unpacked = 0;
  for (let index = 0; index < count; index++) {
    const entry = readEntry(bytes, offset, end, start);
    if (!entry || names.has(entry.name) || unwanted.test(entry.name)) return false;
    names.add(entry.name);
    const size = unpackedBytes(entry, mostUnpacked - unpacked);
    if (size === undefined) return false;
    unpacked += size;
    offset = entry.next;
  }
  return offset === end && wanted.every((name) => names.has(name));
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
  const isReadable =
    next <= end &&
    local + 30 + packed <= start &&
    bytes.readUInt32LE(local) === localEntry &&
    methods.includes(bytes.readUInt16LE(offset + 10)) &&
    (bytes.readUInt16LE(offset + 8) & encrypted) === 0;
  if (!isReadable) return undefined;
  const name = bytes.subarray(offset + 46, offset + 46 + nameLength);
  // The part repeats its name, and programs differ in which of the two they use.
  const localName = bytes.subarray(local + 30, local + 30 + bytes.readUInt16LE(local + 26));
  const from = local + 30 + localName.length + bytes.readUInt16LE(local + 28);
  if (!localName.equals(name) || from + packed > start) return undefined;
  const isStored = bytes.readUInt16LE(offset + 10) === 0;
  return { name: name.toString('utf8'), next, isStored, content: bytes.subarray(from, from + packed) };
}

type Entry = NonNullable<ReturnType<typeof readEntry>>;

/** The real unpacked size of a part; undefined beyond `most`, and when it cannot be unpacked. */
function unpackedBytes({ isStored, content }: Entry, most: number): number | undefined {
  if (isStored) return content.length <= most ? content.length : undefined;
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, most) }).length;
  } catch {
    return undefined;
  }
}
