import { type RefObject, useEffect } from 'react';
import { chainOf, focusHeading } from './focus-heading.ts';

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Keeps the focus on the page when the control that has it goes away, such as the button of a row that was deleted: it
 * goes to the heading of the part that the control stood in. Without this the browser starts again from the top.
 *
 * @param ref What is watched.
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
    // Later than effects, which may have a better place for the focus.
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(keep);
    });
    observer.observe(root, { childList: true, subtree: true });
    root.addEventListener('focusin', remember);
    // A press beside every control leaves the focus on purpose.
    root.addEventListener('pointerdown', remember);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      root.removeEventListener('focusin', remember);
      root.removeEventListener('pointerdown', remember);
    };
  }, [ref]);
}
