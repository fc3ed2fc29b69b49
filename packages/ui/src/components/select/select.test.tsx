import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fieldConforms } from '../../testing/field-conformance.tsx';
import { Select } from './select.tsx';

const options = [
  { value: 'IDBTM', label: 'Batam' },
  { value: 'IDTPP', label: 'Tanjung Priok' },
];

describe('Select', () => {
  fieldConforms((props) => <Select options={options} {...props} />, { typed: false, value: 'IDTPP' });

  it('starts at the placeholder, whose value is empty', async () => {
    const onChange = vi.fn((event: React.ChangeEvent<HTMLSelectElement>) => event.target.value);
    render(<Select label="Pelabuhan" placeholder="Pilih pelabuhan" options={options} onChange={onChange} />);
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Pelabuhan' });
    expect(select.value).toBe('');
    await userEvent.selectOptions(select, 'Tanjung Priok');
    expect(onChange).toHaveReturnedWith('IDTPP');
  });
});
