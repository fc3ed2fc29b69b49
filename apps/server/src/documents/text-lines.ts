import type PDFDocument from 'pdfkit';
import { type Face, nameOf } from './fonts.ts';
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
  readonly runs: readonly MeasuredRun[];
  readonly width: number;
}

interface MeasuredRun extends Run {
  readonly width: number;
}

/** Height of a line as a share of the size. */
const leading = 1.4;

export const lineHeight = ({ size }: Style) => size * leading;

const useFont = (doc: Doc, { size }: Style, { font }: Run) =>
  doc.font(font as unknown as string, nameOf(font)).fontSize(size);

const optionsOf = ({ spacing = 0 }: Style) => ({ characterSpacing: spacing });

const measured = (doc: Doc, style: Style, run: Run): MeasuredRun => ({
  ...run,
  width: useFont(doc, style, run).widthOfString(run.text, optionsOf(style)),
});

/**
 * Breaks a text into lines that fit into `width`: at blanks, and inside of words that are wider than a line. This is done here
 * because pdfkit measures a text in one font, and a name may need two.
 */
export function linesOf(doc: Doc, style: Style, text: string, width: number): Line[] {
  const lines: Line[] = [];
  for (const paragraph of splitRuns(runsOf(style.face, text))) {
    let line: MeasuredRun[] = [];
    let used = 0;
    for (const piece of paragraph.flatMap(piecesOf)) {
      for (const part of fitting(doc, style, piece, width)) {
        const isBlank = part.text.trim() === '';
        if (used > 0 && used + part.width > width && !isBlank) {
          lines.push(toLine(doc, style, line));
          line = [];
          used = 0;
        }
        if (used === 0 && isBlank) continue;
        line.push(part);
        used += part.width;
      }
    }
    lines.push(toLine(doc, style, line));
  }
  return lines;
}

/**
 * Adjacent runs in one font are joined, so that text extraction finds the words of a line together; trailing blanks are removed.
 */
function toLine(doc: Doc, style: Style, parts: readonly MeasuredRun[]): Line {
  const end = parts.findLastIndex(({ text }) => text.trim() !== '') + 1;
  const runs: MeasuredRun[] = [];
  for (const [font, pieces] of neighbours(parts.slice(0, end))) {
    const [first, ...others] = pieces;
    if (first && others.length === 0) runs.push(first);
    else runs.push(measured(doc, style, { font, text: pieces.map(({ text }) => text).join('') }));
  }
  return { runs, width: runs.reduce((sum, { width }) => sum + width, 0) };
}

function neighbours(parts: readonly MeasuredRun[]) {
  const groups: [font: Run['font'], pieces: MeasuredRun[]][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last?.[0] === part.font) last[1].push(part);
    else groups.push([part.font, [part]]);
  }
  return groups;
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

/** A word, or its parts when it is wider than a line: split after punctuation first, such as that of a mail address. */
function fitting(doc: Doc, style: Style, piece: Run, width: number): MeasuredRun[] {
  const whole = measured(doc, style, piece);
  if (whole.width <= width) return [whole];
  const wholes = piece.text.split(/(?<=[@./_-])/);
  if (wholes.length > 1)
    return wholes.flatMap((text) => fitting(doc, style, { font: piece.font, text }, width));
  const parts: MeasuredRun[] = [];
  for (const letter of piece.text) {
    const last = parts.at(-1);
    const longer = measured(doc, style, { font: piece.font, text: (last?.text ?? '') + letter });
    if (last && longer.width <= width) parts[parts.length - 1] = longer;
    else parts.push(last ? measured(doc, style, { font: piece.font, text: letter }) : longer);
  }
  return parts;
}

/** The position of lines: `x`, and optionally a width. */
export interface Place {
  readonly x: number;
  readonly y: number;
  /** The width of the lines, from `x`. */
  readonly endAfter?: number | undefined;
}

/** Draws lines downwards from a position. */
export function drawLines(doc: Doc, style: Style, lines: readonly Line[], { x, y, endAfter }: Place) {
  doc.fillColor(style.color ?? '#000000');
  for (const [index, line] of lines.entries()) {
    let at = endAfter === undefined ? x : x + endAfter - line.width;
    for (const run of line.runs) {
      useFont(doc, style, run).text(run.text, at, y + index * lineHeight(style), {
        lineBreak: false,
        ...optionsOf(style),
      });
      at += run.width;
    }
  }
}
