// A run of letters and digits. A line may end after a hyphen, a slash or another separator, and anywhere inside a run
// that is longer than any word or number of the documents.
const words = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]{1,40}(?![\p{L}\p{M}\p{N}])/gu;

/** Whether two letters are on different lines. Half a line does not count: letters of two sizes share one. */
function areApart(one: DOMRect | undefined, other: DOMRect | undefined): boolean {
  return one !== undefined && other !== undefined && Math.abs(one.top - other.top) > one.height / 2;
}

/** Whether a line ends between two positions of a text. */
function isBroken(text: Text, from: number, to: number): boolean {
  const range = document.createRange();
  const boxesOf = (at: number) => {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return [...range.getClientRects()];
  };
  // The box of a hyphen that the browser inserted comes before the letter's.
  return areApart(boxesOf(from).at(-1), boxesOf(to - 1).at(-1));
}

const isShown = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  const shown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return shown && width > 1 && height > 1;
};

function* textsOf(root: Element): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) yield node as Text;
}

/** Words of the page that a line break splits, one line for each. */
export function brokenWords(root: Element = document.body): string[] {
  return [...textsOf(root)].flatMap((text) => {
    const around = text.parentElement;
    if (!around || !text.data.trim() || !isShown(around)) return [];
    return [...text.data.matchAll(words)]
      .filter(({ 0: word, index }) => isBroken(text, index, index + word.length))
      .map(([word]) => `“${word}” is broken inside, in <${around.localName}>`);
  });
}
