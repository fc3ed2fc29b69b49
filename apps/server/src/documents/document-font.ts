import type { Font } from 'fontkit';
import type PDFDocument from 'pdfkit';
import { rounded } from './drawing-commands.ts';
import { nameOf } from './fonts.ts';

type Doc = InstanceType<typeof PDFDocument>;

/** Where a glyph stands. Lengths are thousandths of the font's size. */
interface Position {
  readonly xAdvance: number;
  readonly advanceWidth: number;
  readonly xOffset: number;
  readonly yOffset: number;
}

/** What pdfkit keeps of a font in a document; its types do not name it. */
interface EmbeddedFont {
  readonly id: string;
  readonly ascender: number;
  /** The codes of glyphs as hexadecimal digits, and where they stand. */
  encode(text: string): [codes: string[], positions: Position[]];
  ref(): PDFKit.PDFKitReference;
}

/** A text, ready to be drawn. */
export interface ShapedText {
  /** In points, without letter spacing. */
  readonly width: number;
  /** Strings and distances inside of `[…]TJ` (ISO 32000-1, 9.4.3). */
  readonly strings: string;
}

/** A font of a document in one size. */
export interface DocumentFont {
  /** The command that chooses it. */
  readonly use: string;
  /** In points. */
  readonly ascender: number;
  /** Names it in the resources of a page or form. */
  readonly addTo: (fonts: Record<string, unknown>) => void;
  /** The same text is shaped once. */
  readonly shape: (text: string) => ShapedText;
}

const fontsOf = new WeakMap<Doc, Map<string, DocumentFont>>();

/**
 * The font in a document. Texts are shaped and drawn with it instead of pdfkit's `text`, which shapes and measures each of them
 * three times.
 */
export function documentFont(doc: Doc, font: Font, size: number): DocumentFont {
  const fonts = fontsOf.get(doc) ?? new Map<string, DocumentFont>();
  fontsOf.set(doc, fonts);
  const key = `${nameOf(font)} ${size}`;
  const created = fonts.get(key) ?? createFont(doc, font, size);
  fonts.set(key, created);
  return created;
}

function createFont(doc: Doc, font: Font, size: number): DocumentFont {
  doc.font(font as unknown as string, nameOf(font));
  const embedded = (doc as unknown as { readonly _font: EmbeddedFont })._font;
  const shaped = new Map<string, ShapedText>();
  return {
    use: `/${embedded.id} ${size} Tf`,
    ascender: (embedded.ascender * size) / 1_000,
    addTo(fonts) {
      fonts[embedded.id] ??= embedded.ref();
    },
    shape(text) {
      const known = shaped.get(text) ?? shape(embedded, size, text);
      shaped.set(text, known);
      return known;
    },
  };
}

function shape(font: EmbeddedFont, size: number, text: string): ShapedText {
  const [codes, positions] = font.encode(text);
  let width = 0;
  let strings = '<';
  for (const [index, { xAdvance, advanceWidth, xOffset, yOffset }] of positions.entries()) {
    const code = codes[index];
    // An accent that has no letter of its own stands above the one before it.
    if (xOffset || yOffset)
      strings += `>${rounded(-xOffset)}]TJ ${rounded((yOffset * size) / 1_000)} Ts[<${code}>${rounded(xOffset)}]TJ 0 Ts[<`;
    else strings += code;
    width += xAdvance;
    // What the font adds to the width of the glyph, such as kerning.
    if (xAdvance !== advanceWidth) strings += `>${rounded(advanceWidth - xAdvance)}<`;
  }
  return { width: (width * size) / 1_000, strings: `${strings}>` };
}
