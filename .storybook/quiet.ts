const acts = ['pointerdown', 'keydown'] as const;

/**
 * Until somebody acts in this window, nothing inside of a story moves the focus or scrolls: several stories on one page,
 * some of them open dialogs or forms that begin in their first field, would tear their reader away from the text.
 *
 * @param stories Selector of what stories are drawn in.
 * @returns Ends it.
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
  // A modal takes the focus by itself when it opens, unless there is nothing in it that could have it.
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
