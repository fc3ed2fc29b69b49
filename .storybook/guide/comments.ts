/** A doc comment's words on one line, and what it says after `@default`. */
export function withoutTags(comment: string): { text: string; fallback: string | undefined } {
  const text = comment
    .replace(/^\s*@[\s\S]*/m, '')
    .replace(/\{@link (\w+)\}/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return { text, fallback: /@default\s+(.+)/.exec(comment)?.[1] };
}
