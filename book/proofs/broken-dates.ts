// A date, or the number of a PPFTZ record.
const pattern = /\d\d-\d\d-\d{4}|\d{6}-\d{6}-\d{8}-\d{6}/g;

const isFileName = (text: string) => /\.[a-z]{3,4}$/.test(text.trim());

/**
 * Dates and record numbers that are broken across lines, one line each with the text around. File names may break
 * anywhere.
 */
export function brokenDates(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? '';
    if (!node.parentElement?.checkVisibility() || isFileName(text)) continue;
    for (const { index, 0: whole } of text.matchAll(pattern)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + whole.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`${whole} is broken in “${text.trim().slice(0, 60)}”`);
    }
  }
  return found;
}
