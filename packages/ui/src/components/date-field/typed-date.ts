import { formatDate, parseTypedDate } from '@pabean/api/rules';

/**
 * The typed text as a value: `24-9-2024` → `2024-09-24`; a text that is not a date stays as it is, so that nothing is
 * lost. Use it as `setValueAs` of a form library's `register`.
 */
export const isoOrTyped = (typed: string) => parseTypedDate(typed) ?? typed;

/** The typed text in the displayed notation: `24/9/2024` → `24-09-2024`. A text that is not a date stays as it is. */
export function tidied(typed: string): string {
  const iso = parseTypedDate(typed);
  return iso ? formatDate(iso) : typed;
}
