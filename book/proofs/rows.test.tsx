import { render } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Drawn, pictures } from './pictures.tsx';
import { settled } from './settled.ts';
import { unevenRows } from './uneven-rows.ts';

afterAll(() => page.viewport(1280, 800));

test.each(pictures)('controls of %s that stand beside each other share a line', async (_, load) => {
  await page.viewport(1024, 800);
  render(<Drawn {...(await load())} />);
  for (const width of [1024, 1440]) {
    await page.viewport(width, 800);
    await settled();
    expect(unevenRows(), `at ${width} px`).toEqual([]);
  }
});
