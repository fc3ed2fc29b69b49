const acts = ['pointerdown', 'keydown'] as const;

/**
 * Stops stories from moving the focus or scrolling until the user acts in this window: of several stories on one page,
 * some open dialogs or focus their first field, which would move the reader away from the text.
 *
 * @param stories Selector of the elements that stories are drawn in.
 * @returns A function that ends it.
 */
export function keepQuiet(stories: string): () => void {
  const { focus } = HTMLElement.prototype;
  const { scrollIntoView } = Element.prototype;
  const { showModal } = HTMLDialogElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (!this.closest(stories)) focus.call(this, options);
  };
  Element.prototype.scrollIntoView = function (options) {
    if (!this.closest(stories)) scrollIntoView.call(this, options);
  };
  // A modal takes the focus by itself when it opens, unless it contains nothing focusable.
  HTMLDialogElement.prototype.showModal = function () {
    this.inert = true;
    showModal.call(this);
    this.inert = false;
  };

  function end() {
    HTMLElement.prototype.focus = focus;
    Element.prototype.scrollIntoView = scrollIntoView;
    HTMLDialogElement.prototype.showModal = showModal;
    for (const act of acts) window.removeEventListener(act, end, true);
  }
  for (const act of acts) window.addEventListener(act, end, true);
  return end;
}
