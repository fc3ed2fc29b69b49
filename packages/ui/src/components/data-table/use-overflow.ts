import { useCallback, useState } from 'react';

/** Whether the content of a box is wider than the box, now and after either changed its size; and the box's ref. */
export function useOverflow() {
  const [wide, setWide] = useState(false);
  const ref = useCallback((box: HTMLElement | null) => {
    if (!box) return;
    const observer = new ResizeObserver(() => setWide(box.scrollWidth > box.clientWidth + 1));
    observer.observe(box);
    if (box.firstElementChild) observer.observe(box.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return { wide, ref };
}
