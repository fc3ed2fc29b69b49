import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conforms } from '../../testing/conformance.tsx';
import { ActionBar } from './action-bar.tsx';

describe('ActionBar', () => {
  conforms((props) => (
    <ActionBar end="Tersimpan 09.42" {...props}>
      <button type="button">Simpan</button>
    </ActionBar>
  ));

  it('announces nothing: drafts are saved every few seconds', () => {
    render(<ActionBar note="Draf disimpan di perangkat ini, 09.42" />);
    const note = screen.getByText('Draf disimpan di perangkat ini, 09.42');
    expect(note.closest('[aria-live], [role="status"]')).toBeNull();
  });

  it('is as wide as its box where no page tells its gutters', () => {
    render(<ActionBar data-testid="bar">isi</ActionBar>);
    expect(getComputedStyle(screen.getByTestId('bar'), '::before').insetInline).toBe('0px');
  });

  const root = document.documentElement;
  const stickyEnd = () => root.style.getPropertyValue('--pb-sticky-end');
  const high = <div style={{ blockSize: 57 }} />;

  it('tells the page its height while it sticks', async () => {
    const { rerender } = render(<ActionBar>{high}</ActionBar>);
    await expect.poll(stickyEnd).toBe('81px');
    expect(getComputedStyle(root).scrollPaddingBlockEnd).toBe('97px');
    await page.viewport(1280, 400);
    await expect.poll(stickyEnd).toBe('');
    await page.viewport(1280, 800);
    await expect.poll(stickyEnd).toBe('81px');
    rerender(<p>Terkirim</p>);
    expect(stickyEnd()).toBe('');
    expect(root.hasAttribute('data-sticky-end')).toBe(false);
  });

  it('counts the highest one, and none that is not shown', async () => {
    const bars = (...shown: string[]) =>
      ['57', '97', '137'].map((height) => (
        <ActionBar key={height} style={{ display: shown.includes(height) ? undefined : 'none' }}>
          <div style={{ blockSize: Number(height) }} />
        </ActionBar>
      ));
    const { rerender } = render(bars('57', '97'));
    await expect.poll(stickyEnd).toBe('121px');
    rerender(bars('57'));
    await expect.poll(stickyEnd).toBe('81px');
  });

  it('hides no focused field of the box that scrolls', async () => {
    render(
      <div data-testid="box" style={{ blockSize: 300, overflow: 'auto' }}>
        {Array.from({ length: 20 }, (_, index) => index + 1).map((number) => (
          <input key={number} aria-label={`Isian ${number}`} style={{ display: 'block' }} />
        ))}
        <ActionBar>{high}</ActionBar>
      </div>,
    );
    const box = screen.getByTestId('box');
    await expect.poll(() => box.hasAttribute('data-sticky-end')).toBe(true);
    expect(stickyEnd()).toBe('');
    for (let index = 1; index <= 20; index += 1) await userEvent.tab();
    const field = screen.getByRole('textbox', { name: 'Isian 20' });
    expect(document.activeElement).toBe(field);
    expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.getBoundingClientRect().bottom - 81);
  });
});
