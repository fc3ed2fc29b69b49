import { create, type ThemeVars } from 'storybook/theming';
// Relative imports and no side effects: the manager is bundled without the conditions and plugins of the preview.
import { makeTheme } from '../packages/ui/src/theme/make-theme.ts';
import { type OfficeTheme, songket } from '../packages/ui/src/theme/offices.ts';
import type { ThemeMode } from '../packages/ui/src/theme/roles.ts';

const sans = '"Plus Jakarta Sans Variable", system-ui, sans-serif';
const mono = '"Geist Mono Variable", ui-monospace, monospace';

const sign =
  'M14 0l2.8 2.8h-5.6zM8.4 5.6h11.2v-1.4H8.4zM5.6 8.4h16.8V7H5.6zM2.8 11.2h22.4V9.8H2.8zM0 14h10.5v-1.4H0zM17.5 14H28v-1.4H17.5zM2.8 16.8h7.7v-1.4H2.8zM17.5 16.8h7.7v-1.4h-7.7zM5.6 19.6h4.9v-1.4H5.6zM17.5 19.6h4.9v-1.4h-4.9zM8.4 22.4h2.1V21H8.4zM17.5 22.4h2.1V21h-2.1z';

function brandImage(gold: string, navy: string, textColor: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="172" height="44" viewBox="0 0 172 44"><rect width="44" height="44" rx="8" fill="${navy}"/><path transform="translate(8 10.8)" fill="${gold}" d="${sign}"/><text x="56" y="28.5" font-family="Plus Jakarta Sans, system-ui, sans-serif" font-size="18" font-weight="700" letter-spacing="-.4" fill="${textColor}">Pabean UI</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The theme of Storybook's own frame and pages, in an office's colours. */
export function bookTheme(mode: ThemeMode, office: OfficeTheme = songket): ThemeVars {
  const color = makeTheme(office, mode);
  return create({
    base: mode === 'dark' ? 'dark' : 'light',
    brandTitle: 'Pabean UI',
    brandUrl: './?path=/docs/introduction-pabean--docs',
    brandTarget: '_self',
    brandImage: brandImage(color.thread, color.chrome, color.text),
    colorPrimary: color.accent,
    colorSecondary: color.link,
    appBg: color.canvas,
    appContentBg: color.surface,
    appHoverBg: color.hover,
    appPreviewBg: color.surface,
    appBorderColor: color.border,
    appBorderRadius: 10,
    fontBase: sans,
    fontCode: mono,
    textColor: color.text,
    textInverseColor: color.surface,
    textMutedColor: color.textMuted,
    barTextColor: color.textMuted,
    barHoverColor: color.linkHover,
    barSelectedColor: color.link,
    barBg: color.surface,
    buttonBg: color.surface,
    buttonBorder: color.borderControl,
    booleanBg: color.surface,
    booleanSelectedBg: color.pressed,
    inputBg: color.surface,
    inputBorder: color.borderControl,
    inputTextColor: color.text,
    inputBorderRadius: 6,
  });
}
