/** Why a file cannot be read as a table at all. */
export type TextRefusal = 'empty' | 'unreadable' | 'utf16';

/** The text of a file, or why it has none. */
export type DecodedText =
  | { readonly text: string; readonly encoding: 'utf-8' | 'windows-1252' }
  | { readonly refusal: TextRefusal };

const marks16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
] as const;

/** Controls that no table has; tab, line feed, form feed and carriage return are layout. */
const control = /[^\P{Cc}\t\n\f\r\x7f-\x9f]/u;

/** What programs read as something else than text: PDF, and markup behind spaces. */
const others = /^(?:%PDF|\s*<[!?a-z])/i;

/**
 * Reads the bytes of a CSV as text: UTF-8, with or without a byte order mark, and what is no UTF-8 as Windows-1252, as
 * spreadsheets on Windows save it. Every line end becomes a line feed.
 */
export function decodeCsv(bytes: Uint8Array): DecodedText {
  if (marks16.some((mark) => mark.every((byte, index) => bytes[index] === byte))) return { refusal: 'utf16' };
  const { text, encoding } = decode(bytes);
  if (text.trim() === '') return { refusal: 'empty' };
  if (control.test(text) || others.test(text)) return { refusal: 'unreadable' };
  return { text: text.replace(/\r\n?/g, '\n'), encoding };
}

function decode(bytes: Uint8Array): { text: string; encoding: 'utf-8' | 'windows-1252' } {
  try {
    // The byte order mark is left out by the decoder.
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}
