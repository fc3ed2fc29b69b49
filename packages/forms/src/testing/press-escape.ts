/** What the browser sends to an open dialog for Escape. A story presses keys that the browser itself does not see. */
export function pressEscape(): void {
  document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel', { cancelable: true }));
}
