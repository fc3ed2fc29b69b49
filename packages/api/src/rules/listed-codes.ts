/** A code of a list, and what it is called. */
export interface ListedCode {
  /** What is stored. */
  readonly code: string;
  /** What the office calls it. */
  readonly name: string;
  /** Other words for it, such as `pcs`. */
  readonly synonyms?: readonly string[] | undefined;
}

/** A list of codes, as it is read from what people write. */
export interface CodeReader {
  /** The code that is meant by itself, its name or another word for it, in any case; undefined for what is in no list. */
  codeOf(text: string): string | undefined;
  /** The code whose words are nearest to what was written, where one is near enough to be meant. */
  nearest(text: string): ListedCode | undefined;
}

/** A word as it is compared: without case, blanks around it, and the point of an abbreviation (`pcs.`). */
export const foldWord = (text: string): string =>
  text.trim().replace(/\.$/, '').replace(/\s+/g, ' ').toLowerCase();

/** Shorter words are near to too many others. */
const shortest = 3;
/** Nobody writes more than this for a code. */
const longest = 60;

/** Prepares a list for many texts. Codes count before names, and names before other words. */
export function readCodes(list: readonly ListedCode[]): CodeReader {
  const words = new Map<string, ListedCode>();
  const put = (word: string, meant: ListedCode) => {
    const folded = foldWord(word);
    if (folded !== '' && !words.has(folded)) words.set(folded, meant);
  };
  for (const each of list) put(each.code, each);
  for (const each of list) put(each.name, each);
  for (const each of list) for (const synonym of each.synonyms ?? []) put(synonym, each);

  return {
    codeOf: (text) => words.get(foldWord(text))?.code,
    nearest(text) {
      const wanted = foldWord(text);
      if (wanted.length < shortest || wanted.length > longest) return undefined;
      const most = wanted.length < 6 ? 1 : 2;
      let best: { readonly meant: ListedCode; readonly far: number } | undefined;
      for (const [word, meant] of words) {
        if (word.length < shortest) continue;
        const far = isPart(word, wanted) ? most : distance(word, wanted, most);
        if (far <= most && far < (best?.far ?? Number.POSITIVE_INFINITY)) best = { meant, far };
      }
      return best?.meant;
    },
  };
}

/** Whether one of two texts has the other as whole words, such as `karton besar` and `karton`. */
const isPart = (word: string, wanted: string) =>
  ` ${word.replace(/[(),]/g, ' ')} `.includes(` ${wanted} `) || ` ${wanted} `.includes(` ${word} `);

/** How many letters are put in, left out or changed between two words; more than `most` where there are more. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let column = 1; column <= other.length; column++)
      now[column] = Math.min(
        (before[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (before[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1),
      );
    if (Math.min(...now) > most) return most + 1;
    before = now;
  }
  return before[other.length] ?? most + 1;
}
