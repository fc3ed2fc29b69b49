import { render } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { beyondTheEdge } from './overflow.ts';
import { Drawn, pictures } from './pictures.tsx';
import { settled } from './settled.ts';
import { enlargeText } from './text-size.ts';

afterAll(() => page.viewport(1280, 800));

// 320 px is a screen of 1280 at 400 %, 640 px the same at 200 %.
describe.each([320, 640])('on a page of %i px', (width) => {
  beforeAll(() => page.viewport(width, 800));

  test.each(pictures)('%s needs no sideways scroll', async (_, load) => {
    render(<Drawn {...(await load())} />);
    await settled();
    expect(beyondTheEdge()).toEqual([]);
  });
});

describe('with text twice as large', () => {
  beforeAll(() => page.viewport(1280, 800));

  test.each(pictures)('%s needs no sideways scroll', async (_, load) => {
    render(<Drawn {...(await load())} />);
    await settled();
    enlargeText(2);
    await settled();
    expect(beyondTheEdge()).toEqual([]);
  });
});
