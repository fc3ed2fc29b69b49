import { office020400 } from '@pabean/api/rules';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { OfficeProvider } from '../../office/office.tsx';
import { fieldConforms } from '../../testing/field-conformance.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { clamp, dayFor, toIso, weekOf, weeksOf } from './calendar-days.ts';
import { DateField } from './date-field.tsx';
import { isoOrTyped } from './typed-date.ts';

const calendarIsOpen = () => waitFor(() => expect(screen.getByRole('grid')).toBeTruthy());

describe('DateField', () => {
  fieldConforms((props) => <DateField {...props} />, { ownHint: 'Contoh: 24-09-2024' });

  it('shows a day in the Indonesian notation', () => {
    render(<DateField label="Tanggal" value="2024-09-24" onChange={() => undefined} />);
    expect(screen.getByLabelText('Tanggal')).toHaveProperty('value', '24-09-2024');
  });

  it('follows the value that its owner sets', () => {
    const { rerender } = render(<DateField label="Tanggal" value="2024-09-24" />);
    fireEvent.change(screen.getByLabelText('Tanggal'), { target: { value: '1-1-2025' } });
    rerender(<DateField label="Tanggal" value="" />);
    expect(screen.getByLabelText('Tanggal')).toHaveProperty('value', '');
  });

  it('shows a day that a form sets on the registered control in the Indonesian notation', () => {
    const register = (control: HTMLInputElement | null) => {
      if (control) control.value = '2024-09-24';
    };
    render(<DateField label="Tanggal" ref={register} />);
    expect(screen.getByLabelText('Tanggal')).toHaveProperty('value', '24-09-2024');
  });

  it('reports a day, or the typed text', () => {
    const onValueChange = vi.fn();
    render(<DateField label="Tanggal" onValueChange={onValueChange} />);
    const input = screen.getByLabelText('Tanggal');
    for (const value of ['24', '24092024', '31-02-2024', '']) fireEvent.change(input, { target: { value } });
    expect(onValueChange.mock.calls.flat()).toEqual(['24', '2024-09-24', '31-02-2024', '']);
  });

  it('opens its calendar in a dialog, and Escape closes the calendar alone', async () => {
    const onRequestClose = vi.fn();
    render(
      <Dialog open heading="Edit" onRequestClose={onRequestClose}>
        <DateField label="Tanggal" />
      </Dialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Buka kalender' }));
    await calendarIsOpen();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-current')).toBe('date'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    expect(onRequestClose).not.toHaveBeenCalled();
  });

  it('closes its calendar when the focus moves on', async () => {
    render(<DateField label="Tanggal" />);
    await userEvent.click(screen.getByRole('button', { name: 'Buka kalender' }));
    await calendarIsOpen();
    screen.getByLabelText('Tanggal').focus();
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  });

  // Their clocks are 25 hours apart, so they never have the same day.
  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'starts on today at an office in %s',
    async (timeZone) => {
      render(
        <OfficeProvider office={{ ...office020400, timeZone }}>
          <DateField label="Tanggal" />
        </OfficeProvider>,
      );
      await userEvent.click(screen.getByRole('button', { name: 'Buka kalender' }));
      await calendarIsOpen();
      const today = new Date().toLocaleDateString('id-ID', { timeZone, dateStyle: 'full' });
      await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(today));
    },
  );

  it('has no calendar while it is locked', () => {
    render(<DateField label="Tanggal" value="2024-09-24" locked />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('isoOrTyped', () => {
  it('loses no typed text', () => {
    expect(['24.09.2024', ' 24-9-2024 ', '29-02-2023', 'x'].map(isoOrTyped)).toEqual([
      '2024-09-24',
      '2024-09-24',
      '29-02-2023',
      'x',
    ]);
  });
});

describe('days of the calendar', () => {
  it.each([
    ['id-ID', 'Minggu', 'Sabtu'],
    ['en-GB', 'Monday', 'Sunday'],
  ])('begins the week as in %s', (locale, first, last) => {
    const days = weeksOf(new Date(2024, 8, 15), weekOf(locale))[0] ?? [];
    const names = days.map((day) => day.toLocaleDateString(locale, { weekday: 'long' }));
    expect([names[0], names.at(-1)]).toEqual([first, last]);
    const [start, end] = ['Home', 'End'].map((key) => dayFor(key, false, '2024-09-18', weekOf(locale)));
    expect([start, end]).toEqual(
      first === 'Monday' ? ['2024-09-16', '2024-09-22'] : ['2024-09-15', '2024-09-21'],
    );
  });

  it('shows six weeks', () => {
    const weeks = weeksOf(new Date(2024, 8, 15), { weekStartsOn: 1 });
    expect(weeks.length).toBe(6);
    expect(weeks.map((week) => week[0] && toIso(week[0]))).toEqual([
      '2024-08-26',
      '2024-09-02',
      '2024-09-09',
      '2024-09-16',
      '2024-09-23',
      '2024-09-30',
    ]);
  });

  it('stays in the shorter month', () => {
    expect(dayFor('PageDown', false, '2024-01-31', weekOf('id-ID'))).toBe('2024-02-29');
    expect(dayFor('PageDown', true, '2024-02-29', weekOf('id-ID'))).toBe('2025-02-28');
    expect(dayFor('a', false, '2024-02-29', weekOf('id-ID'))).toBeUndefined();
  });

  it('keeps within bounds', () => {
    expect(clamp('2024-01-01', '2024-02-01', undefined)).toBe('2024-02-01');
    expect(clamp('2024-03-01', undefined, '2024-02-01')).toBe('2024-02-01');
    expect(clamp('2024-03-01', '2024-02-01', '2024-04-01')).toBe('2024-03-01');
  });
});
