import { contrast, mix } from './color.ts';
import { type RoleName, type ThemeColors, type ThemeMode, toneNames } from './roles.ts';

/** Two colours that touch on screen, and the contrast ratio that they need. */
export interface ContrastPair {
  readonly name: string;
  readonly ratio: number;
  readonly needed: number;
}

/** Every pair of a theme of text or control with its surface: WCAG 2.2, 4.5 and 3 to 1, in high contrast 7 and 4.5. */
export function contrastPairs(theme: ThemeColors, mode: ThemeMode): ContrastPair[] {
  const pairs: ContrastPair[] = [];
  const add = (name: string, front: string, back: string, needed: number) =>
    pairs.push({ name, ratio: contrast(front, back), needed });
  const pair = (front: RoleName, back: RoleName, needed: number) =>
    add(`${front} / ${back}`, theme[front], theme[back], needed);
  const text = mode === 'contrast' ? 7 : 4.5;
  const control = mode === 'contrast' ? 4.5 : 3;

  for (const back of ['surface', 'canvas', 'sunken', 'raised', 'hover', 'selected'] as const) {
    pair('text', back, 7);
    pair('textMuted', back, text);
    pair('link', back, text);
  }
  pair('text', 'pressed', 7);
  pair('link', 'accentSoft', text);
  pair('textPlaceholder', 'surface', text);
  pair('textPlaceholder', 'raised', text);
  pair('textDisabled', 'sunken', 4.5);
  for (const back of ['accent', 'accentHover', 'accentActive'] as const) pair('onAccent', back, text);
  pair('chromeText', 'chrome', 7);
  pair('chromeText', 'chromeHover', 7);
  pair('chromeMuted', 'chrome', text);
  pair('thread', 'chrome', 3);
  pair('surface', 'text', 7);
  for (const tone of toneNames) {
    const parts = theme[tone];
    for (const back of ['surface', 'raised'] as const)
      add(`${tone}.text / ${back}`, parts.text, theme[back], text);
    add(`${tone}.text / ${tone}.soft`, parts.text, parts.soft, text);
    add(`text / ${tone}.soft`, theme.text, parts.soft, 7);
    add(`${tone}.onSolid / ${tone}.solid`, parts.onSolid, parts.solid, text);
    add(`${tone}.border / surface`, parts.border, theme.surface, control);
    add(`${tone}.border / ${tone}.soft`, parts.border, parts.soft, control);
  }
  const errorRow = mode === 'contrast' ? '#ffffff' : mix(theme.danger.soft, theme.surface, 0.72);
  add('danger.text / error row', theme.danger.text, errorRow, text);
  add('text / error row', theme.text, errorRow, 7);
  add('textMuted / error row', theme.textMuted, errorRow, text);
  for (const back of ['surface', 'raised'] as const) {
    add(`danger.solid / ${back}`, theme.danger.solid, theme[back], control);
  }
  for (const back of ['surface', 'canvas', 'sunken', 'raised'] as const) pair('borderControl', back, control);
  for (const back of ['surface', 'canvas', 'raised', 'selected'] as const) {
    pair('accent', back, control);
    const ring = Math.max(contrast(theme.focus, theme[back]), contrast(theme.focusEdge, theme[back]));
    pairs.push({ name: `focus ring / ${back}`, ratio: ring, needed: 3 });
  }
  pair('focus', 'focusEdge', 3);
  // In dark mode the ring stands out from its own edge and the surface, not from the button that it surrounds.
  if (mode !== 'dark') pair('focus', 'accent', 3);
  pair('focus', 'chrome', 3);
  return pairs;
}
