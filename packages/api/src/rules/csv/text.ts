/** Why a file cannot be read as a table at all. */
export type TextRefusal = 'empty' | 'unreadable' | 'utf16';

/** A sign that no table has: the line of the file where the first one is, and its code, such as `U+001B`. */
export interface ControlRefusal {
  readonly refusal: 'control';
  /** From 1. */
  readonly line: number;
  readonly code: string;
}

/** The text of a file, or why it has none. */
export type DecodedText =
  | { readonly text: string; readonly encoding: 'utf-8' | 'windows-1252' }
  | { readonly refusal: TextRefusal }
  | ControlRefusal;

const marks16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
] as const;

/** Controls that no table has; tab, line feed, form feed and carriage return are layout. */
const control = /[^\P{Cc}\t\n\f\r\x7f-\x9f]/u;

/** What programs read as something else than text: PDF, pictures, spreadsheets, and markup behind spaces. */
const others = /^(?:%PDF|‰PNG|ÿØÿ|GIF8|PK\p{Cc}|ÐÏ|\s*<[!?a-z])/iu;

/** Whether a text has so many NULs that it is none: UTF-16 without its mark has one for every letter. */
const isBinary = (text: string) => (text.match(/\0/g)?.length ?? 0) * 10 > text.length;

const codeOf = (sign: string | undefined) =>
  `U+${(sign?.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * Reads the bytes of a CSV as text: UTF-8, with or without a byte order mark, and what is no UTF-8 as Windows-1252, as
 * spreadsheets on Windows save it. Every line end becomes a line feed.
 */
export function decodeCsv(bytes: Uint8Array): DecodedText {
  if (marks16.some((mark) => mark.every((byte, index) => bytes[index] === byte))) return { refusal: 'utf16' };
  const decoded = decode(bytes);
  const text = decoded.text.replace(/\r\n?/g, '\n');
  if (text.trim() === '') return { refusal: 'empty' };
  if (others.test(text) || isBinary(text)) return { refusal: 'unreadable' };
  const at = text.search(control);
  if (at >= 0)
    return { refusal: 'control', line: text.slice(0, at).split('\n').length, code: codeOf(text[at]) };
  return { text, encoding: decoded.encoding };
}

function decode(bytes: Uint8Array): { text: string; encoding: 'utf-8' | 'windows-1252' } {
  try {
    // The byte order mark is left out by the decoder.
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}
