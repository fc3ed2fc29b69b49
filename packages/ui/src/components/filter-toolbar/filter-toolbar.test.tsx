import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { FilterSelect } from './filter-select.tsx';
import { FilterToolbar } from './filter-toolbar.tsx';

describe('FilterToolbar', () => {
  conforms((props) => <FilterToolbar search={<input aria-label="Cari" />} {...props} />);

  it('stays off paper', () => {
    const { container } = render(<FilterToolbar end="urutan" />);
    expect(container.firstElementChild?.getAttribute('data-print')).toBe('never');
  });
});

describe('FilterSelect', () => {
  it('is named without a visible label and reports the choice', async () => {
    const chosen: string[] = [];
    const options = [
      { value: '', label: 'Semua jenis izin' },
      { value: '3', label: 'Ship to Ship' },
    ];
    render(
      <FilterSelect label="Jenis izin" options={options} value="" onChange={(value) => chosen.push(value)} />,
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Jenis izin' }), 'Ship to Ship');
    expect(chosen).toEqual(['3']);
  });
});
