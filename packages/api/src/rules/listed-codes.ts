/** A code of a list, and its label. */
export interface ListedCode {
  /** The stored code. */
  readonly code: string;
  /** The customs office's label. */
  readonly name: string;
  /** Synonyms, such as `pcs`. */
  readonly synonyms?: readonly string[] | undefined;
}

/** Looks up the codes of a list by what users write. */
export interface CodeReader {
  /** Returns the code with this code, name or synonym, in any case; undefined when there is none. */
  codeOf(text: string): string | undefined;
  /** Returns the code whose code, name or synonym is most similar to the text, if one is similar enough. */
  nearest(text: string): ListedCode | undefined;
}

/** Normalizes a word for comparison: lower case, without surrounding blanks and an abbreviation's point (`pcs.`). */
export const foldWord = (text: string): string =>
  text.trim().replace(/\.$/, '').replace(/\s+/g, ' ').toLowerCase();

/** Shorter words are similar to too many others. */
const shortest = 3;
/** A longer text is never a code. */
const longest = 60;

/** Prepares a list for many look-ups. Codes have priority over names, and names over synonyms. */
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

/** Returns whether one of two texts contains the other as whole words, such as `karton besar` and `karton`. */
const isPart = (word: string, wanted: string) =>
  ` ${word.replace(/[(),]/g, ' ')} `.includes(` ${wanted} `) || ` ${wanted} `.includes(` ${word} `);

/**
 * Returns how many letters are inserted, deleted or changed between two words; more than `most` where there are more.
 */
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
