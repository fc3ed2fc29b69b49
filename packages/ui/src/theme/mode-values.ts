import type { RoleName } from './roles.ts';

/** A colour of a shadow: a fixed one, or a role of the theme. */
type ShadowColor = string | { readonly role: RoleName };

/** One shadow of a stack, without a horizontal offset. Lengths in px. */
export interface Shadow {
  readonly y: number;
  readonly blur: number;
  readonly spread: number;
  /** Its colour in light and in dark mode. */
  readonly color: readonly [light: ShadowColor, dark: ShadowColor];
}

const ink = 'rgb(11 23 52 / .06)';
const edge: Shadow = { y: 0, blur: 0, spread: 1, color: [ink, { role: 'border' }] };
const outline = (spread: number): Shadow => ({ y: 0, blur: 0, spread, color: ['#000', '#000'] });

/** Line widths and the share of a tone's colour in its borders: light and dark, and high contrast. */
export const lines = {
  day: { hairline: '1px', control: '1px', error: '2px', tint: '45%' },
  plain: { hairline: '1px', control: '2px', error: '3px', tint: '100%' },
} as const;

/** Shadows of light and dark, and of high contrast. */
export const shadows = {
  day: {
    low: [{ y: 1, blur: 2, spread: 0, color: [ink, 'transparent'] }],
    menu: [edge, { y: 6, blur: 16, spread: -3, color: ['rgb(11 23 52 / .14)', 'rgb(0 0 0 / .6)'] }],
    dialog: [edge, { y: 24, blur: 56, spread: -12, color: ['rgb(11 23 52 / .32)', 'rgb(0 0 0 / .8)'] }],
  },
  plain: { low: [], menu: [outline(2)], dialog: [outline(3)] },
} as const satisfies Record<string, Record<string, readonly Shadow[]>>;

const comfortable = {
  control: '40px',
  controlSmall: '32px',
  row: '48px',
  cellBlock: '8px',
  cellInline: '16px',
  fieldGap: '24px',
  tableText: '14px',
  tableLine: '20px',
};

/** Measures that density changes. */
export const measures = {
  comfortable,
  compact: {
    ...comfortable,
    control: '36px',
    controlSmall: '28px',
    row: '36px',
    cellBlock: '3px',
    cellInline: '12px',
    fieldGap: '16px',
    tableText: '13px',
    tableLine: '18px',
  },
};

/** Measures that are larger in either density for a coarse pointer. */
export const touchMeasures = { control: '44px', controlSmall: '40px', row: '48px' };
