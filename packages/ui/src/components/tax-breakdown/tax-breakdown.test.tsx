import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { en } from '../../messages/index.ts';
import { MessagesProvider } from '../../messages/provider.tsx';
import { conforms } from '../../testing/conformance.tsx';
import { TaxBreakdown } from './tax-breakdown.tsx';
import type { TaxFigures } from './tax-rows.ts';

const figures: TaxFigures = {
  goodsValue: 2_333_333,
  dutyRate: 35,
  duty: '816667',
  taxBase: 3_150_000,
  vatRate: '11',
  vat: 346_500,
  incomeTaxRate: 7.5,
  incomeTax: 236_250,
  total: 1_399_417,
};

const plain = (text: string | null | undefined) => text?.replace(/\u00a0/g, ' ').trim();
const lines = () =>
  screen.getAllByRole('term').map((term) => {
    const amount = term.nextElementSibling;
    return `${plain(term.textContent)}: ${plain(amount?.textContent)}`;
  });

describe('TaxBreakdown', () => {
  conforms((props) => <TaxBreakdown figures={figures} {...props} />);

  it('shows every line with its formula', () => {
    render(<TaxBreakdown figures={figures} goods="Pakaian" allGoods="5418792" />);
    const panel = within(screen.getByRole('region', { name: 'Rincian pungutan' }));
    expect(panel.getByText('Pakaian')).toBeDefined();
    expect(panel.getByText('Rp 5.418.792')).toBeDefined();
    expect(lines()).toEqual([
      'Nilai barang: 2.333.333',
      'Bea masuk (BM) 35,0 % × 2.333.333: 816.667',
      'Dasar PPN dan PPh Nilai barang + BM: 3.150.000',
      'PPN 11,0 % × 3.150.000: 346.500',
      'PPh 7,5 % × 3.150.000: 236.250',
      'Pungutan barang ini: 1.399.417',
    ]);
  });

  it('shows what it waits for', () => {
    render(<TaxBreakdown />);
    expect(screen.getByText('Isi nilai barang dan tarif untuk menghitung pungutan.')).toBeDefined();
    expect(lines()).toHaveLength(6);
    for (const line of lines()) expect(line).toMatch(/: –belum dihitung$/);
  });

  it('asks for an unknown rate', () => {
    const unknown = { dutyRate: null, duty: null, taxBase: null, vat: null, incomeTax: null, total: null };
    render(<TaxBreakdown figures={{ ...figures, ...unknown }} />);
    expect(lines()).toEqual([
      'Nilai barang: 2.333.333',
      'Bea masuk (BM) Tarif belum diisi: –belum dihitung',
      'Dasar PPN dan PPh Nilai barang + BM: –belum dihitung',
      'PPN 11,0 %: –belum dihitung',
      'PPh 7,5 %: –belum dihitung',
      'Pungutan barang ini: –belum dihitung',
    ]);
  });

  it('shows zero as an amount', () => {
    render(<TaxBreakdown figures={{ ...figures, dutyRate: 0, duty: 0 }} allGoods={0} />);
    expect(lines()).toContain('Bea masuk (BM) 0,0 % × 2.333.333: 0');
    expect(screen.getByText('Rp 0')).toBeDefined();
  });

  it('shows no amounts beside an error', () => {
    const { rerender } = render(<TaxBreakdown figures={figures} />);
    rerender(<TaxBreakdown figures={figures} error="Pungutan tidak dapat dihitung. Coba lagi." />);
    expect(screen.getByRole('alert').textContent).toBe('Pungutan tidak dapat dihitung. Coba lagi.');
    expect(lines().at(-1)).toBe('Pungutan barang ini: –belum dihitung');
  });

  it('announces a new total once it no longer changes, and nothing at first', async () => {
    const { rerender } = render(<TaxBreakdown figures={figures} />);
    const status = screen.getByRole('status');
    const announced: (string | undefined)[] = [];
    const observer = new MutationObserver(() => announced.push(plain(status.textContent)));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    for (const total of [1, 12, 123]) rerender(<TaxBreakdown figures={{ ...figures, total }} />);
    await waitFor(() => expect(announced).toEqual(['Pungutan barang ini Rp 123']), { timeout: 5000 });
    observer.disconnect();
  });

  it('uses the language of the provider', () => {
    render(<TaxBreakdown figures={figures} />, {
      wrapper: (props) => <MessagesProvider messages={en} {...props} />,
    });
    expect(lines()[1]).toBe('Import duty (BM) 35,0 % × 2.333.333: 816.667');
  });
});
