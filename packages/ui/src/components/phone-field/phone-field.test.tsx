import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fieldConforms } from '../../testing/field-conformance.tsx';
import { PhoneField } from './phone-field.tsx';
import { phoneGroups } from './phone-groups.ts';

describe('PhoneField', () => {
  fieldConforms((props) => <PhoneField {...props} />, { ownHint: 'Contoh: 0812-3456-7890' });

  it('reports the bare number to the form before the blur', () => {
    const events: string[] = [];
    render(
      <PhoneField
        label="Telepon"
        onChange={({ target }) => events.push(`isi ${target.value}`)}
        onBlur={({ target }) => events.push(`pergi ${target.value}`)}
      />,
    );
    const control = screen.getByLabelText('Telepon');
    fireEvent.change(control, { target: { value: '0778-555' } });
    fireEvent.blur(control);
    fireEvent.blur(control);
    expect(events).toEqual(['isi 0778-555', 'isi 0778555', 'pergi 0778555', 'pergi 0778555']);
  });

  it('shows the phone keypad and suggests the user’s own number', () => {
    render(<PhoneField label="Telepon" onChange={vi.fn()} />);
    const control = screen.getByLabelText<HTMLInputElement>('Telepon');
    expect([control.type, control.inputMode, control.autocomplete]).toEqual(['tel', 'tel', 'tel']);
  });
});

describe('groups of a phone number', () => {
  it.each([
    ['081234567890', '0812 3456 7890'],
    ['08123456789', '0812 3456 789'],
    ['0812345678901', '0812 3456 78901'],
    ['+6281234567890', '+62 812 3456 7890'],
    ['07785550120', '0778 555 0120'],
    ['0778458818', '0778 458 818'],
    ['02129123456', '021 2912 3456'],
    ['+622129123456', '+62 21 2912 3456'],
    ['0812345', '0812 345'],
    ['110', '110'],
    ['1500746', '1500746'],
    ['+6561234567', '+6561234567'],
    ['0778 555 pes. 12', '0778 555 pes. 12'],
    ['', ''],
  ])('%s is read %s', (bare, read) => {
    expect(phoneGroups(bare).join(' ')).toBe(read);
  });

  it('loses no digit of any length', () => {
    for (let length = 1; length < 15; length++) {
      for (const start of ['08', '021', '0778', '+62']) {
        const number = `${start}8123456789012345`.slice(0, length);
        expect(phoneGroups(number).join('')).toBe(number);
      }
    }
  });
});
