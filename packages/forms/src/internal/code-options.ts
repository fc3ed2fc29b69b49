import { dataLanguage, type ListedCode, withGloss } from '@pabean/api/rules';
import type { ComboboxOption } from '@pabean/ui/combobox';

/** The office's label of a code; the code itself if its list does not have it. */
export const nameOfCode = (list: readonly ListedCode[], code: string): string =>
  list.find((each) => each.code === code)?.name ?? code;

/** Codes of a reference list as options: searchable by code, name and synonyms. */
export const codeOptions = (list: readonly ListedCode[]): ComboboxOption[] =>
  list.map(({ code, name, synonyms }) => ({ value: code, code, label: name, synonyms, lang: dataLanguage }));

/** A word of the office with its gloss, as an option of a list that only takes text. */
export const glossedOption = (value: string, word: string, gloss: string | undefined) => ({
  value,
  label: withGloss(word, gloss),
  ...(gloss === undefined && { lang: dataLanguage }),
});
