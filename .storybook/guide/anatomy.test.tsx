import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { checkAnatomy, measure, partIn } from './anatomy-specimen.ts';

const parts = ['svg', 'button::text'];

function Specimen({ icon = true }: { icon?: boolean }) {
  return (
    <button type="button">
      {icon && <svg aria-hidden width={16} height={16} />}
      Simpan
    </button>
  );
}

type Story = Parameters<typeof checkAnatomy>[0];

const storyOf = (canvasElement: HTMLElement, id: string) =>
  ({ canvasElement, componentId: 'button', id, parameters: { anatomy: { parts } } }) as Story;

afterEach(() => vi.unstubAllEnvs());

test('finds elements, and texts without an element of their own', () => {
  const { container } = render(<Specimen />);
  expect(partIn(container, 'svg')).toBe(container.querySelector('svg'));
  expect(String(partIn(container, 'button::text'))).toBe('Simpan');
});

test('measures parts from a corner, texts and icons; a missing part has no box', () => {
  const { container } = render(<Specimen icon={false} />);
  const corner = screen.getByRole('button').getBoundingClientRect();
  const { boxes, contentBoxes } = measure(container, parts, corner);
  const [icon, text] = boxes;
  expect(icon).toBeUndefined();
  expect(text?.x).toBeGreaterThan(0);
  expect(text?.width).toBeLessThan(corner.width);
  expect(contentBoxes).toEqual([text]);
});

test('refuses a pictured story without one of its parts, and no other story', () => {
  vi.stubEnv('VITEST_STORYBOOK', 'false');
  const { container } = render(<Specimen icon={false} />);
  expect(() => checkAnatomy(storyOf(container, 'button--default'))).toThrow('has none of: svg.');
  expect(() => checkAnatomy(storyOf(container, 'button--variants'))).not.toThrow();
});
