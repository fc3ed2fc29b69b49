import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { fieldConforms } from '../../testing/field-conformance.tsx';
import { OneTimeCodeField, type OneTimeCodeFieldProps } from './one-time-code-field.tsx';
import { pickCode } from './pick-code.ts';

function Controlled(props: Partial<OneTimeCodeFieldProps>) {
  const [value, setValue] = useState('');
  return <OneTimeCodeField label="Kode" {...props} value={value} onValueChange={setValue} />;
}
const control = () => screen.getByLabelText<HTMLInputElement>('Kode');

describe('OneTimeCodeField', () => {
  fieldConforms((props) => <OneTimeCodeField {...props} />, { value: '123456', ownHint: '6 angka' });

  it('is offered the code by the browser and the phone', () => {
    render(<OneTimeCodeField label="Kode" />);
    expect([control().autocomplete, control().inputMode]).toEqual(['one-time-code', 'numeric']);
  });

  it('reports the digits to a form before it is complete', () => {
    const events: string[] = [];
    render(
      <OneTimeCodeField
        label="Kode"
        length={4}
        onChange={({ target }) => events.push(`isi ${target.value}`)}
        onComplete={(code) => events.push(`lengkap ${code}`)}
      />,
    );
    fireEvent.change(control(), { target: { value: '12-34' } });
    expect(events).toEqual(['isi 1234', 'lengkap 1234']);
  });

  it('accepts only digits where it is controlled, and keeps the caret position', async () => {
    render(<Controlled />);
    await userEvent.type(control(), '1a2');
    expect(control().value).toBe('12');
    await userEvent.type(control(), 'z9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(control().value).toBe('192');
    expect(control().selectionStart).toBe(2);
  });

  it('is not completed by its initial value', () => {
    const onComplete = vi.fn();
    render(<OneTimeCodeField label="Kode" defaultValue="123456" onComplete={onComplete} />);
    fireEvent.blur(control());
    expect(onComplete).not.toHaveBeenCalled();
  });

  it('shows all digits at once, each in its cell, on the narrowest screen', () => {
    render(
      <div style={{ inlineSize: 240 }}>
        <OneTimeCodeField label="Kode" defaultValue="123456" />
      </div>,
    );
    control().focus();
    control().setSelectionRange(6, 6);
    expect(control().scrollLeft).toBe(0);
    expect(control().scrollWidth).toBeLessThanOrEqual(control().clientWidth);
    expect(control().parentElement?.getBoundingClientRect().width).toBeLessThanOrEqual(240);
  });
});

describe('the code in a text', () => {
  it.each([
    ['482910', '482910'],
    ['482 910', '482910'],
    ['G-482910', '482910'],
    ['Kode Anda 482910, berlaku 5 menit', '482910'],
    ['5 menit lagi: 482910', '482910'],
    ['4829105', '482910'],
    ['48', '48'],
    ['kode', ''],
  ])('of %j is %j', (text, code) => {
    expect(pickCode(text, 6)).toBe(code);
  });
});
