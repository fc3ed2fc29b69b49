import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fieldConforms } from '../../testing/field-conformance.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import { filterOptions, matchParts, optionMeant } from './filter-options.ts';

const options = [
  { value: '1', label: 'Peti kayu', code: 'CS' },
  { value: '2', label: 'Kayu lapis', code: 'PX' },
  { value: '3', label: 'Drum', code: 'KA' },
  { value: '4', label: 'Bukaan', code: 'BX' },
];

function renderIt(props: Partial<ComboboxProps> = {}) {
  const view = render(<Combobox label="Kemasan" options={options} {...props} />);
  return { ...view, control: screen.getByRole('combobox', { name: 'Kemasan' }) as HTMLInputElement };
}
const type = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });

describe('Combobox', () => {
  fieldConforms((props) => <Combobox options={options} {...props} />);

  it('shows the label of its value, also when the options load later or do not contain it', () => {
    const { control, rerender } = renderIt({ options: [], value: '2', valueLabel: 'Kayu' });
    expect(control.value).toBe('Kayu');
    rerender(<Combobox label="Kemasan" options={options} value="2" />);
    expect(control.value).toBe('Kayu lapis');
    rerender(<Combobox label="Kemasan" options={options} value="" />);
    expect(control.value).toBe('');
  });

  it('chooses nothing by typing alone, and keeps the typed text', () => {
    const onValueChange = vi.fn();
    const { control } = renderIt({ defaultValue: '1', onValueChange });
    type(control, 'Peti kay');
    fireEvent.blur(control);
    expect(control.value).toBe('Peti kay');
    expect(onValueChange.mock.calls).toEqual([['', undefined]]);
  });

  it('takes a complete label or code as a choice on blur', () => {
    const onValueChange = vi.fn();
    const { control } = renderIt({ onValueChange });
    type(control, 'px');
    fireEvent.blur(control);
    expect(onValueChange).toHaveBeenLastCalledWith('2', options[1]);
    expect(control.value).toBe('Kayu lapis');
  });

  it('is operated by the pointer without losing the focus', async () => {
    const { control } = renderIt();
    await userEvent.click(control);
    await userEvent.click(screen.getByRole('option', { name: /Drum/ }));
    expect(control.value).toBe('Drum');
    expect(document.activeElement).toBe(control);
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('does not submit the form with the Enter that chooses', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Combobox label="Kemasan" options={options} />
      </form>,
    );
    screen.getByRole('combobox').focus();
    await userEvent.keyboard('dr{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('closes its list, not the dialog around, on Escape', async () => {
    const onRequestClose = vi.fn();
    render(
      <Dialog open heading="Edit" purpose="edit" onRequestClose={onRequestClose}>
        <Combobox label="Kemasan" options={options} />
      </Dialog>,
    );
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(onRequestClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onRequestClose).toHaveBeenCalledOnce();
  });

  it('does not open while it is locked', async () => {
    const { control } = renderIt({ value: '1', locked: true });
    await userEvent.click(control);
    await userEvent.keyboard('{ArrowDown}');
    expect(control.ariaExpanded).toBe('false');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('draws a hundred options of a long list and shows how many there are', () => {
    const many = Array.from({ length: 1234 }, (_, index) => ({
      value: `${index}`,
      label: `Gudang ${index}`,
    }));
    const { control } = renderIt({ options: many });
    fireEvent.click(control);
    expect(screen.getAllByRole('option').length).toBe(100);
    expect(screen.getByRole('status').textContent).toContain('100 dari 1234 pilihan');
  });
});

describe('filterOptions', () => {
  const labels = (query: string) => filterOptions(options, query).map((option) => option.label);

  it('ranks prefixes and codes first, then word prefixes, then substrings', () => {
    expect(labels('ka')).toEqual(['Kayu lapis', 'Drum', 'Peti kayu', 'Bukaan']);
    expect(labels('  ')).toHaveLength(4);
  });

  it('finds words anywhere in a label, in any order, after exact matches', () => {
    expect(labels('kayu la')).toEqual(['Kayu lapis']);
    expect(labels('lapis kayu')).toEqual(['Kayu lapis']);
    expect(labels('lapis drum')).toEqual([]);
  });

  it('ignores accents, typed or in the label', () => {
    const places = ['Córdoba', 'Sa\u0303o Tomé', 'Cordova'].map((label) => ({ value: label, label }));
    const found = (query: string) => filterOptions(places, query).map(({ value }) => value);
    expect(found('cordoba')).toEqual(['Córdoba']);
    expect(found('córd')).toEqual(['Córdoba', 'Cordova']);
    expect(found('tome')).toEqual(['Sa\u0303o Tomé']);
    expect(optionMeant(places, 'CORDOBA')?.value).toBe('Córdoba');
  });
});

test('an option is found and chosen by another name, after options with that label', () => {
  const units = [
    { value: 'H87', label: 'buah', code: 'H87', synonyms: ['pcs', 'biji'] },
    { value: 'PCS', label: 'Pcs per dus', code: 'X1' },
  ];
  expect(filterOptions(units, 'pc').map(({ value }) => value)).toEqual(['PCS', 'H87']);
  expect(optionMeant(units, 'PCS')?.value).toBe('H87');
  expect(optionMeant(units, 'x1')?.value).toBe('PCS');
});

describe('optionMeant', () => {
  it('needs the complete label or code', () => {
    expect(optionMeant(options, ' drum ')?.value).toBe('3');
    expect(optionMeant(options, 'cs')?.value).toBe('1');
    expect(optionMeant(options, 'dru')).toBeUndefined();
    expect(optionMeant([{ value: 'x', label: 'X' }], '')).toBeUndefined();
  });
});

describe('matchParts', () => {
  const marked = (label: string, query: string) =>
    matchParts(label, query).map(({ text, match }) => (match ? `[${text}]` : text));

  it('keeps the label as it is', () => {
    expect(marked('Tanjung Perak', 'PER')).toEqual(['Tanjung ', '[Per]', 'ak']);
    expect(marked('Batam', 'x')).toEqual(['Batam']);
    expect(marked('Batam', '')).toEqual(['Batam']);
  });

  it('marks an accent with its letter, and each word where the words are not adjacent', () => {
    expect(marked('Sa\u0303o Tomé', 'sao')).toEqual(['[Sa\u0303o]', ' Tomé']);
    expect(marked('São Tomé', 'tome')).toEqual(['São ', '[Tomé]']);
    expect(marked('Kayu lapis', 'lapis kayu')).toEqual(['[Kayu]', ' ', '[lapis]']);
  });
});
