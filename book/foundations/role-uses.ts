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
  scrim: 'Overlay behind a dialog; the only colour with alpha',
  text: 'Text',
  textMuted: 'Second lines, hints, table heads',
  textPlaceholder: 'Placeholders only',
  textDisabled: 'Text of a disabled control, still readable',
  borderSubtle: 'Hairlines between rows; carries no information',
  border: 'Boxes and dividers; carries no information',
  borderStrong: 'Hover of a control’s edge',
  borderControl: 'Edge of every control',
  accent: 'Primary button, checked, done, part of the current line',
  accentHover: 'Hover of accent',
  accentActive: 'Pressed accent',
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
  thread: 'Gold line that marks where the user is. Never text, never a fill',
};

/** What each tone means. */
export const toneUses: Record<ToneName, string> = {
  neutral: 'Draft, unknown, not yet',
  process: 'In progress',
  success: 'Approved, done, successful',
  danger: 'Rejected, invalid, failed',
  warning: 'The user has to act: pay, complete, check',
  info: 'Worth knowing, nothing to do',
};

/** What each part of a tone is for. */
export const partUses: Record<TonePartName, string> = {
  soft: 'Tint behind badge or alert',
  text: 'Text and icons',
  border: 'Edge, 3 to 1 or more',
  solid: 'Fill',
  onSolid: 'Text on the fill',
};
