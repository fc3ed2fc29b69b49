import type { Font } from 'fontkit';
import type { Face } from './fonts.ts';

/** Control characters, and characters that reverse or hide the text around them. Line breaks are not included. */
const hidden = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu;

/** A piece of a text in one font. */
export interface Run {
  readonly font: Font;
  readonly text: string;
}

/** Replaces a letter that no font has. */
const unknown = '?';

const known = new Map<Face, Map<string, Run>>();

/** As `lookUp`, which is asked for a letter once. There are fewer of them than characters in Unicode. */
function runOf(face: Face, letter: string): Run {
  const runs = known.get(face) ?? new Map<string, Run>();
  known.set(face, runs);
  const run = runs.get(letter) ?? lookUp(face, letter);
  runs.set(letter, run);
  return run;
}

/** The letter in the first font that has it; else without its accents; else a question mark. */
function lookUp(face: Face, letter: string): Run {
  const [first] = face;
  const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  for (const text of [letter, bare]) {
    const font = face.find((each) =>
      [...text].every((one) => each.hasGlyphForCodePoint(one.codePointAt(0) ?? 0)),
    );
    if (font && text) return { font, text };
  }
  return { font: first, text: unknown };
}

/** A text without control characters except line breaks. */
export const withoutControls = (typed: string) =>
  typed.replaceAll('\r\n', '\n').replaceAll('\t', ' ').toWellFormed().replace(hidden, '').normalize('NFC');

/** A text as it can be drawn: without control characters, every letter in a font that has it. */
export function runsOf(face: Face, typed: string): Run[] {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of withoutControls(typed)) {
    const found = letter === '\n' ? { font: face[0], text: letter } : runOf(face, letter);
    const last = runs.at(-1);
    if (last?.font === found.font) last.text += found.text;
    else runs.push({ ...found });
  }
  return runs;
}
