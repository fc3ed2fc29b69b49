import type { OpenPage } from './browser.ts';

const frames = 100;

/** Milliseconds between a hundred frames, each of which scrolls an element by so many pixels. */
export function scrollFrames({ page, slowed }: OpenPage, scroller: string, step: number): Promise<number[]> {
  const scroll = `
    new Promise((resolve) => {
      const scroller = document.querySelector('${scroller}');
      const times = [];
      let last = performance.now();
      const next = () => {
        const now = performance.now();
        times.push(now - last);
        last = now;
        scroller.scrollTop += ${step};
        if (times.length === ${frames}) resolve(times);
        else requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
    })
  `;
  return slowed(() => page.evaluate(scroll) as Promise<number[]>);
}
