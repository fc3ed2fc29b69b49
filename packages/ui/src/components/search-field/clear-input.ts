/** Empties an input as if the user had, so that React and form libraries hear of it, and gives it the focus. */
export function clearInput(id: string) {
  const input = document.getElementById(id);
  if (!(input instanceof HTMLInputElement)) return;
  // React replaces the property on the element; the prototype's own setter lets its `onChange` see the change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
