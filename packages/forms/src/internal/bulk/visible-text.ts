import { visibleSigns } from '@pabean/api/rules';

const shownLength = 60;

/** Makes all characters of a pasted text visible, and truncates it. */
export function visibleText(text: string): string {
  const beginning = [...text.slice(0, 2 * shownLength)].slice(0, shownLength).join('');
  const shown = visibleSigns(beginning.replace(/\t/g, ' → '));
  return beginning.length < text.length ? `${shown}…` : shown;
}
