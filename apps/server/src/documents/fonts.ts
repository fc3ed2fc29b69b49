import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

const require = createRequire(import.meta.url);

const files = {
  regular: require.resolve('@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-400-normal.woff'),
  regularExt: require.resolve(
    '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-400-normal.woff',
  ),
  bold: require.resolve('@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-700-normal.woff'),
  boldExt: require.resolve('@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-700-normal.woff'),
};

const read = (name: keyof typeof files) => create(unpackWoff(readFileSync(files[name]))) as Font;

/** A weight of the portal's typeface: the second font is used for letters that the first does not have. */
export type Face = readonly [Font, Font];

/**
 * The two weights of a document. Reading them takes longer than drawing a page, so they are read once in each worker. They are
 * the static fonts, because fontkit reads neither variable ones nor `.woff2`.
 */
export const faces = {
  regular: [read('regular'), read('regularExt')],
  bold: [read('bold'), read('boldExt')],
} satisfies Readonly<Record<string, Face>>;

/**
 * A font whose digits are all equally wide. A separate font, because pdfkit does not cache measurements of text with features.
 */
function withTabularFigures(name: keyof typeof files): Font {
  const font = read(name);
  const layout = font.layout.bind(font);
  return Object.defineProperties(font, {
    layout: { value: (text: string) => layout(text, ['tnum']) },
    postscriptName: { value: `${font.postscriptName}-TabularFigures` },
  });
}

const tabularFaces = new Map<Face, Face>([
  [faces.regular, [withTabularFigures('regular'), faces.regular[1]]],
  [faces.bold, [withTabularFigures('bold'), faces.bold[1]]],
]);

/** The weight with tabular figures. */
export const tabular = (face: Face): Face => tabularFaces.get(face) ?? face;

const fonts = [...new Set([...tabularFaces].flat(2))];
const names = new Map(fonts.map((font, index) => [font, `font-${index}`]));

/** The name of a font in a document, by which pdfkit caches it. */
export const nameOf = (font: Font) => names.get(font) ?? font.postscriptName;
