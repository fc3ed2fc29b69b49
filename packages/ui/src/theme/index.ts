export { contrast, mix } from './color.ts';
export { makeTheme } from './make-theme.ts';
export { officeStyleSheet } from './office-style-sheet.ts';
export { kawung, type OfficeTheme, sabbe, songket } from './offices.ts';
export { type ContrastPair, contrastPairs } from './pairs.ts';
export {
  type RoleName,
  roleNames,
  type ThemeColors,
  type ThemeMode,
  type ToneName,
  type TonePartName,
  toneNames,
  tonePartNames,
} from './roles.ts';
export { scope } from './scope.ts';
export { font, frame, layer, media, motion, radius, space, type } from './tokens.ts';
export { vars } from './vars.css.ts';
export { type RuleKind, weighted, weightedSelector } from './weight.ts';
