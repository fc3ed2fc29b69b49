/** Why a file cannot be read as a table at all. */
export type TextRefusal = 'empty' | 'unreadable' | 'utf16' | 'encoding' | 'workbook' | 'page';

/** The encoding of a file's text. The last two are guessed, since no file declares them. */
export type TextEncoding = 'utf-8' | 'utf-16' | 'windows-1252' | 'macintosh';

/** A control character, which no table contains: the line of the first one, and its code, such as `U+001B`. */
export interface ControlRefusal {
  readonly refusal: 'control';
  /** From 1. */
  readonly line: number;
  readonly code: string;
}

/** The text of a file, or why it has none. */
export type DecodedText =
  | { readonly text: string; readonly encoding: TextEncoding }
  | { readonly refusal: TextRefusal }
  | ControlRefusal;

const marks16 = [
  { mark: [0xff, 0xfe], label: 'utf-16le' },
  { mark: [0xfe, 0xff], label: 'utf-16be' },
] as const;

/** First bytes of workbooks: XLSX, ODS and Numbers are ZIPs, XLS is an older container format. */
const workbooks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
] as const;

const beginsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, index) => bytes[index] === byte);

/** Control characters that no table contains; tab, line feed, form feed and carriage return are layout. */
const control = /[^\P{Cc}\t\n\f\r\x7f-\x9f]/u;

/** Content that other programs do not treat as text: PDF, RTF and pictures, and markup after spaces. */
const others = /^(?:%PDF|\{\\rtf|‰PNG|ÿØÿ|GIF8)/i;
const markup = /^\s*<[!?a-z]/i;

/** What letters of DOS and Mac encodings become in Windows-1252: signs that never follow a letter. */
const otherLetters = /\p{L}[\x81\x8d\x8f\x90\x9d‚ƒ„†‡ˆ‰‹¡¤]|\p{Ll}[ŽŠ]/u;

/** Returns whether a text contains so many NULs that it is binary. */
const isBinary = (text: string) => (text.match(/\0/g)?.length ?? 0) * 10 > text.length;

const codeOf = (sign: string | undefined) =>
  `U+${(sign?.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * Reads the bytes of a CSV as text: UTF-8, with or without a byte order mark; UTF-16 with one, as spreadsheets save
 * "Unicode text"; and otherwise Windows-1252, or Mac Roman where the line ends are a Mac's. Every line end becomes a
 * line feed.
 */
export function decodeCsv(bytes: Uint8Array): DecodedText {
  if (workbooks.some((mark) => beginsWith(bytes, mark))) return { refusal: 'workbook' };
  const decoded = decode(bytes);
  if (!decoded || isUnmarked16(bytes)) return { refusal: 'utf16' };
  const { encoding } = decoded;
  const text = decoded.text.replace(/\r\n?/g, '\n');
  if (text.trim() === '') return { refusal: 'empty' };
  if (others.test(text) || isBinary(text)) return { refusal: 'unreadable' };
  if (encoding === 'windows-1252' && otherLetters.test(text)) return { refusal: 'encoding' };
  if (markup.test(text)) return { refusal: 'page' };
  const at = text.search(control);
  if (at >= 0)
    return { refusal: 'control', line: text.slice(0, at).split('\n').length, code: codeOf(text[at]) };
  return { text, encoding };
}

/** Undefined for invalid UTF-16. */
function decode(bytes: Uint8Array): { text: string; encoding: TextEncoding } | undefined {
  const found = marks16.find(({ mark }) => beginsWith(bytes, mark));
  // The decoder removes the byte order mark.
  const text = decodeWhole(bytes, found?.label ?? 'utf-8');
  if (found) return text === undefined ? undefined : { text, encoding: 'utf-16' };
  if (text !== undefined) return { text, encoding: 'utf-8' };
  const encoding = hasMacLineEnds(bytes) ? 'macintosh' : 'windows-1252';
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

function decodeWhole(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Carriage returns alone: only programs on a Mac end lines so. */
const hasMacLineEnds = (bytes: Uint8Array) => bytes.includes(0x0d) && !bytes.includes(0x0a);

/** Number of bytes examined for whether every second one is empty. */
const sample = 64;

/** UTF-16 of Western letters without a byte order mark: every second byte is empty. */
function isUnmarked16(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, sample);
  if (head.length < 4) return false;
  return [0, 1].some((side) => {
    const halves = head.filter((_, index) => index % 2 === side);
    return halves.every((byte) => byte === 0) && head.some((byte) => byte !== 0);
  });
}
