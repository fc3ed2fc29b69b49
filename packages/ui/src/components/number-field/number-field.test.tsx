import { numberOrTyped } from '@pabean/api/rules';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { en } from '../../messages/index.ts';
import { MessagesProvider } from '../../messages/provider.tsx';
import { fieldConforms } from '../../testing/field-conformance.tsx';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

const metres = { decimals: 2, after: 'm' };

function Length(props: Partial<NumberFieldProps>) {
  return <NumberField label="Panjang" notation={metres} {...props} />;
}
function Controlled() {
  const [value, setValue] = useState('');
  return <Length value={value} onValueChange={setValue} />;
}
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Panjang' });
const question = () => screen.queryByRole('group', { name: /dapat berarti dua angka/ });
const type = (value: string) => fireEvent.change(input(), { target: { value } });
function leave(typed: string) {
  type(typed);
  fireEvent.blur(input());
}

describe('NumberField', () => {
  fieldConforms((props) => <NumberField {...props} />);
  describe('with a unit', () => {
    fieldConforms((props) => <NumberField {...props} notation={metres} />, { always: ['m'] });
  });

  it('reports a decimal, or the typed text', () => {
    const onValueChange = vi.fn();
    render(<Length onValueChange={onValueChange} />);
    for (const typed of ['12', '12,5', '1.234,5', '12,', '1.234', '1e5', '']) type(typed);
    expect(onValueChange.mock.calls.flat()).toEqual(['12', '12.5', '1234.5', '12,', '?1.234', '1e5', '']);
  });

  it('changes nothing while typing, and tidies on blur', () => {
    render(<Length />);
    type('1234567.5');
    expect(input().value).toBe('1234567.5');
    fireEvent.blur(input());
    expect(input().value).toBe('1.234.567,50');
    leave(' ');
    expect(input().value).toBe('');
  });

  it('keeps a text that is not a number as typed', () => {
    render(<Length />);
    for (const typed of ['dua belas', '12,', '1.2.3']) {
      leave(typed);
      expect(input().value).toBe(typed);
      expect(question()).toBeNull();
    }
  });

  it('notifies a form when it tidies the text', () => {
    const onChange = vi.fn((event) => event.target.value);
    render(<Length onChange={onChange} />);
    leave('1234');
    expect(onChange.mock.results.map(({ value }) => value)).toEqual(['1234', '1.234,00']);
  });

  it("shows the owner's decimal in the Indonesian notation, and follows it", () => {
    const { rerender } = render(<Length value="1234.5" />);
    expect(input().value).toBe('1.234,50');
    type('7');
    rerender(<Length value="" />);
    expect(input().value).toBe('');
    rerender(<Length value="1.234" />);
    expect(input().value).toBe('1,2340');
    expect(question()).toBeNull();
  });

  it('keeps the text of a controlled value', () => {
    render(<Controlled />, { wrapper: StrictMode });
    for (const typed of ['1.', '1.2', '1.23', '1.234', '1.2345']) {
      type(typed);
      expect(input().value).toBe(typed);
    }
  });

  it('asks about an ambiguous text in a controlled value', () => {
    render(<Length value="?1.234" />);
    expect(input().value).toBe('1.234');
    expect(question()).not.toBeNull();
  });

  it('shows a decimal that a form sets on the registered control in the Indonesian notation', () => {
    const written = ['1234.5'];
    const register = (control: HTMLInputElement | null) => {
      const next = control && written.pop();
      if (next) control.value = next;
    };
    const { rerender } = render(<Length ref={register} />);
    expect(input().value).toBe('1.234,50');
    written.push('7');
    rerender(<Length ref={register} />);
    expect(input().value).toBe('7,00');
    written.push('?1.234');
    rerender(<Length ref={register} />);
    expect(question()).not.toBeNull();
  });

  it('survives the reset of a plain form', () => {
    const { container, rerender } = render(
      <form>
        <NumberField label="Panjang" defaultValue="1234" />
      </form>,
    );
    type('5');
    container.querySelector('form')?.reset();
    rerender(
      <form>
        <NumberField label="Panjang" defaultValue="1234" />
      </form>,
    );
    expect(input().value).toBe('1.234');
  });

  it('asks what an ambiguous text means, and describes the control by the question', () => {
    render(<Length hint="Tanpa kemasan" />);
    type('1.234');
    expect(question()).toBeNull();
    fireEvent.blur(input());
    expect(question()).not.toBeNull();
    expect(input().value).toBe('1.234');
    const texts = input()
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(texts).toEqual(['m', '“1.234” dapat berarti dua angka. Maksud Anda yang mana?', 'Tanpa kemasan']);
  });

  it.each([
    ['1.234', '1.234 m (1 ribu 234)', '1.234,00', '1,234 m (1 koma 234)', '1,2340'],
    ['12,500', '12.500 m (12 ribu 500)', '12.500,00', '12,5 m (12 koma 5)', '12,50'],
    ['1.000', '1.000 m (1 ribu)', '1.000,00', '1 m (1 koma 0)', '1,00'],
    ['20.034', '20.034 m (20 ribu 34)', '20.034,00', '20,034 m (20 koma 034)', '20,0340'],
    ['-1.234', '-1.234 m (-1 ribu 234)', '-1.234,00', '-1,234 m (-1 koma 234)', '-1,2340'],
  ])('names both readings of %s, and takes the answer', (typed, thousands, grouped, point, decimal) => {
    const onValueChange = vi.fn();
    render(<Length onValueChange={onValueChange} />);
    for (const [name, text] of [
      [thousands, grouped],
      [point, decimal],
    ] as const) {
      leave(typed);
      fireEvent.click(screen.getByRole('button', { name }));
      expect(input().value).toBe(text);
      expect(onValueChange).toHaveBeenLastCalledWith(numberOrTyped(text, metres));
      expect(question()).toBeNull();
      expect(document.activeElement).toBe(input());
      fireEvent.blur(input());
      expect(question()).toBeNull();
    }
  });

  it('groups thousands by a point where there are no decimals, and asks about the comma', () => {
    render(<NumberField label="Panjang" />);
    leave('1.234');
    expect(question()).toBeNull();
    leave('1,234');
    expect(question()).not.toBeNull();
    expect(input().inputMode).toBe('numeric');
  });

  it('asks before Enter submits the form', async () => {
    const onSubmit = vi.fn((event) => {
      event.preventDefault();
      return [input().value, question() !== null];
    });
    render(
      <form onSubmit={onSubmit}>
        <Length />
      </form>,
    );
    await userEvent.type(input(), '1.234{Enter}');
    await userEvent.fill(input(), '12,5');
    await userEvent.keyboard('{Enter}');
    expect(onSubmit.mock.results.map(({ value }) => value)).toEqual([
      ['1.234', true],
      ['12,50', false],
    ]);
  });

  it('asks after the click that took the focus, so that the click hits its target', async () => {
    const onClick = vi.fn(() => question() !== null);
    render(
      <>
        <Length />
        <button type="button" onClick={onClick}>
          Simpan
        </button>
      </>,
    );
    await userEvent.type(input(), '1.234');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(question()).not.toBeNull());
    expect(onClick.mock.results.map(({ value }) => value)).toEqual([false]);
  });

  it('does not ask where the user cannot answer', () => {
    const { rerender } = render(<Length defaultValue="?1.234" locked />);
    expect(question()).toBeNull();
    rerender(<Length defaultValue="?1.234" disabled />);
    expect(question()).toBeNull();
  });

  it('announces the question when the focus moved elsewhere, and is silent while typing', () => {
    render(<Length />);
    leave('1.234');
    expect(screen.getByRole('status').textContent).toBe(
      '“1.234” dapat berarti dua angka. Maksud Anda yang mana? 1.234 m (1 ribu 234) 1,234 m (1 koma 234)',
    );
    type('1.2345');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('announces nothing when the user only tabs through', () => {
    const echo = vi.fn((value: string) => `${value} meter`);
    render(<NumberField label="Panjang" defaultValue="5" echo={echo} />);
    fireEvent.focus(input());
    fireEvent.blur(input());
    expect(screen.getByRole('status').textContent).toBe('');
    leave('6');
    expect(screen.getByRole('status').textContent).toBe('6 meter');
  });

  it('asks in the language of the provider', () => {
    render(<Length />, { wrapper: (props) => <MessagesProvider messages={en} {...props} /> });
    leave('1.234');
    expect(screen.getByRole('group', { name: /Which one do you mean/ })).toBeDefined();
    expect(screen.getByRole('button', { name: '1.234 m (1 thousand 234)' })).toBeDefined();
  });

  it('shows the unit of a locked number beside its lock', () => {
    const { container } = render(<Length value="82" locked />);
    expect(screen.getByRole('img', { name: 'Terkunci' }).parentElement?.textContent).toBe('m');
    expect(container.querySelector('[data-end="locked-unit"]')).not.toBeNull();
  });
});
