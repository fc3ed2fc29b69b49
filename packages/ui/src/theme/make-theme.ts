import { hex, solve } from './color.ts';
import { makeTones } from './make-tones.ts';
import type { OfficeTheme } from './offices.ts';
import type { RoleName, ThemeColors, ThemeMode } from './roles.ts';

type Roles = Record<RoleName, string>;

/**
 * Computes every colour role of one mode from an office's theme. Contrast is solved, not chosen: for each role the
 * OKLCH lightness is searched at which it reaches its ratio against all surfaces that it may be on.
 *
 * @param mode `contrast` is also used on paper.
 * @returns CSS colours by role, those of tones by tone and part.
 */
export function makeTheme(office: OfficeTheme, mode: ThemeMode): ThemeColors {
  const roles = { light, dark, contrast: highContrast }[mode](office);
  return { ...roles, ...makeTones(office, mode, roles) };
}

const threadOf = ({ thread }: OfficeTheme, lighter: number) => hex(thread.l + lighter, thread.c, thread.h);

function light(office: OfficeTheme): Roles {
  const { h, c, neutral } = office.brand;
  const paper = (l: number, chroma: number) => hex(l, chroma, neutral);
  const ink = (on: string[], ratio: number, chroma: number, hue = neutral) =>
    solve({ on, ratio, c: chroma, h: hue, direction: 'darker' });
  const canvas = paper(0.972, 0.006);
  const surface = '#ffffff';
  const sunken = paper(0.955, 0.008);
  const selected = hex(0.95, 0.022, h);
  const accentSoft = hex(0.945, 0.026, h);
  const accentHover = ink([surface], 12, c * 0.95, h);
  const chrome = hex(0.235, Math.min(0.075, c * 0.62), h);
  const chromeHover = hex(0.315, Math.min(0.085, c * 0.7), h);
  return {
    canvas,
    surface,
    raised: '#ffffff',
    sunken,
    hover: paper(0.962, 0.01),
    pressed: paper(0.928, 0.014),
    selected,
    scrim: 'rgb(10 20 44 / 0.56)',
    text: paper(0.245, 0.045),
    textMuted: ink([surface, canvas, sunken, selected], 6, 0.035),
    textPlaceholder: ink([surface, sunken], 4.6, 0.03),
    textDisabled: ink([sunken], 4.5, 0.02),
    borderSubtle: paper(0.925, 0.01),
    border: paper(0.872, 0.014),
    borderStrong: ink([surface], 6.5, 0.04),
    borderControl: ink([surface, canvas, sunken], 3.3, 0.03),
    accent: ink([surface], 9.6, c, h),
    accentHover,
    accentActive: ink([surface], 14.5, c * 0.8, h),
    onAccent: '#ffffff',
    accentSoft,
    accentBorder: hex(0.8, 0.07, h),
    link: ink([surface, canvas, sunken, selected, accentSoft], 6.6, c * 1.3, h),
    linkHover: accentHover,
    chrome,
    chromeHover,
    chromeBorder: hex(0.36, 0.06, h),
    chromeText: '#ffffff',
    chromeMuted: solve({ on: [chrome, chromeHover], ratio: 7, c: 0.035, h, direction: 'lighter' }),
    focus: '#f3b72f',
    focusEdge: '#0b1734',
    thread: threadOf(office, 0),
  };
}

function dark(office: OfficeTheme): Roles {
  const { h, c, neutral } = office.brand;
  // Dark neutrals have the office's hue, so that dark mode stays navy instead of grey.
  const night = (l: number, chroma: number) => hex(l, Math.min(chroma, c * chroma * 9), h);
  const moon = (on: string[], ratio: number, chroma: number, hue = neutral) =>
    solve({ on, ratio, c: chroma, h: hue, direction: 'lighter' });
  const filling = (ratio: number, chroma: number) =>
    solve({ on: ['#ffffff'], ratio, c: chroma, h, direction: 'darker' });
  const surface = night(0.207, 0.036);
  const raised = night(0.252, 0.042);
  const selected = night(0.274, 0.064);
  const accentSoft = hex(0.295, 0.055, h);
  const chrome = hex(0.225, Math.min(0.068, c * 0.56), h);
  const chromeHover = hex(0.3, Math.min(0.078, c * 0.64), h);
  return {
    canvas: night(0.172, 0.03),
    surface,
    raised,
    sunken: night(0.186, 0.033),
    hover: night(0.243, 0.042),
    pressed: night(0.295, 0.046),
    selected,
    scrim: 'rgb(3 7 18 / 0.72)',
    text: hex(0.95, 0.01, neutral),
    textMuted: moon([raised, selected], 6, 0.022),
    textPlaceholder: moon([raised, surface], 4.6, 0.022),
    textDisabled: moon([raised], 4.5, 0.018),
    borderSubtle: night(0.285, 0.04),
    border: night(0.345, 0.042),
    borderStrong: moon([raised], 6, 0.025),
    borderControl: moon([surface, raised], 3.3, 0.03),
    accent: filling(4.7, c * 1.2),
    accentHover: filling(5.7, c * 1.2),
    accentActive: filling(7, c * 1.15),
    onAccent: '#ffffff',
    accentSoft,
    accentBorder: hex(0.45, 0.085, h),
    link: moon([raised, selected, accentSoft], 6.2, c * 0.86, h),
    linkHover: moon([raised, selected, accentSoft], 9, c * 0.6, h),
    chrome,
    chromeHover,
    chromeBorder: hex(0.36, Math.min(0.06, c * 0.5), h),
    chromeText: hex(0.97, 0.006, neutral),
    chromeMuted: moon([chrome, chromeHover], 7, 0.025),
    focus: '#f8c04a',
    focusEdge: '#050b1a',
    thread: threadOf(office, 0.02),
  };
}

function highContrast({ brand: { h, c, neutral }, thread }: OfficeTheme): Roles {
  const white = '#ffffff';
  const black = '#000000';
  const hover = hex(0.94, 0.015, neutral);
  const ink = (on: string, ratio: number, chroma: number, hue = neutral) =>
    solve({ on: [on], ratio, c: chroma, h: hue, direction: 'darker' });
  const quiet = ink(white, 7.5, 0.02);
  const line = ink(white, 7, 0.02);
  const accent = ink(white, 13, c, h);
  return {
    canvas: white,
    surface: white,
    raised: white,
    sunken: white,
    hover,
    pressed: hex(0.88, 0.02, neutral),
    selected: white,
    scrim: 'rgb(0 0 0 / 0.8)',
    text: black,
    textMuted: ink(hover, 11, 0.02),
    textPlaceholder: quiet,
    textDisabled: quiet,
    borderSubtle: line,
    border: line,
    borderStrong: black,
    borderControl: black,
    accent,
    accentHover: black,
    accentActive: black,
    onAccent: white,
    accentSoft: white,
    accentBorder: accent,
    link: ink(hover, 9, c * 1.4, h),
    linkHover: black,
    chrome: black,
    chromeHover: '#2b2b2b',
    chromeBorder: white,
    chromeText: white,
    chromeMuted: white,
    focus: '#ffc61a',
    focusEdge: black,
    thread: hex(0.84, Math.min(0.17, thread.c * 1.15), thread.h),
  };
}
