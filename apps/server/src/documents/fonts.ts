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

/** A weight of the portal's type: letters that the first font lacks are in the second, or nowhere. */
export type Face = readonly [Font, Font];

/**
 * The two weights of a document. Reading them takes longer than drawing a page: they are read once for each thread. They
 * are the static fonts, because fontkit reads neither variable ones nor `.woff2`.
 */
export const faces = {
  regular: [read('regular'), read('regularExt')],
  bold: [read('bold'), read('boldExt')],
} satisfies Readonly<Record<string, Face>>;

/** A font whose digits are all equally wide. As a font of its own, because pdfkit measures what has features anew each time. */
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

/** The weight for numbers below each other. */
export const tabular = (face: Face): Face => tabularFaces.get(face) ?? face;

const fonts = [...new Set([...tabularFaces].flat(2))];
const names = new Map(fonts.map((font, index) => [font, `font-${index}`]));

/** What a font is called in a document: by its name pdfkit finds again what it has made of it. */
export const nameOf = (font: Font) => names.get(font) ?? font.postscriptName;
