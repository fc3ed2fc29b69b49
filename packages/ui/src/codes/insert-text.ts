/** Inserts a text at the selection of the focused input, as if it had been typed: it can be undone. */
export function insertText(input: HTMLInputElement, text: string): void {
  if (!text || document.execCommand('insertText', false, text)) return;
  input.setRangeText(text, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
