/** Defines a method that elements lack. */
function define<Method extends string>(
  prototype: { [Name in Method]?: unknown },
  name: Method,
  method: (this: HTMLElement) => void,
): void {
  if (typeof prototype[name] === 'function') return;
  Object.defineProperty(prototype, name, { value: method, configurable: true, writable: true });
}

/**
 * Adds browser features that components need and happy-dom or jsdom lack: popovers, modal dialogs, scrolling into view.
 * They open and close, but are not rendered. Call it once before the tests; in a browser it changes nothing.
 *
 * @beta
 */
export function emulateBrowser(): void {
  const nothing = () => undefined;
  define(HTMLElement.prototype, 'showPopover', nothing);
  define(HTMLElement.prototype, 'hidePopover', nothing);
  define(HTMLElement.prototype, 'togglePopover', nothing);
  define(Element.prototype, 'scrollIntoView', nothing);
  define(HTMLDialogElement.prototype, 'showModal', function () {
    this.setAttribute('open', '');
  });
  define(HTMLDialogElement.prototype, 'close', function () {
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  });
}
