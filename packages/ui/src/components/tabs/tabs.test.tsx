import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { conforms } from '../../testing/conformance.tsx';
import { Tabs, type TabsProps } from './tabs.tsx';

const tabs = [
  { id: 'rincian', label: 'Rincian', panel: <p>Nomor permohonan</p> },
  { id: 'kontainer', label: 'Kontainer', count: 1204, panel: <input aria-label="Cari kontainer" /> },
  { id: 'riwayat', label: 'Riwayat', panel: <p>Dikirim</p> },
];

const draw = (props: Partial<TabsProps> = {}) =>
  render(<Tabs label="Bagian permohonan" tabs={tabs} {...props} />);
const tab = (name: string) => screen.getByRole('tab', { name });

describe('Tabs', () => {
  conforms((props) => <Tabs label="Bagian permohonan" tabs={tabs} {...props} />);

  it('shows the first panel, named by its tab', () => {
    draw();
    expect(tab('Rincian').ariaSelected).toBe('true');
    expect(screen.getByRole('tabpanel', { name: 'Rincian' }).textContent).toBe('Nomor permohonan');
  });

  it('reports a choice once, and none where it is chosen already', async () => {
    const onChange = vi.fn();
    draw({ onChange });
    await userEvent.click(tab('Kontainer 1.204'));
    await userEvent.click(tab('Kontainer 1.204'));
    expect(onChange.mock.calls).toEqual([['kontainer']]);
  });

  it('leaves the choice to a page that controls it', async () => {
    draw({ value: 'rincian' });
    await userEvent.click(tab('Riwayat'));
    expect(tab('Rincian').ariaSelected).toBe('true');
  });

  it('can still be focused when the chosen tab is removed', async () => {
    const { rerender } = draw({ defaultValue: 'riwayat' });
    rerender(<Tabs label="Bagian permohonan" tabs={tabs.slice(0, 2)} />);
    await userEvent.tab();
    expect(document.activeElement).toBe(tab('Rincian'));
    expect(screen.getByRole('tabpanel', { name: 'Rincian' })).toBeDefined();
  });

  it('mounts only the chosen panel', async () => {
    draw({ defaultValue: 'kontainer' });
    await userEvent.fill(screen.getByRole('textbox'), 'CSQU');
    await userEvent.click(tab('Rincian'));
    expect(tab('Kontainer 1.204').hasAttribute('aria-controls')).toBe(false);
    await userEvent.click(tab('Kontainer 1.204'));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  });

  it('keeps the panels and their state with `keepPanels`', async () => {
    draw({ defaultValue: 'kontainer', keepPanels: true });
    await userEvent.fill(screen.getByRole('textbox'), 'CSQU');
    await userEvent.click(tab('Rincian'));
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(tab('Kontainer 1.204'));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('CSQU');
  });

  it('scrolls the chosen tab into view in a strip that is too narrow, without moving the page', () => {
    draw({ defaultValue: 'riwayat', style: { inlineSize: '160px', marginBlockStart: '2000px' } });
    const strip = screen.getByRole('tablist').getBoundingClientRect();
    const chosen = tab('Riwayat').getBoundingClientRect();
    expect(chosen.right).toBeLessThanOrEqual(strip.right);
    expect(scrollY).toBe(0);
  });
});
