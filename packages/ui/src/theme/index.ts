export { contrast, mix } from './color.ts';
export { makeTheme } from './make-theme.ts';
export { kawung, type OfficeTheme, sabbe, songket } from './offices.ts';
export type { RoleName, ThemeColors, ThemeMode, ToneName, TonePartName } from './roles.ts';
export { font, frame, layer, media, motion, radius, space, type } from './tokens.ts';
export { vars } from './vars.css.ts';
