import type { RoleName, ToneName, TonePartName } from '@pabean/ui/theme';

/** What each role is for. A role without a use does not compile. */
export const roleUses: Record<RoleName, string> = {
  canvas: 'Page and sidebar',
  surface: 'Main sheet, cards, inputs',
  raised: 'Dialog, menu, toast',
  sunken: 'Table head, locked field, totals',
  hover: 'Hover of rows and quiet buttons',
  pressed: 'Progress track, skeleton, hover of the navigation',
  selected: 'Selected row, chosen card, active option',
  scrim: 'Behind a dialog; the only colour with alpha',
  text: 'Everything that is read',
  textMuted: 'Second lines, hints, table heads',
  textPlaceholder: 'Placeholders only',
  textDisabled: 'Text of a control that cannot act, readable all the same',
  borderSubtle: 'Hairlines between rows; carries no information',
  border: 'Boxes and dividers; carries no information',
  borderStrong: 'Hover of a control’s edge',
  borderControl: 'Edge of every control',
  accent: 'Primary button, checked, done, one half of the hem',
  accentHover: 'Hover of accent',
  accentActive: 'Press of accent',
  onAccent: 'Text on accent',
  accentSoft: 'Icon tile, hover of a tertiary button',
  accentBorder: 'Edge of accentSoft',
  link: 'Links, tertiary buttons',
  linkHover: 'Hover of a link',
  chrome: 'Top bar, login panel',
  chromeHover: 'Hover inside the top bar',
  chromeBorder: 'Lines inside the top bar',
  chromeText: 'Text on chrome',
  chromeMuted: 'Second line on chrome',
  focus: 'Inner ring of the focus; no office changes it',
  focusEdge: 'Outer ring of the focus; no office changes it',
  thread: 'Gold line: you are here. Never text, never a filling',
};

/** What each tone says. */
export const toneUses: Record<ToneName, string> = {
  neutral: 'Draft, unknown, not yet',
  process: 'Somebody works on it',
  success: 'Approved, done, it worked',
  danger: 'Rejected, wrong, failed',
  warning: 'The user has to act: pay, complete, check',
  info: 'Worth knowing, nothing to do',
};

/** What each part of a tone is for. */
export const partUses: Record<TonePartName, string> = {
  soft: 'tint behind badge or alert',
  text: 'words and icons',
  border: 'edge, 3 to 1 or more',
  solid: 'filling',
  onSolid: 'words on the filling',
};
