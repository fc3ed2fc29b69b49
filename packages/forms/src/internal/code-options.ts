import { dataLanguage, type ListedCode } from '@pabean/api/rules';
import type { ComboboxOption } from '@pabean/ui/combobox';

/** What the office calls a code; the code itself where its list does not have it. */
export const nameOfCode = (list: readonly ListedCode[], code: string): string =>
  list.find((each) => each.code === code)?.name ?? code;

/** Codes of a reference list as choices: found by their codes, names, and other words for them. */
export const codeOptions = (list: readonly ListedCode[]): ComboboxOption[] =>
  list.map(({ code, name, synonyms }) => ({ value: code, code, label: name, synonyms, lang: dataLanguage }));
