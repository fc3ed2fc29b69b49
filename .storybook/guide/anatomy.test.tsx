import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { checkAnatomy } from '../whole-anatomy.ts';
import { boxesOf, partIn, textBoxesOf, watchSpecimen } from './anatomy-specimen.ts';

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

test('returns the boxes of parts relative to a corner, and undefined for a missing one', () => {
  const { container } = render(<Specimen icon={false} />);
  const { left, top, width } = screen.getByRole('button').getBoundingClientRect();
  const [icon, text] = boxesOf(container, parts, { left, top });
  expect(icon).toBeUndefined();
  expect(text?.x).toBeGreaterThan(0);
  expect(text?.width).toBeLessThan(width);
});

test('returns the boxes of texts', () => {
  const { container } = render(<Specimen />);
  const { left, top } = screen.getByRole('button').getBoundingClientRect();
  const [text] = boxesOf(container, parts.slice(1), { left, top });
  expect(textBoxesOf(container, { left, top })).toEqual([text]);
});

test('measures again while the page scrolls, for a sticky bar, until it is stopped', () => {
  const { container } = render(<Specimen />);
  const onChange = vi.fn();
  const stop = watchSpecimen(container, onChange);
  window.dispatchEvent(new Event('scroll'));
  expect(onChange).toHaveBeenCalledOnce();
  stop();
  window.dispatchEvent(new Event('scroll'));
  expect(onChange).toHaveBeenCalledOnce();
});

test('refuses a pictured story without one of its parts, and no other story', () => {
  vi.stubEnv('VITEST_STORYBOOK', 'false');
  const { container } = render(<Specimen icon={false} />);
  expect(() => checkAnatomy(storyOf(container, 'button--default'))).toThrow('has none of: svg.');
  expect(() => checkAnatomy(storyOf(container, 'button--variants'))).not.toThrow();
});
