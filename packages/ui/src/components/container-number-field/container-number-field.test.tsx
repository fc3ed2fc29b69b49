import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fieldConforms } from '../../testing/field-conformance.tsx';
import { ContainerNumberField } from './container-number-field.tsx';

const description = (control: HTMLElement) =>
  control
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

describe('ContainerNumberField', () => {
  fieldConforms((props) => <ContainerNumberField {...props} />, { ownHint: 'Contoh: CSQU 305438 3' });

  it('adds the right check digit to the error of the form', () => {
    render(
      <ContainerNumberField
        label="Nomor Peti Kemas baris 6"
        hint=""
        defaultValue="SEGU5201764"
        error="Nomor Peti Kemas tidak valid."
      />,
    );
    expect(description(screen.getByRole('textbox'))).toBe(
      'Nomor Peti Kemas tidak valid. Angka pemeriksa untuk SEGU 520176 adalah 9, bukan 4.',
    );
  });

  it.each([
    ['CSQU3054383', 'Nomor Peti Kemas sudah ada di baris lain.'],
    ['CSQA3054383', 'Nomor Peti Kemas tidak valid.'],
    ['', 'Nomor Peti Kemas wajib diisi'],
  ])('adds nothing where something other than the check digit is wrong: %j', (value, error) => {
    render(<ContainerNumberField label="Nomor" hint="" defaultValue={value} error={error} />);
    expect(description(screen.getByRole('textbox'))).toBe(error);
  });

  it.each(['CSQU305438', 'CSQA3054383', 'CSQU3054383'])('leaves it to the form to reject %s', (value) => {
    render(<ContainerNumberField label="Nomor" />);
    const control = screen.getByRole('textbox');
    fireEvent.change(control, { target: { value } });
    fireEvent.blur(control);
    expect(control.getAttribute('aria-invalid')).toBeNull();
  });

  it('shows the error after the click that took the focus, so that the click hits its target', async () => {
    const onClick = vi.fn();
    render(
      <>
        <ContainerNumberField label="Nomor" hint="" echo={false} />
        <button type="button" onClick={onClick}>
          Simpan
        </button>
      </>,
    );
    await userEvent.type(screen.getByRole('textbox'), 'SEGU5201764');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText(/tidak valid/)).toBeDefined();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('removes the error of a number that the owner clears', () => {
    const { rerender } = render(<ContainerNumberField label="Nomor" value="SEGU520176" />);
    const control = screen.getByRole('textbox');
    fireEvent.change(control, { target: { value: 'SEGU5201764' } });
    rerender(<ContainerNumberField label="Nomor" value="SEGU5201764" />);
    fireEvent.blur(control);
    expect(control.getAttribute('aria-invalid')).toBe('true');
    rerender(<ContainerNumberField label="Nomor" value="" />);
    expect(control.getAttribute('aria-invalid')).toBeNull();
  });

  it('shows no check digit without its echo, but still rejects a wrong one', () => {
    render(<ContainerNumberField label="Nomor" hint="" echo={false} />);
    const control = screen.getByRole('textbox');
    fireEvent.change(control, { target: { value: 'segu 520176 4' } });
    expect(screen.queryByRole('status')).toBeNull();
    fireEvent.blur(control);
    expect(control).toHaveProperty('value', 'SEGU5201764');
    expect(description(control)).toContain('Nomor tidak valid. Angka pemeriksa untuk SEGU 520176 adalah 9');
  });
});
