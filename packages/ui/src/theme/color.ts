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

/**
 * Registers the colour spaces that we use. Importing all of culori would add it to every bundle that uses the theme.
 */
function withSpaces(): void {
  if (isReady) return;
  isReady = true;
  for (const space of [modeRgb, modeLrgb, modeOklab, modeOklch]) addSpace(space);
}

/** Converts OKLCH numbers to `#rrggbb`, with the chroma lowered until the colour is in sRGB. */
export function hex(l: number, c: number, h: number) {
  withSpaces();
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));
}

/** WCAG 2.2 contrast ratio of two colours, 1 to 21. */
export function contrast(a: string, b: string) {
  withSpaces();
  return wcagContrast(a, b);
}

/** Mixes `share` of the first colour with the second, in OKLab. */
export function mix(a: string, b: string, share: number) {
  withSpaces();
  return formatHex(interpolate([a, b], 'oklab')(1 - share));
}

/** An sRGB colour, each channel from 0 to 1. */
interface Srgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly alpha?: number;
}

/** The channels of a CSS colour; undefined where the text is not a colour. */
export function srgb(text: string): Srgb | undefined {
  withSpaces();
  const parsed = parse(text);
  return parsed && converter('rgb')(parsed);
}

/** The contrast ratio that a colour must have against some surfaces. */
interface Demand {
  readonly on: readonly string[];
  readonly ratio: number;
  readonly c: number;
  readonly h: number;
  readonly direction: 'darker' | 'lighter';
}

/** The lightness nearest to that of the surfaces at which the contrast against each of them is at least `ratio`. */
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
