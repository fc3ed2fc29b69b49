import {
  useMode as addSpace,
  clampChroma,
  converter,
  formatHex,
  interpolate,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  wcagContrast,
} from 'culori/fn';

let isReady = false;

/** Tells culori the spaces that we use. Its whole, which knows them all, would come along with every name of the theme. */
function withSpaces(): void {
  if (isReady) return;
  isReady = true;
  for (const space of [modeRgb, modeLrgb, modeOklab, modeOklch]) addSpace(space);
}

/** OKLCH numbers → `#rrggbb`, with the chroma lowered until the colour exists on screens. */
export function hex(l: number, c: number, h: number) {
  withSpaces();
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));
}

/** WCAG 2.2 contrast ratio of two colours, 1 to 21. */
export function contrast(a: string, b: string) {
  withSpaces();
  return wcagContrast(a, b);
}

/** `share` of the first colour over the second, in OKLab. */
export function mix(a: string, b: string, share: number) {
  withSpaces();
  return formatHex(interpolate([a, b], 'oklab')(1 - share));
}

/** A colour of screens, each part from 0 to 1. */
interface Srgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly alpha?: number;
}

/** The parts of a CSS colour; undefined where it is none. */
export function srgb(text: string): Srgb | undefined {
  withSpaces();
  const parsed = parse(text);
  return parsed && converter('rgb')(parsed);
}

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
