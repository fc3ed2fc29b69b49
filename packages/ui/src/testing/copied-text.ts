/** What the clipboard would get from selecting the whole element. */
export function copiedText(element: Element): string {
  const selection = getSelection();
  selection?.selectAllChildren(element);
  const text = String(selection);
  selection?.removeAllRanges();
  return text;
}
