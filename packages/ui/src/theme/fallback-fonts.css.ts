import { globalFontFace } from '@vanilla-extract/css';
import { fallbackFonts } from './fallback-fonts.ts';

for (const { family, local, weight, sizeAdjust, ascent, descent } of fallbackFonts)
  globalFontFace(family, {
    src: local.map((name) => `local("${name}")`).join(', '),
    fontWeight: weight,
    sizeAdjust: `${sizeAdjust}%`,
    ascentOverride: `${((100 * ascent) / sizeAdjust).toFixed(2)}%`,
    descentOverride: `${((100 * descent) / sizeAdjust).toFixed(2)}%`,
    lineGapOverride: '0%',
  });
