import { formatDate, parseTypedDate } from '@pabean/api/rules';

/**
 * What a person typed as a value: `24-9-2024` → `2024-09-24`; what is no day stays as it is, so that nothing is lost.
 * With `register` of a form library give it as `setValueAs`.
 */
export const isoOrTyped = (typed: string) => parseTypedDate(typed) ?? typed;

/** What a person typed, tidied once it is a day: `24/9/2024` → `24-09-2024`. */
export function tidied(typed: string): string {
  const iso = parseTypedDate(typed);
  return iso ? formatDate(iso) : typed;
}
