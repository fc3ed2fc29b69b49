import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fieldConforms } from '../../testing/field-conformance.tsx';
import { NpwpField } from './npwp-field.tsx';
import { pickDigits } from './pick-digits.ts';

describe('NpwpField', () => {
  fieldConforms((props) => <NpwpField {...props} />, {
    ownHint: '16 angka. Titik, strip, dan spasi boleh ikut.',
  });

  it('keeps a text that is not a number as typed', () => {
    const onValueChange = vi.fn();
    render(<NpwpField label="NPWP" onValueChange={onValueChange} />);
    const control = screen.getByLabelText('NPWP');
    fireEvent.change(control, { target: { value: '0021 3456 X' } });
    fireEvent.blur(control);
    expect(control).toHaveProperty('value', '0021 3456 X');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('0021 3456 X');
  });

  it('does not change a text that the user did not edit', () => {
    const onChange = vi.fn();
    render(<NpwpField label="NPWP" defaultValue="0021 3456 7821 5000" onChange={onChange} />);
    fireEvent.blur(screen.getByLabelText('NPWP'));
    expect(screen.getByLabelText('NPWP')).toHaveProperty('value', '0021 3456 7821 5000');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('follows the value that its owner sets', () => {
    const { rerender } = render(<NpwpField label="NPWP" value="0021345678215000" />);
    fireEvent.change(screen.getByLabelText('NPWP'), { target: { value: '00' } });
    rerender(<NpwpField label="NPWP" value="" />);
    expect(screen.getByLabelText('NPWP')).toHaveProperty('value', '');
  });

  it('echoes a number that a form sets on the registered control', async () => {
    const register = (control: HTMLInputElement | null) => {
      if (control) control.value = '0021345678215000';
    };
    render(<NpwpField label="NPWP" ref={register} />);
    expect(await screen.findByText('7821')).toBeDefined();
  });

  it('shows the missing digits, in groups of four while it is typed', () => {
    const { container } = render(<NpwpField label="NPWP" hint="" />);
    const echo = () => container.querySelector('[aria-hidden]')?.textContent;
    const control = screen.getByLabelText('NPWP');
    expect(echo()).toBe('·'.repeat(16));
    fireEvent.change(control, { target: { value: '0021 3' } });
    expect(echo()).toBe('00213···········5 dari 16 angka');
    fireEvent.change(control, { target: { value: '021345678215000' } });
    expect(screen.getByText('0213')).toBeDefined();
    fireEvent.blur(control);
    expect(screen.getByText('134')).toBeDefined();
    expect(echo()).toBe('02134567821500015 dari 16 angka');
    fireEvent.change(control, { target: { value: '002134567821500099' } });
    expect(echo()).toBe('00213456782150009918 dari 16 angka');
  });

  it('ignores a paste while it is locked', () => {
    render(<NpwpField label="NPWP" locked defaultValue="0021345678215000" />);
    const control = screen.getByLabelText('NPWP');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '99');
    fireEvent.paste(control, { clipboardData });
    expect(control).toHaveProperty('value', '0021345678215000');
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

describe('digits of a pasted text', () => {
  it.each([
    ['02.134.567.8-215.000', '021345678215000', ''],
    ['\u00a00021\u20113456\n', '00213456', ''],
    ['NPWP: 0021 3456', '00213456', 'NPWP:'],
    ['no. 0021, a.n. PT Contoh Logistik Batam', '0021', 'no , a n PT Contoh Logi…'],
    ['', '', ''],
  ])('of %j', (pasted, digits, dropped) => {
    expect(pickDigits(pasted)).toEqual({ digits, dropped });
  });
});
