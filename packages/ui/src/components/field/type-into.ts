const nativeValue = Object.getOwnPropertyDescriptor(globalThis.HTMLInputElement?.prototype ?? {}, 'value');

/** Puts a text into an input as if it had been typed, so that event listeners are called. */
export function typeInto(input: HTMLInputElement, text: string): void {
  nativeValue?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
