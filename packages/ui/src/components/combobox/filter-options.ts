/** One choice of a combobox. */
export interface ComboboxOption {
  /** What the form keeps. */
  value: string;
  /** What people read and search. */
  label: string;
  /** A code that people know it by, such as `IDSUB`; searched too. */
  code?: string;
}

/** 0 begins with it, 1 a word in it does, 2 it is somewhere inside, -1 not at all. */
function rank({ label, code = '' }: ComboboxOption, query: string): number {
  const words = label.toLowerCase();
  const at = words.indexOf(query);
  if (at === 0 || code.toLowerCase().startsWith(query)) return 0;
  if (at < 0) return -1;
  return /[\s(/-]/.test(words[at - 1] ?? '') ? 1 : 2;
}

/**
 * The options that have the query in their label or at the start of their code; the best matches first, otherwise in
 * their own order.
 */
export function filterOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return options;
  const ranked: ComboboxOption[][] = [[], [], []];
  for (const option of options) ranked[rank(option, wanted)]?.push(option);
  return ranked.flat();
}

/** The option that is meant by a text: the same label or the same code, whatever the case. */
export function optionMeant(options: readonly ComboboxOption[], text: string): ComboboxOption | undefined {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return undefined;
  return options.find(({ label, code }) => [label, code].some((each) => each?.toLowerCase() === wanted));
}

/** A label in three parts: before the match, the match, after it. */
export function splitMatch(label: string, query: string): [string, string, string] {
  const wanted = query.trim();
  const at = wanted ? label.toLowerCase().indexOf(wanted.toLowerCase()) : -1;
  if (at < 0) return [label, '', ''];
  return [label.slice(0, at), label.slice(at, at + wanted.length), label.slice(at + wanted.length)];
}
