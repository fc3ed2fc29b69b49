import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fieldConforms } from '../../testing/field-conformance.tsx';
import { WeightField } from './weight-field.tsx';

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Bruto' });
function leave(value: string) {
  fireEvent.change(input(), { target: { value } });
  fireEvent.blur(input());
}

describe('WeightField', () => {
  fieldConforms((props) => <WeightField {...props} />, { always: ['kg'] });

  it('writes two decimals, or as many as given', () => {
    const { rerender } = render(<WeightField label="Bruto" />);
    leave('82');
    expect(input().value).toBe('82,00');
    rerender(<WeightField label="Bruto" decimals={3} />);
    leave('1234,5 kg');
    expect(input().value).toBe('1.234,500');
  });

  it('rounds nothing that has too many decimals', () => {
    render(<WeightField label="Bruto" />);
    leave('82,12345');
    expect(input().value).toBe('82,12345');
  });
});
