// Not pointerup: a finger's comes before the focus moves. A list or a menu that opens under the press keeps its release
// to itself; a choice or a key is then the next that is heard.
const releases = ['mouseup', 'dragend', 'contextmenu', 'change', 'keydown'];

/**
 * Does something now, or once the mouse button that is down has been released. For what appears below a control that
 * was left, such as its error: in between it would move the page from under the pointer, and the click would be lost.
 *
 * @param act What to do, once.
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
        // The click comes after the release.
        setTimeout(act);
      },
      { signal: released.signal, capture: true },
    );
}
