import { render } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { beyondTheirBox } from './beyond-their-box.ts';
import { cutValues } from './cut-values.ts';
import { Drawn, pictures } from './pictures.tsx';
import { settled } from './settled.ts';

const wanted =
  /^screens|data-table|tabs|toolbar|pagination|list-editor|action-bar|stepper|permit-header|goods|lines|ppftz-(containers|packaging)/;
const drawn = pictures.filter(([path]) => wanted.test(path));

afterAll(() => page.viewport(1280, 800));

describe.each([320, 390, 768, 1024, 1080, 1280, 1440])('on a page of %i px', (width) => {
  beforeAll(() => page.viewport(width, 800));

  test.each(drawn)(
    'every control of %s can be seen or scrolled to, and every value is whole',
    async (_, load) => {
      render(<Drawn {...(await load())} />);
      await settled();
      expect([...beyondTheirBox(), ...cutValues()]).toEqual([]);
    },
  );
});
