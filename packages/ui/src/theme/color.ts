import { clampChroma, formatHex, interpolate, wcagContrast } from 'culori';

/** OKLCH numbers → `#rrggbb`, with the chroma lowered until the colour exists on screens. */
export const hex = (l: number, c: number, h: number) =>
  formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));

/** WCAG 2.2 contrast ratio of two colours, 1 to 21. */
export const contrast = (a: string, b: string) => wcagContrast(a, b);

/** `share` of the first colour over the second, in OKLab. */
export const mix = (a: string, b: string, share: number) =>
  formatHex(interpolate([a, b], 'oklab')(1 - share));

/** What a solved colour must reach against which surfaces. */
interface Demand {
  readonly on: readonly string[];
  readonly ratio: number;
  readonly c: number;
  readonly h: number;
  readonly direction: 'darker' | 'lighter';
}

/** The lightness nearest to the surfaces at which the contrast against each of them is at least `ratio`. */
export function solve({ on, ratio, c, h, direction }: Demand): string {
  let passing = direction === 'darker' ? 0 : 1;
  let failing = 1 - passing;
  for (let step = 0; step < 24; step++) {
    const middle = (passing + failing) / 2;
    const enough = on.every((surface) => contrast(hex(middle, c, h), surface) >= ratio + 0.02);
    if (enough) passing = middle;
    else failing = middle;
  }
  return hex(passing, c, h);
}
