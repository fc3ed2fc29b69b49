import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showOnPaper } from './paper.ts';

const root = document.documentElement;

afterEach(() => showOnPaper(root, false));

/** A page whose print rules hide one sentence, in a layer and in a query of two media features. */
const page = (
  <main>
    <style>{`
      @layer print { @media print { .never { display: none } } }
      @media print and (min-width: 1px) { .pale { color: rgb(0 0 0) } }
      @media screen { .only { display: none } }
      .pale { color: rgb(200 200 200) }
      @media print and (min-width: 1px) { .pale { color: rgb(0 0 0) } }
    `}</style>
    <p className="never">Kirim</p>
    <p className="only">Dicetak 02-03-2026</p>
    <p className="pale">Permohonan</p>
  </main>
);

const seen = () => {
  const colour = getComputedStyle(screen.getByText('Permohonan')).color;
  const isShown = (text: string) => getComputedStyle(screen.getByText(text)).display !== 'none';
  return { action: isShown('Kirim'), printed: isShown('Dicetak 02-03-2026'), colour };
};

it('shows the page as printed, and as on screen again', () => {
  render(page);
  const onScreen = { action: true, printed: false, colour: 'rgb(200, 200, 200)' };
  const onPaper = { action: false, printed: true, colour: 'rgb(0, 0, 0)' };
  expect(seen()).toEqual(onScreen);
  showOnPaper(root, true);
  expect(seen()).toEqual(onPaper);
  // Calling it twice has the same result as once.
  showOnPaper(root, true);
  expect(seen()).toEqual(onPaper);
  showOnPaper(root, false);
  expect(seen()).toEqual(onScreen);
});
