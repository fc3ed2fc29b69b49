/** The text that is copied when the whole element is selected. */
export function copiedText(element: Element): string {
  const selection = getSelection();
  selection?.selectAllChildren(element);
  const text = String(selection);
  selection?.removeAllRanges();
  return text;
}
