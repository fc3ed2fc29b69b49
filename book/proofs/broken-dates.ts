const date = /\d\d-\d\d-\d{4}/g;

const isFileName = (text: string) => /\.[a-z]{3,4}$/.test(text.trim());

/** Dates that stand on more than one line, one line each with the text around. Names of files may break anywhere. */
export function brokenDates(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? '';
    if (!node.parentElement?.checkVisibility() || isFileName(text)) continue;
    for (const { index, 0: day } of text.matchAll(date)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + day.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`${day} is broken in “${text.trim().slice(0, 60)}”`);
    }
  }
  return found;
}
