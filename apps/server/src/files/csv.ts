/** What browsers and programs read as something else than text: PDF, and markup behind spaces or a byte order mark. */
const others = /^(?:%PDF|(?:ï»¿)?\s*<[!?a-z])/i;

/** The controls that a table has: tab, line feed, form feed, carriage return. */
const layout = new Set([0x09, 0x0a, 0x0c, 0x0d]);

/**
 * Whether bytes are text such as a CSV is: no other controls, as every picture, ZIP and UTF-16 has, and not the beginning
 * of something else. UTF-8 and Windows-1252 both pass; there is nothing else that every CSV has.
 */
export function isCsv(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 1024);
  return bytes.every((byte) => byte >= 0x20 || layout.has(byte)) && !others.test(head) && head.trim() !== '';
}
