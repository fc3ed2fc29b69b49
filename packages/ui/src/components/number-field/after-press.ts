/**
 * Does something now, or once the mouse button that is down has been released: what appears in between would move the
 * page from under the pointer, and its click would be lost.
 */
export function afterPress(act: () => void): void {
  if (!document.querySelector(':active')) {
    act();
    return;
  }
  const released = new AbortController();
  // Not pointerup: a finger's comes before the focus moves.
  for (const event of ['mouseup', 'dragend'])
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
