import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Drawn, pictures } from './pictures.tsx';

const seconds = (list: string) => list.split(', ').map((time) => Number.parseFloat(time));

/** What moves or fades for longer than a blink, one line for each element. */
function moving(): string[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::before', '::after', '::backdrop'].flatMap((part) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(element, part);
      const animated = animationName !== 'none' ? seconds(animationDuration) : [];
      const longest = Math.max(0, ...animated, ...seconds(transitionDuration));
      return longest > 0.001 ? [`<${element.localName}${part ?? ''}> moves for ${longest} s`] : [];
    }),
  );
}

test('the browser of the tests asks for less motion', () => {
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
});

test.each(pictures)('nothing of %s moves where people ask for less motion', async (_, load) => {
  render(<Drawn {...(await load())} />);
  expect(moving()).toEqual([]);
});
