/** A font of the device that is used until one of ours has loaded. */
interface FallbackFont {
  readonly family: string;
  /** Full names of this font and of those with the same widths: each miss costs a lookup. */
  readonly local: readonly string[];
  readonly weight: string;
  /** Width of text in our font relative to this one, in percent. */
  readonly sizeAdjust: number;
  /** Ascent and descent of our font in percent of its size. */
  readonly ascent: number;
  readonly descent: number;
}

const jakarta = { ascent: 103.8, descent: 22.2 };
const geist = { ascent: 100.5, descent: 29.5 };

/**
 * Fonts of the device with the measures of ours, so that nothing moves when ours has loaded. Measured in Chromium with
 * a canvas at 1000 px: the width of all words of the Indonesian dictionary in our font (weight 400, and 650 for bold)
 * divided by their width in Arimo, Roboto or Cousine, which are as wide as Arial, Roboto and Courier New; ascent and
 * descent from `fontBoundingBox…` of our font. English words give other widths: Indonesian has more of the letter a.
 */
export const fallbackFonts: readonly FallbackFont[] = [
  {
    family: 'Pabean Arial',
    local: ['Arial', 'Liberation Sans'],
    weight: '100 549',
    sizeAdjust: 102.37,
    ...jakarta,
  },
  {
    family: 'Pabean Arial',
    local: ['Arial Bold', 'Liberation Sans Bold'],
    weight: '550 900',
    sizeAdjust: 98.48,
    ...jakarta,
  },
  {
    family: 'Pabean Roboto',
    local: ['Roboto', 'Roboto Regular'],
    weight: '100 549',
    sizeAdjust: 103.35,
    ...jakarta,
  },
  {
    family: 'Pabean Roboto',
    local: ['Roboto Bold'],
    weight: '550 900',
    sizeAdjust: 104.66,
    ...jakarta,
  },
  {
    family: 'Pabean Courier',
    local: ['Courier New', 'Liberation Mono', 'Droid Sans Mono'],
    weight: '100 900',
    sizeAdjust: 99.98,
    ...geist,
  },
];
