/** The browser's event to an open dialog for Escape. Simulated keys of a story do not trigger it. */
export function pressEscape(): void {
  document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel', { cancelable: true }));
}
