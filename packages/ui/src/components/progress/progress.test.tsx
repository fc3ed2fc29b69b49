import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { ToastProvider } from '../toast/index.ts';
import { percentOf } from './percent-of.ts';
import { Progress } from './progress.tsx';

const announced = () => screen.getByRole('status').textContent;

describe('Progress', () => {
  conforms((props) => <Progress label="Mengunggah laporan" value={0.64} {...props} />);

  it('is named by its label and has the percentage as its value text', () => {
    render(<Progress label="Mengunggah laporan" value={0.64} />);
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Mengunggah laporan' });
    expect(bar.position).toBe(0.64);
    expect(bar.getAttribute('aria-valuetext')).toBe('64\u00a0%');
    expect(screen.getByText('64 %')).toBeDefined();
  });

  it('shows a custom text instead of the percentage', () => {
    render(<Progress label="Daftar Kontainer" value={0.9} valueText="9 dari 10 baris terisi" />);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('9 dari 10 baris terisi');
    expect(screen.queryByText(/%/)).toBeNull();
  });

  it("announces start and end in the app's live region", () => {
    const draw = (value: number) => (
      <ToastProvider>
        <Progress label="Mengunggah laporan" value={value} />
      </ToastProvider>
    );
    const { rerender } = render(draw(0));
    expect(announced()).toBe('Mengunggah laporan: dimulai');
    rerender(draw(0.99));
    expect(announced()).toBe('Mengunggah laporan: dimulai');
    rerender(draw(1));
    expect(announced()).toBe('Mengunggah laporan: selesai');
  });

  it('has a region of its own without one', () => {
    const { rerender } = render(<Progress label="Mengunggah laporan" />);
    expect(announced()).toBe('Mengunggah laporan: dimulai');
    rerender(<Progress label="Mengunggah laporan" value={1} />);
    expect(announced()).toBe('Mengunggah laporan: selesai');
  });

  it('announces nothing that was done before it was mounted, and nothing when it is quiet', () => {
    const { rerender } = render(<Progress label="Mengunggah laporan" value={1} />);
    expect(announced()).toBe('');
    rerender(<Progress label="Mengunggah laporan" value={0.2} quiet />);
    rerender(<Progress label="Mengunggah laporan" value={1} quiet />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('percentOf', () => {
  it.each([
    [0, 0],
    [0.29, 29],
    [0.999, 99],
    [1, 100],
    [1.2, 100],
    [-1, 0],
    [Number.NaN, undefined],
    [undefined, undefined],
  ])('of %s is %s', (value, percent) => {
    expect(percentOf(value)).toBe(percent);
  });
});
