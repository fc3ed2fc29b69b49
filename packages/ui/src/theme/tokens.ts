/** Distances in px on a grid of 4; 6 and 10 only inside controls. */
export const space = {
  0: '0',
  2: '2px',
  4: '4px',
  6: '6px',
  8: '8px',
  10: '10px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
  40: '40px',
  56: '56px',
  64: '64px',
} as const;

/** Corner radii in px: xs check digit, sm badge and checkbox, md control, lg box and dialog, sheet phone dialog. */
export const radius = { xs: '3px', sm: '4px', md: '6px', lg: '10px', sheet: '14px', full: '999px' } as const;

/** Motion: colour 90 ms, switch and menu 160 ms, dialog and drawer 240 ms, one curve. Opacity and transform only. */
export const motion = {
  fast: '90ms cubic-bezier(.2, 0, 0, 1)',
  medium: '160ms cubic-bezier(.2, 0, 0, 1)',
  slow: '240ms cubic-bezier(.2, 0, 0, 1)',
} as const;

/** Stacking order. */
export const layer = { sticky: 10, chrome: 20, drawer: 30, popover: 40, dialog: 50, toast: 60 } as const;

/** Widths of the frame in px. */
export const frame = {
  topBar: '56px',
  sidebar: '236px',
  formColumn: '720px',
  aside: '300px',
  contentMax: '1360px',
  /** Widest page without a sidebar. */
  visitorMax: '1104px',
  dialogAsk: '440px',
  dialogTell: '560px',
  dialogEdit: '760px',
} as const;

/** Media queries: phone below 640 px, tablet up to 1023, desk from 1024. */
export const media = {
  phone: '(max-width: 639px)',
  abovePhone: '(min-width: 640px)',
  belowDesk: '(max-width: 1023px)',
  desk: '(min-width: 1024px)',
  /** Lower than a phone in landscape: a window at a zoom of 400 %. */
  low: '(max-height: 319px)',
  coarse: '(pointer: coarse)',
  dark: '(prefers-color-scheme: dark)',
  moreContrast: '(prefers-contrast: more)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;

/** Type styles: spread into a rule. Weights above 500 need 13.5 px or more. */
export const type = {
  display: { fontSize: '32px', lineHeight: '40px', fontWeight: 650, letterSpacing: '-.024em' },
  title: { fontSize: '24px', lineHeight: '32px', fontWeight: 650, letterSpacing: '-.017em' },
  titlePhone: { fontSize: '22px', lineHeight: '28px', fontWeight: 650, letterSpacing: '-.017em' },
  heading: { fontSize: '18px', lineHeight: '26px', fontWeight: 650, letterSpacing: '-.011em' },
  subheading: { fontSize: '16px', lineHeight: '24px', fontWeight: 650, letterSpacing: '-.011em' },
  lead: { fontSize: '16px', lineHeight: '24px', fontWeight: 400 },
  input: { fontSize: '15px', lineHeight: '22px', fontWeight: 400 },
  body: { fontSize: '14px', lineHeight: '20px' },
  badge: { fontSize: '13.5px', lineHeight: '18px', fontWeight: 600 },
  small: { fontSize: '13px', lineHeight: '18px' },
  smaller: { fontSize: '12px', lineHeight: '16px' },
} as const;

/** Font stacks. Codes that are read aloud are in mono. */
export const font = {
  sans: '"Plus Jakarta Sans Variable", "Pabean Arial", "Pabean Roboto", system-ui, sans-serif',
  mono: '"Geist Mono Variable", "Pabean Courier", ui-monospace, monospace',
} as const;
