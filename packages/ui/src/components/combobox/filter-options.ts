import { folded } from '@pabean/api/rules';

/** One choice of a combobox. */
export interface ComboboxOption {
  /** The value of the form. */
  value: string;
  /** The label, which is also searched. */
  label: string;
  /** A code for it, such as `IDSUB`; searched too. */
  code?: string;
  /**
   * Other names for it, such as `pcs`; searched too, and never shown.
   *
   * @default []
   */
  synonyms?: readonly string[] | undefined;
  /**
   * The language of the label, where that is not the page's: `dataLanguage` of the rules for data.
   *
   * @default that of the page
   */
  lang?: string;
}

const wordsOf = (query: string) => query.split(/\s+/).filter(Boolean);

/**
 * Rank of a match: 0 starts with the query, 1 a word starts with it, 2 contains it, 3 contains its words, -1 no match.
 */
function rank({ label, code = '', synonyms = [] }: ComboboxOption, query: string): number {
  const text = folded(label);
  const at = text.indexOf(query);
  if (at === 0 || folded(code).startsWith(query)) return 0;
  if (synonyms.some((word) => folded(word).startsWith(query))) return 1;
  if (at < 0) return wordsOf(query).every((word) => text.includes(word)) ? 3 : -1;
  return /[\s(/-]/.test(text[at - 1] ?? '') ? 1 : 2;
}

/**
 * The options whose label contains the query or all of its words, or whose code or other name starts with the query;
 * best matches first, otherwise in their own order. Accents are ignored.
 */
export function filterOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const wanted = folded(query.trim());
  if (!wanted) return options;
  const ranked: ComboboxOption[][] = [[], [], [], []];
  for (const option of options) ranked[rank(option, wanted)]?.push(option);
  return ranked.flat();
}

/** The option that a text means: its label, its code or another name for it, ignoring case and accents. */
export function optionMeant(options: readonly ComboboxOption[], text: string): ComboboxOption | undefined {
  const wanted = folded(text.trim());
  if (!wanted) return undefined;
  const isMeant = (word: string | undefined) => word !== undefined && folded(word) === wanted;
  return (
    options.find(({ label, code }) => isMeant(label) || isMeant(code)) ??
    options.find(({ synonyms = [] }) => synonyms.some(isMeant))
  );
}

/** A piece of a label. */
export interface LabelPart {
  /** Its offset in the label. */
  readonly at: number;
  readonly text: string;
  /** Whether it matches the query. */
  readonly match: boolean;
}

/** A label in pieces, with the matches of the query, or else of its words. */
export function matchParts(label: string, query: string): LabelPart[] {
  const letters = label.match(/\P{M}\p{M}*/gu) ?? [];
  const starts: number[] = [];
  let text = '';
  for (const letter of letters) {
    starts.push(text.length);
    text += folded(letter);
  }
  const wanted = folded(query.trim());
  const found = text.includes(wanted) ? [wanted] : wordsOf(wanted);
  const ranges = found
    .map((each) => [text.indexOf(each), each.length] as const)
    .filter(([at, length]) => at >= 0 && length > 0);
  const parts: { at: number; text: string; match: boolean }[] = [];
  letters.forEach((letter, index) => {
    const start = starts[index] ?? 0;
    const match = ranges.some(([at, length]) => start >= at && start < at + length);
    const last = parts.at(-1);
    if (last?.match === match) last.text += letter;
    else parts.push({ at: last ? last.at + last.text.length : 0, text: letter, match });
  });
  return parts;
}
