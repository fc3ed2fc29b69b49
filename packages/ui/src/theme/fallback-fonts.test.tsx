import arimo from '@fontsource/arimo/files/arimo-latin-400-normal.woff2?url';
import arimoBold from '@fontsource/arimo/files/arimo-latin-700-normal.woff2?url';
import cousine from '@fontsource/cousine/files/cousine-latin-400-normal.woff2?url';
import roboto from '@fontsource/roboto/files/roboto-latin-400-normal.woff2?url';
import robotoBold from '@fontsource/roboto/files/roboto-latin-700-normal.woff2?url';
import { expect, it } from 'vitest';
import { id } from '../messages/id.ts';
import { fallbackFonts } from './fallback-fonts.ts';
import geist from './fonts/geist-mono-latin-wght-normal.woff2?url';
import jakarta from './fonts/plus-jakarta-sans-latin-wght-normal.woff2?url';

const text = Object.values(id)
  .flatMap((messages) => Object.values(messages))
  .join(' ')
  .replace(/\{\w+\}/g, '');

async function measured(url: string, weight: number, descriptors: FontFaceDescriptors) {
  const family = `Measured ${url.replace(/\W/g, '')} ${weight}`;
  const face = new FontFace(family, `url(${url})`, descriptors);
  document.fonts.add(await face.load());
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  context.font = `${weight} 1000px "${family}"`;
  const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
  document.fonts.delete(face);
  return { width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent };
}

// Arimo, Roboto and Cousine are as wide as Arial, Roboto and Courier New, in the order of `fallbackFonts`.
it.each([
  ['Arial', arimo, jakarta, 400],
  ['Arial Bold', arimoBold, jakarta, 650],
  ['Roboto', roboto, jakarta, 400],
  ['Roboto Bold', robotoBold, jakarta, 650],
  ['Courier New', cousine, geist, 400],
])('%s has the measures of our font', async (name, substitute, ours, weight) => {
  const fallback = fallbackFonts.find(({ local }) => local.includes(name));
  const { sizeAdjust, ascent, descent } = fallback ?? { sizeAdjust: 0, ascent: 0, descent: 0 };
  const own = await measured(ours, weight, { weight: '100 900' });
  const stood = await measured(substitute, weight, { weight: '100 900' });
  expect((stood.width * sizeAdjust) / 100 / own.width).toBeCloseTo(1, 2);
  expect([ascent, descent]).toEqual(
    [own.ascent / 10, own.descent / 10].map((part) => Math.round(part * 10) / 10),
  );
});
