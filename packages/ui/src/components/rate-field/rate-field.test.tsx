import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fieldConforms } from '../../testing/field-conformance.tsx';
import { RateField } from './rate-field.tsx';

describe('RateField', () => {
  fieldConforms((props) => <RateField {...props} />, { always: ['%'] });

  it.each([
    ['7,5%', 1, '7,5'],
    ['11', 1, '11,0'],
    ['2.5', 1, '2,5'],
    ['0,25', 2, '0,25'],
  ])('writes %s with %i decimals as %s', (typed, decimals, text) => {
    render(<RateField label="Tarif BM" decimals={decimals} />);
    const input = screen.getByRole('textbox', { name: 'Tarif BM' });
    fireEvent.change(input, { target: { value: typed } });
    fireEvent.blur(input);
    expect(input).toHaveProperty('value', text);
  });
});
