import type PDFDocument from 'pdfkit';
import type { Face } from './fonts.ts';
import { type Run, runsOf } from './shown-text.ts';

type Doc = InstanceType<typeof PDFDocument>;

/** How a text is set: its weight, its size in points, and further points between letters. */
export interface Style {
  readonly face: Face;
  readonly size: number;
  readonly color?: string;
  readonly spacing?: number;
}

/** Height of a line as a share of the size. */
const leading = 1.4;

export const lineHeight = ({ size }: Style) => size * leading;

const widthOf = (doc: Doc, { size, spacing = 0 }: Style, { font, text }: Run) =>
  doc
    .font(font as unknown as string)
    .fontSize(size)
    .widthOfString(text, { characterSpacing: spacing });

/**
 * Breaks a text into lines that fit into `width`: at blanks, and inside of words only where one is wider than a line. It is
 * done here because pdfkit measures a text in one font, and a name may need two.
 */
export function linesOf(doc: Doc, style: Style, text: string, width: number): Run[][] {
  const lines: Run[][] = [];
  for (const paragraph of splitRuns(runsOf(style.face, text))) {
    let line: Run[] = [];
    let used = 0;
    for (const piece of paragraph.flatMap(piecesOf)) {
      for (const part of fitting(doc, style, piece, width)) {
        const wide = widthOf(doc, style, part);
        if (used > 0 && used + wide > width && part.text.trim() !== '') {
          lines.push(line);
          line = [];
          used = 0;
        }
        if (used === 0 && part.text.trim() === '') continue;
        line.push(part);
        used += wide;
      }
    }
    lines.push(line);
  }
  return lines;
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
const piecesOf = ({ font, text }: Run): Run[] =>
  (text.match(/ +|[^ ]+/g) ?? []).map((part) => ({ font, text: part }));

/** A word as it is, or in parts where it is wider than a line: after signs first, such as those of a mail address. */
function fitting(doc: Doc, style: Style, piece: Run, width: number): Run[] {
  if (widthOf(doc, style, piece) <= width) return [piece];
  const wholes = piece.text.split(/(?<=[@./_-])/);
  if (wholes.length > 1)
    return wholes.flatMap((text) => fitting(doc, style, { font: piece.font, text }, width));
  const parts: string[] = [''];
  for (const letter of piece.text) {
    const longer = (parts.at(-1) ?? '') + letter;
    if (widthOf(doc, style, { ...piece, text: longer }) <= width) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts.filter(Boolean).map((text) => ({ font: piece.font, text }));
}

/** Draws lines from `x`, `y` downwards. */
export function drawLines(doc: Doc, style: Style, lines: readonly Run[][], x: number, y: number) {
  doc.fillColor(style.color ?? '#000000');
  for (const [index, line] of lines.entries()) {
    let at = x;
    for (const run of joined(line)) {
      const width = widthOf(doc, style, run);
      doc.text(run.text, at, y + index * lineHeight(style), {
        lineBreak: false,
        characterSpacing: style.spacing ?? 0,
      });
      at += width;
    }
  }
}

/** Neighbours in one font as one run, so that a reader finds the words of a line together. */
function joined(line: readonly Run[]): Run[] {
  const runs: { font: Run['font']; text: string }[] = [];
  for (const run of line) {
    const last = runs.at(-1);
    if (last?.font === run.font) last.text += run.text;
    else runs.push({ ...run });
  }
  return runs;
}
