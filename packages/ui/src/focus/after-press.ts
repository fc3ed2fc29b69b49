// Not `pointerup`: on touch it comes before the focus moves. A list or a menu that opens under the press consumes its
// release; then the next choice or key ends the wait.
const releases = ['mouseup', 'dragend', 'contextmenu', 'change', 'keydown'];

/**
 * Runs an action now, or once the pressed mouse button is released. For what appears below a field on blur, such as its
 * error: before the release it would move the page under the pointer, and the click would be lost.
 *
 * @param act The action; it runs once.
 */
export function afterPress(act: () => void): void {
  if (!document.querySelector(':active')) {
    act();
    return;
  }
  const released = new AbortController();
  for (const event of releases)
    document.addEventListener(
      event,
      () => {
        released.abort();
        // The click event comes after the release.
        setTimeout(act);
      },
      { signal: released.signal, capture: true },
    );
}
