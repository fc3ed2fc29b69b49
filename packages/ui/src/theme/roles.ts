/** Colour roles outside of the tones, in the order of the tokens page. Components use roles, never hues. */
export const roleNames = [
  'canvas',
  'surface',
  'raised',
  'sunken',
  'hover',
  'pressed',
  'selected',
  'scrim',
  'text',
  'textMuted',
  'textPlaceholder',
  'textDisabled',
  'borderSubtle',
  'border',
  'borderStrong',
  'borderControl',
  'accent',
  'accentHover',
  'accentActive',
  'onAccent',
  'accentSoft',
  'accentBorder',
  'link',
  'linkHover',
  'chrome',
  'chromeHover',
  'chromeBorder',
  'chromeText',
  'chromeMuted',
  'focus',
  'focusEdge',
  'thread',
] as const;

/** Tones of status and messages. */
export const toneNames = ['neutral', 'process', 'success', 'danger', 'warning', 'info'] as const;

/** Parts of a tone: tint, readable text, border (3:1 or more), and a fill with its text. */
export const tonePartNames = ['soft', 'text', 'border', 'solid', 'onSolid'] as const;

/** A colour role outside of the tones. */
export type RoleName = (typeof roleNames)[number];
/** A tone of status and messages. */
export type ToneName = (typeof toneNames)[number];
/** A part of a tone. */
export type TonePartName = (typeof tonePartNames)[number];

/** All colours of one theme, as CSS colours. */
export type ThemeColors = Record<RoleName, string> & Record<ToneName, Record<TonePartName, string>>;

/** A mode of a theme. */
export type ThemeMode = 'light' | 'dark' | 'contrast';
