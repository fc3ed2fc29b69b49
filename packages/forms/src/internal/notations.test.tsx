import { rupiah } from '@pabean/api/rules';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { FormNpwpField } from './code-fields.tsx';
import { FormNumberField } from './number-field.tsx';
import { useZodForm } from './use-zod-form.ts';

const digits = (error: string) => z.string().check(z.regex(/^\d*$/, { error }));
const written = z.object({ npwp: digits('npwp'), amount: digits('number') });
type Written = z.output<typeof written>;
const stored = { npwp: '0021345678215000', amount: '5418792' };

function Notations({ onSubmit = () => undefined }: { onSubmit?: (values: Written) => unknown }) {
  const form = useZodForm<Written, Written>({
    schema: written,
    defaultValues: stored,
    labelOf: () => 'Isian',
    onSubmit: (values) => onSubmit(values),
  });
  return (
    <form {...form.formProps}>
      <FormNpwpField form={form} name="npwp" label="NPWP" />
      <FormNumberField form={form} name="amount" label="Nilai" notation={rupiah} />
      <button type="submit">Simpan</button>
    </form>
  );
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('fields show their values as people write them, and hand them over as they were', async () => {
  const onSubmit = vi.fn();
  render(<Notations onSubmit={onSubmit} />);
  expect(field('Nilai').value).toBe('5.418.792');
  await submit();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(stored);
});

test('fields hand over bare values, also of a field that was not left', async () => {
  const onSubmit = vi.fn();
  render(<Notations onSubmit={onSubmit} />);
  await userEvent.clear(field('Nilai'));
  await userEvent.type(field('Nilai'), 'Rp 1.250.000,-');
  await userEvent.clear(field('NPWP'));
  await userEvent.type(field('NPWP'), '0021 3456 7821 5001{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ npwp: '0021345678215001', amount: '1250000' });
});

test('fields keep and refuse what is none of their values', async () => {
  const onSubmit = vi.fn();
  render(<Notations onSubmit={onSubmit} />);
  await userEvent.clear(field('Nilai'));
  await userEvent.type(field('Nilai'), '1,234');
  await userEvent.tab();
  expect(field('Nilai').getAttribute('aria-invalid')).toBe('true');
  expect(field('Nilai').value).toBe('1,234');
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
});
