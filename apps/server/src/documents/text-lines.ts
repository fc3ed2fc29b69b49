import type PDFDocument from 'pdfkit';
import { type DocumentFont, documentFont } from './document-font.ts';
import { colorOf, rounded } from './drawing-commands.ts';
import type { Face } from './fonts.ts';
import { type Run, runsOf } from './shown-text.ts';

type Doc = InstanceType<typeof PDFDocument>;

/** The type of a text: weight, size in points, and additional letter spacing in points. */
export interface Style {
  readonly face: Face;
  readonly size: number;
  readonly color?: string;
  readonly spacing?: number;
}

/** A line that fits: its pieces with their widths. */
export interface Line {
  readonly pieces: readonly Piece[];
  readonly width: number;
}

/** A word, a part of it, or blanks. */
interface Piece {
  readonly font: DocumentFont;
  readonly strings: string;
  readonly width: number;
  readonly isBlank: boolean;
}

/** Height of a line as a share of the size. */
const leading = 1.4;

export const lineHeight = ({ size }: Style) => size * leading;

function pieceOf(doc: Doc, { size, spacing = 0 }: Style, { font, text }: Run): Piece {
  const used = documentFont(doc, font, size);
  const { strings, width } = used.shape(text);
  return {
    font: used,
    strings,
    width: width + spacing * text.length,
    isBlank: text.startsWith(' '),
  };
}

/**
 * Breaks a text into lines that fit into `width`: at blanks, and inside of words that are wider than a line. This is done here
 * because pdfkit measures a text in one font, and a name may need two.
 */
export function linesOf(doc: Doc, style: Style, text: string, width: number): Line[] {
  const lines: Line[] = [];
  for (const paragraph of splitRuns(runsOf(style.face, text))) {
    let line: Piece[] = [];
    let used = 0;
    for (const word of paragraph.flatMap(wordsOf)) {
      for (const piece of fitting(doc, style, word, width)) {
        if (used > 0 && used + piece.width > width && !piece.isBlank) {
          lines.push(toLine(line));
          line = [];
          used = 0;
        }
        if (used === 0 && piece.isBlank) continue;
        line.push(piece);
        used += piece.width;
      }
    }
    lines.push(toLine(line));
  }
  return lines;
}

/** Trailing blanks are removed. */
function toLine(all: readonly Piece[]): Line {
  const pieces = all.slice(0, all.findLastIndex(({ isBlank }) => !isBlank) + 1);
  return { pieces, width: pieces.reduce((sum, { width }) => sum + width, 0) };
}

/** Runs of each paragraph. */
function splitRuns(runs: readonly Run[]): Run[][] {
  const paragraphs: Run[][] = [[]];
  for (const { font, text } of runs) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) paragraphs.push([]);
      if (part) paragraphs.at(-1)?.push({ font, text: part });
    }
  }
  return paragraphs;
}

/** Words and the blanks between them. */
const wordsOf = ({ font, text }: Run): Run[] =>
  (text.match(/ +|[^ ]+/g) ?? []).map((part) => ({ font, text: part }));

/** A word, or its parts when it is wider than a line: split after punctuation first, such as that of a mail address. */
function fitting(doc: Doc, style: Style, word: Run, width: number): Piece[] {
  const whole = pieceOf(doc, style, word);
  if (whole.width <= width) return [whole];
  const { font, text } = word;
  const parts = text.split(/(?<=[@./_-])/);
  if (parts.length > 1) return parts.flatMap((part) => fitting(doc, style, { font, text: part }, width));
  const pieces: Piece[] = [];
  let start = '';
  for (const letter of text) {
    const longer = start + letter;
    if (start && pieceOf(doc, style, { font, text: longer }).width > width) {
      pieces.push(pieceOf(doc, style, { font, text: start }));
      start = letter;
    } else start = longer;
  }
  return [...pieces, pieceOf(doc, style, { font, text: start })];
}

/** The position of lines: `x`, and optionally a width. */
export interface Place {
  readonly x: number;
  readonly y: number;
  /** The width of the lines, from `x`. */
  readonly endAfter?: number | undefined;
}

/** Draws lines downwards from a position. */
export function drawLines(doc: Doc, style: Style, lines: readonly Line[], place: Place): void {
  const { commands, fonts } = textCommands(style, lines, place);
  for (const font of fonts) font.addTo(doc.page.fonts);
  doc.addContent(commands);
}

/**
 * The commands that draw lines, on an axis that points downwards. Neighbours in one font are one text, so that text extraction
 * finds their words together.
 */
export function textCommands(style: Style, lines: readonly Line[], { x, y, endAfter }: Place) {
  const { spacing = 0, color = '#000000' } = style;
  const fonts = new Set<DocumentFont>();
  const commands = ['BT', `${colorOf(color)} rg`, `${spacing} Tc`];
  for (const [index, { pieces, width }] of lines.entries()) {
    const top = y + index * lineHeight(style);
    let at = endAfter === undefined ? x : x + endAfter - width;
    for (const [font, text] of neighbours(pieces)) {
      fonts.add(font);
      commands.push(
        font.use,
        `1 0 0 -1 ${rounded(at)} ${rounded(top + font.ascender)} Tm`,
        `[${text.map(({ strings }) => strings).join('')}]TJ`,
      );
      at = text.reduce((sum, piece) => sum + piece.width, at);
    }
  }
  return { commands: [...commands, 'ET'].join('\n'), fonts };
}

/** Pieces in the same font. */
function neighbours(pieces: readonly Piece[]) {
  const groups: [font: DocumentFont, pieces: Piece[]][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (last?.[0] === piece.font) last[1].push(piece);
    else groups.push([piece.font, [piece]]);
  }
  return groups;
}
