import { type RefObject, useEffect } from 'react';
import { chainOf, focusHeading } from './focus-heading.ts';

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Keeps the focus on the page when the focused control is removed, such as the button of a deleted row: the heading of
 * the control's section is focused. Without this the browser starts again at the top of the page.
 *
 * @param ref The element in which focused controls are watched.
 */
export function useFocusFallback(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = ref.current;
    if (!root) return;
    let last: readonly Element[] = [];
    let frame = 0;
    const remember = ({ target }: Event) => {
      last = chainOf(target);
    };
    const keep = () => {
      const [control] = last;
      if (!control || control.isConnected || !isNowhere()) return;
      focusHeading(last.find((each) => each.isConnected) ?? null);
      last = [];
    };
    // After effects, which may move the focus to a better element.
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(keep);
    });
    observer.observe(root, { childList: true, subtree: true });
    root.addEventListener('focusin', remember);
    // A press outside of every control removes the focus on purpose.
    root.addEventListener('pointerdown', remember);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      root.removeEventListener('focusin', remember);
      root.removeEventListener('pointerdown', remember);
    };
  }, [ref]);
}
