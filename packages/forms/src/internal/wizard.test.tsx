import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { renderInOffice } from '../testing/in-office.tsx';
import { FormProblems, FormTextField, useZodForm } from './index.ts';

const text = z.string().check(z.minLength(1, { error: 'required' }));
const schema = z.object({
  sender: z.object({ name: text, address: z.object({ city: text }) }),
  goods: z.array(z.object({ name: text })).check(z.minLength(1, { error: 'rowCount' })),
});
type Values = z.output<typeof schema>;

const steps = [['sender.name', 'sender.address.city'], ['goods']] as const;

/** Nested values in the first step, a list in the second. */
function Wizard({ onSubmit }: { onSubmit: (values: Values) => unknown }) {
  const [step, setStep] = useState<0 | 1>(0);
  const form = useZodForm<Values, Values>({
    schema,
    defaultValues: { sender: { name: '', address: { city: '' } }, goods: [] },
    labelOf: (name) => (name.endsWith('.city') ? 'Kota' : name.startsWith('goods') ? 'Barang' : 'Pengirim'),
    onSubmit: (values) => onSubmit(values),
  });
  const goods = useFieldArray({ control: form.control, name: 'goods' });
  const next = async () => (await form.checkFields(steps[step])) && setStep(1);
  return (
    <form {...form.formProps}>
      <FormProblems form={form} />
      {step === 0 ? (
        <>
          <FormTextField form={form} name="sender.name" />
          <FormTextField form={form} name="sender.address.city" />
          <button type="button" onClick={next}>
            Lanjut
          </button>
        </>
      ) : (
        <>
          {goods.fields.map(({ id }, index) => (
            <FormTextField key={id} form={form} name={`goods.${index}.name`} label={`Barang ${index + 1}`} />
          ))}
          <button type="button" onClick={() => goods.append({ name: '' })}>
            Tambah
          </button>
          <button type="button" onClick={() => goods.remove(0)}>
            Hapus
          </button>
          <button type="button" onClick={() => setStep(0)}>
            Kembali
          </button>
          <button type="submit">Simpan</button>
        </>
      )}
    </form>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

async function goToGoods() {
  await userEvent.type(field('Pengirim'), 'PT Contoh');
  await userEvent.type(field('Kota'), 'Batam');
  await press('Lanjut');
  await screen.findByRole('button', { name: 'Tambah' });
}

test('a step is left only when its own fields are right', async () => {
  renderInOffice(<Wizard onSubmit={vi.fn()} />);
  await userEvent.type(field('Pengirim'), 'PT Contoh');
  await press('Lanjut');
  await waitFor(() => expect(links()).toEqual(['Kolom Kota belum diisi']));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: /1 isian/ }));
  await userEvent.type(field('Kota'), 'Batam');
  await press('Lanjut');
  await screen.findByRole('button', { name: 'Tambah' });
  expect(links()).toEqual([]);
});

test('what was typed in another step stays, and all of it is handed over', async () => {
  const onSubmit = vi.fn();
  renderInOffice(<Wizard onSubmit={onSubmit} />);
  await goToGoods();
  await press('Kembali');
  expect(field('Kota').value).toBe('Batam');
  await press('Lanjut');
  await press('Tambah');
  await userEvent.type(field('Barang 1'), 'Beras');
  await press('Simpan');
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({
      sender: { name: 'PT Contoh', address: { city: 'Batam' } },
      goods: [{ name: 'Beras' }],
    }),
  );
});

test('an error of a list is shown at its row and moves with it', async () => {
  renderInOffice(<Wizard onSubmit={vi.fn()} />);
  await goToGoods();
  await press('Simpan');
  await waitFor(() => expect(links()).toEqual(['isian tidak sama dengan jumlah']));
  await press('Tambah');
  await press('Tambah');
  await userEvent.type(field('Barang 1'), 'Beras');
  await press('Simpan');
  await waitFor(() => expect(field('Barang 2').getAttribute('aria-invalid')).toBe('true'));
  expect(links()).toEqual(['Kolom Barang belum diisi']);
  await press('Hapus');
  await waitFor(() => expect(field('Barang 1').getAttribute('aria-invalid')).toBe('true'));
});
