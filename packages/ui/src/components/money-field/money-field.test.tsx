import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fieldConforms } from '../../testing/field-conformance.tsx';
import { MoneyField } from './money-field.tsx';

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nilai barang' });

describe('MoneyField', () => {
  fieldConforms((props) => <MoneyField {...props} />, { always: ['Rp'] });

  it.each([
    ['5418792', 'Rp 5.418.792 (sekitar 5,4 juta)'],
    ['5.400.000', 'Rp 5.400.000 (5,4 juta)'],
    ['Rp 12.500,-', 'Rp 12.500 (12,5 ribu)'],
    ['2,500,000,000', 'Rp 2.500.000.000 (2,5 miliar)'],
    ['1000000000000', 'Rp 1.000.000.000.000 (1 triliun)'],
    ['500', 'Rp 500'],
  ])('echoes %s with its scale, and announces it once on blur', (typed, echo) => {
    render(<MoneyField label="Nilai barang" />);
    fireEvent.change(input(), { target: { value: typed } });
    expect(screen.getByText(echo)).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('');
    fireEvent.blur(input());
    expect(screen.getByRole('status').textContent?.replace(/\u00a0/g, ' ')).toBe(echo);
  });

  it('keeps every digit of a long amount', () => {
    const onValueChange = vi.fn();
    render(<MoneyField label="Nilai barang" onValueChange={onValueChange} />);
    fireEvent.change(input(), { target: { value: '999999999999999' } });
    fireEvent.blur(input());
    expect(input().value).toBe('999.999.999.999.999');
    expect(onValueChange).toHaveBeenLastCalledWith('999999999999999');
  });

  it('echoes only amounts, and keeps the line', () => {
    const { container } = render(<MoneyField label="Nilai barang" />);
    const line = container.querySelector('p');
    for (const typed of ['', 'lima juta', '5.']) {
      fireEvent.change(input(), { target: { value: typed } });
      expect(line?.textContent).toBe('');
      expect(line?.offsetHeight).toBeGreaterThan(0);
    }
  });
});
