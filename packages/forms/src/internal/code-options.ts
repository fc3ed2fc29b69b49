import { dataLanguage, type ListedCode } from '@pabean/api/rules';
import type { ComboboxOption } from '@pabean/ui/combobox';

/** The office's label of a code; the code itself if its list does not have it. */
export const nameOfCode = (list: readonly ListedCode[], code: string): string =>
  list.find((each) => each.code === code)?.name ?? code;

/** Codes of a reference list as options: searchable by code, name and synonyms. */
export const codeOptions = (list: readonly ListedCode[]): ComboboxOption[] =>
  list.map(({ code, name, synonyms }) => ({ value: code, code, label: name, synonyms, lang: dataLanguage }));
