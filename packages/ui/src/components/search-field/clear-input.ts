/** Clears an input as if the user had, so that React and form libraries are notified, and focuses it. */
export function clearInput(id: string) {
  const input = document.getElementById(id);
  if (!(input instanceof HTMLInputElement)) return;
  // React overrides the property on the element; with the prototype's setter its `onChange` is called.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
