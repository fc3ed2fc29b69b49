const endOfDirectory = 0x06054b50;
const entryOfDirectory = 0x02014b50;
const localEntry = 0x04034b50;
const encrypted = 1;
/** Stored and deflated: what spreadsheets use. */
const methods = [0, 8];

/** How far from the end the end of the directory may begin: its 22 bytes and the longest comment. */
const tailBytes = 22 + 0xffff;

/** Most parts, and most bytes of all of them together, that an officer's program is made to unpack. */
const mostEntries = 5_000;
const mostUnpacked = 256 * 1024 * 1024;

const wanted = ['[Content_Types].xml', 'xl/workbook.xml'];

/** What opens as a workbook and runs as a program, or leads out of the folder that it is unpacked into. */
const unwanted = /vbaProject|macrosheets|(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|\\/i;

/**
 * Whether bytes are a workbook without macros: a ZIP that begins at byte 0, whose directory is whole, whose parts lie in
 * front of it, and that has the parts of a workbook. Nothing is unpacked.
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
    unpacked += entry.unpacked;
    offset = entry.next;
  }
  return offset === end && unpacked <= mostUnpacked && wanted.every((name) => names.has(name));
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
  const name = bytes.toString('utf8', offset + 46, offset + 46 + nameLength);
  return { name, next, unpacked: bytes.readUInt32LE(offset + 24) };
}
