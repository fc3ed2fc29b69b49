import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fieldConforms } from '../../testing/field-conformance.tsx';
import { RadioGroup } from './radio-group.tsx';

const options = [
  { value: '1', label: 'Laut' },
  { value: '2', label: 'Udara', hint: 'Melalui bandara' },
];

describe('RadioGroup', () => {
  fieldConforms((props) => <RadioGroup options={options} {...props} />, { typed: false });

  it('shows a controlled value', () => {
    const { rerender } = render(<RadioGroup label="Moda" options={options} value="1" onChange={vi.fn()} />);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Laut' }).checked).toBe(true);
    rerender(<RadioGroup label="Moda" options={options} value="2" onChange={vi.fn()} />);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Udara' }).checked).toBe(true);
  });

  it('gives every radio button to the ref of a form library', () => {
    const register = vi.fn();
    render(<RadioGroup label="Moda" name="moda" ref={register} options={options} />);
    expect(register.mock.calls.map(([element]) => element.value)).toEqual(['1', '2']);
  });

  it('keeps groups without a name apart', async () => {
    render(
      <>
        <RadioGroup label="Moda" options={options} defaultValue="1" />
        <RadioGroup label="Moda lanjutan" options={options} />
      </>,
    );
    const [first, second] = screen.getAllByRole<HTMLInputElement>('radio', { name: 'Laut' });
    await userEvent.click(second as HTMLInputElement);
    expect(first?.checked).toBe(true);
  });
});
