import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

const read = (path: string) => create(readFileSync(path)) as Font;

/** A weight of the portal's type: letters that the first font lacks are in the second, or nowhere. */
export type Face = readonly [Font, Font];

/**
 * The two weights of a document. Reading them takes longer than drawing a page: they are read once for each thread. They
 * are the static fonts, because fontkit reads neither variable ones nor `.woff2`.
 */
export const faces = {
  regular: [
    read(require.resolve('@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-400-normal.woff')),
    read(require.resolve('@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-400-normal.woff')),
  ],
  bold: [
    read(require.resolve('@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-700-normal.woff')),
    read(require.resolve('@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-700-normal.woff')),
  ],
} satisfies Readonly<Record<string, Face>>;
