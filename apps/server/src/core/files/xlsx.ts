import { inflateRawSync } from 'node:zlib';

const endOfDirectory = 0x06054b50;
const entryOfDirectory = 0x02014b50;
const localEntry = 0x04034b50;
const encrypted = 1;
/** Stored and deflated: what spreadsheets use. */
const methods = [0, 8];

/** How far from the end the end of the directory may begin: its 22 bytes and the longest comment. */
const tailBytes = 22 + 0xffff;

/** Most parts, and most bytes of all of them together, that an officer's program is made to unpack: thirty times the largest upload. */
const mostEntries = 5_000;
const mostUnpacked = 64 * 1024 * 1024;

const wanted = ['[Content_Types].xml', 'xl/workbook.xml'];

/**
 * What opens as a workbook and runs as a program, holds another file, fetches something, or leads out of the folder that it is
 * unpacked into.
 */
const unwanted =
  /vbaProject|macrosheets|activeX|(?:^|[\\/])(?:embeddings|externalLinks|ctrlProps)(?:[\\/]|$)|(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|\\/i;

/**
 * Whether bytes are a workbook without macros and without other files in it: a ZIP that begins at byte 0, whose directory is
 * whole, whose parts lie in front of it under the same names, and that has the parts of a workbook. How large it is unpacked
 * is found out by unpacking it, no further than is allowed.
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

/** Where the end of the directory begins; undefined when it is missing or anything lies behind its comment. */
function findEnd(bytes: Buffer): number | undefined {
  const lowest = Math.max(0, bytes.length - tailBytes);
  for (let offset = bytes.length - 22; offset >= lowest; offset--)
    if (bytes.readUInt32LE(offset) === endOfDirectory)
      return offset + 22 + bytes.readUInt16LE(offset + 20) === bytes.length ? offset : undefined;
  return undefined;
}

/** A line of the directory, if it is whole and its part lies where it says. */
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
  // The part says its name again, and programs differ in which of both they believe.
  const localName = bytes.subarray(local + 30, local + 30 + bytes.readUInt16LE(local + 26));
  const from = local + 30 + localName.length + bytes.readUInt16LE(local + 28);
  if (!localName.equals(name) || from + packed > start) return undefined;
  const isStored = bytes.readUInt16LE(offset + 10) === 0;
  return { name: name.toString('utf8'), next, isStored, content: bytes.subarray(from, from + packed) };
}

type Entry = NonNullable<ReturnType<typeof readEntry>>;

/** How large a part is unpacked, whatever it says of itself; undefined beyond `most`, and where it cannot be unpacked. */
function unpackedBytes({ isStored, content }: Entry, most: number): number | undefined {
  if (isStored) return content.length <= most ? content.length : undefined;
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, most) }).length;
  } catch {
    return undefined;
  }
}
