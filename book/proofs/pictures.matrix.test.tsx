import { render } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { beyondTheirBox } from './beyond-their-box.ts';
import { cutValues } from './cut-values.ts';
import { moving } from './moving.ts';
import { beyondTheEdge } from './overflow.ts';
import { Drawn, pictures } from './pictures.tsx';
import { enlargeText, timesLarger } from './text-size.ts';
import { unevenRows } from './uneven-rows.ts';
import { waitForAnimations } from './wait-for-animations.ts';
import { widths } from './widths.ts';

/** Stories with many controls in a row, or values in columns. */
const hasManyControls =
  /^screens|data-table|tabs|toolbar|pagination|list-editor|action-bar|stepper|permit-header|goods|lines|ppftz-(containers|packaging)/;

beforeEach(() => page.viewport(1280, 800));
afterAll(() => page.viewport(1280, 800));

test('the browser of the tests prefers reduced motion', () => {
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
});

test.each(pictures)('%s, at every width, with text twice as large, without motion', async (path, load) => {
  const found: string[] = [];
  const note = (where: string, problems: string[]) =>
    found.push(...problems.map((each) => `${where}: ${each}`));

  render(<Drawn {...(await load())} />);
  note('where people ask for less motion', moving());
  for (const width of widths) {
    await page.viewport(width, 800);
    await waitForAnimations();
    note(`${width} px, sideways scroll`, beyondTheEdge());
    if (hasManyControls.test(path)) note(`${width} px, cut off`, [...beyondTheirBox(), ...cutValues()]);
    if (width >= 1024) note(`${width} px, not on one line`, unevenRows());
  }
  await page.viewport(1280, 800);
  enlargeText(timesLarger);
  await waitForAnimations();
  note('text twice as large, sideways scroll', beyondTheEdge());

  expect(found).toEqual([]);
});
