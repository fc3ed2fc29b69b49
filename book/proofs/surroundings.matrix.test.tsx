import { Dialog, DialogBody } from '@pabean/ui/dialog';
import { render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { brokenWords } from './broken-words.ts';
import { coveringHeads } from './covering-heads.ts';
import { Drawn, pictures } from './pictures.tsx';
import { isFrame, outsideOf, scrollsSideways } from './surroundings.ts';
import { waitForAnimations } from './wait-for-animations.ts';

// Every component and form but the frames of whole pages, without the frame of a page.
const widgets = pictures.filter(([path]) => path.startsWith('packages/') && !isFrame(path));

beforeEach(() => page.viewport(1280, 800));
afterAll(() => page.viewport(1280, 800));
afterEach(() => {
  document.body.style.margin = '';
});

test.each(widgets)('%s, in a page with other gutters', async (_, load) => {
  document.body.style.margin = '8px';
  render(<Drawn {...(await load())} bare />);
  const found: string[] = [];
  for (const width of [1280, 390]) {
    await page.viewport(width, 800);
    await waitForAnimations();
    const problems = [...scrollsSideways(document.documentElement), ...outsideOf(document.body)];
    found.push(...problems.map((each) => `${width} px: ${each}`));
  }
  expect(found).toEqual([]);
});

test.each(widgets)('%s, in a dialog', async (_, load) => {
  const picture = await load();
  render(
    <Dialog open size="wide" heading="Dialog" onRequestClose={() => undefined}>
      <DialogBody data-testid="body">
        <Drawn {...picture} bare />
      </DialogBody>
    </Dialog>,
  );
  await waitForAnimations();
  const body = screen.getByTestId('body');
  expect([...scrollsSideways(body), ...outsideOf(body), ...coveringHeads()]).toEqual([]);
});

test.each(widgets)('%s, in a column of 320 px', async (_, load) => {
  const picture = await load();
  render(
    <div data-testid="column" style={{ inlineSize: 320 }}>
      <Drawn {...picture} bare />
    </div>,
  );
  await waitForAnimations();
  const column = screen.getByTestId('column');
  expect([...scrollsSideways(column), ...outsideOf(column), ...brokenWords()]).toEqual([]);
});
