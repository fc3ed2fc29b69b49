/** Keys, and what they do. */
export type Keys = readonly (readonly [keys: string, effect: string])[];

const section = /^## Keyboard\n([^#]*)/m;
const row = /^\| (?!(?:Keys|Tombol) \|)([^|]+) \| (.+) \|$/gm;

/** The rows of the table under “Keyboard” on a page in either language. */
export const keysOn = (page: string): Keys =>
  [...(section.exec(page)?.[1] ?? '').matchAll(row)].map(([, keys = '', effect = '']) => [keys, effect]);
