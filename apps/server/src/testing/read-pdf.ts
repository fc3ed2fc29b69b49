import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** The content of a PDF as read by another library. */
export interface ReadPdf {
  /** The text of all pages, line after line, blanks as one. */
  readonly text: string;
  readonly pages: number;
  readonly info: Readonly<Record<string, unknown>>;
  /** Types of the structure's elements, in reading order. */
  readonly tags: readonly string[];
  readonly marked: boolean;
}

interface Node {
  readonly role?: string;
  readonly children?: readonly Node[];
}

const rolesIn = ({ role, children = [] }: Node): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap(rolesIn),
];

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;

const pagesOf = (document: Document) =>
  Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)));

async function textsIn(document: Document): Promise<string[]> {
  const texts: string[] = [];
  for (const page of await pagesOf(document)) {
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    texts.push(text.replace(/ +/g, ' '));
  }
  return texts;
}

/** The text of each page. Reading that of a long document takes a second, its structure a minute. */
export const readPdfTexts = async (bytes: Uint8Array) =>
  textsIn(await getDocumentProxy(Uint8Array.from(bytes)));

/** Reads a PDF with pdf.js, which shares no code with the writer. */
export async function readPdf(bytes: Uint8Array | undefined): Promise<ReadPdf> {
  if (!bytes) throw new Error('There is no file.');
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  const { info } = await document.getMetadata();
  const tags: string[] = [];
  for (const page of await pagesOf(document))
    tags.push(...rolesIn(((await page.getStructTree()) ?? {}) as Node));
  const marked = Boolean((await document.getMarkInfo())?.Marked);
  return {
    text: (await textsIn(document)).join('\n'),
    pages: document.numPages,
    info: info as Record<string, unknown>,
    tags,
    marked,
  };
}

const margin = 54;

/** The used share of each page, from its top to its last line above the footer: 0 to 1. */
export async function usedOf(bytes: Uint8Array): Promise<number[]> {
  const used: number[] = [];
  for (const page of await pagesOf(await getDocumentProxy(Uint8Array.from(bytes)))) {
    const { items } = await page.getTextContent();
    const height = page.view[3] ?? 0;
    const bottoms = items.flatMap((item) =>
      'str' in item && item.str.trim() && item.transform[5] > margin ? [item.transform[5]] : [],
    );
    used.push((height - margin - Math.min(...bottoms)) / (height - 2 * margin));
  }
  return used;
}

/** Operators of a path: move, line, close; curves do not occur. */
const lengths: Readonly<Record<number, number>> = { 0: 3, 1: 3, 4: 1 };

/** The upper left corners of the rectangles in a path of pdf.js. */
function cornersIn(path: ArrayLike<number>): { x: number; y: number }[] {
  const corners: { x: number; y: number }[] = [];
  for (let at = 0; at < path.length; at += lengths[path[at] ?? -1] ?? path.length)
    if (path[at] === 0) corners.push({ x: path[at + 1] ?? 0, y: path[at + 2] ?? 0 });
  return corners;
}

const pixelsEach = 8;
const quiet = 4;

/**
 * The path with the most rectangles on the first page as a picture with a quiet zone: the QR code in the head, as seen by a
 * camera.
 */
export async function squaresIn(bytes: Uint8Array) {
  const { OPS } = await getResolvedPDFJS();
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  const page = await document.getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  const paths = argsArray
    .filter((_, index) => fnArray[index] === OPS.constructPath)
    .map(([, [path]]: [number, [Record<string, number>]]) => cornersIn(Object.values(path)));
  const corners = paths.reduce((most, each) => (each.length > most.length ? each : most), []);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const steps = [...new Set(xs)].sort((a, b) => a - b);
  const module = Math.min(
    ...steps
      .slice(1)
      .map((x, index) => x - (steps[index] ?? 0))
      .filter((step) => step > 0.1),
  );
  const count = Math.round((Math.max(...xs) - left) / module) + 1;
  const side = (count + 2 * quiet) * pixelsEach;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const { x, y } of corners) {
    const [column, row] = [Math.round((x - left) / module) + quiet, Math.round((y - top) / module) + quiet];
    for (let dot = 0; dot < pixelsEach ** 2; dot++) {
      const at =
        (row * pixelsEach + Math.floor(dot / pixelsEach)) * side + column * pixelsEach + (dot % pixelsEach);
      pixels.set([0, 0, 0], at * 4);
    }
  }
  return { pixels, side };
}
