import { cleanNpwp } from '@pabean/api/rules';
import { DateField, NpwpField, RadioGroup, Select, TextField } from '@pabean/ui';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import * as z from 'zod/mini';
import { memoryDrafts } from '../testing/memory-drafts.ts';
import { DraftBanner } from './draft-banner.tsx';
import type { DraftStore } from './draft-store.ts';
import { FormProblems } from './form-problems.tsx';
import { useFormValue } from './form-values.ts';
import { type EngineSource, lazyEngine } from './lazy-engine.ts';
import { useDraft } from './use-draft.ts';
import { useLateForm } from './use-late-form.ts';

const text = z.string().check(z.minLength(1, { error: 'required' }), z.maxLength(10, { error: 'tooLong' }));
const schema = z.object({ name: text, date: text, npwp: z.string(), kind: text, size: text });
type Values = z.output<typeof schema>;
const first = { name: 'Rina', date: '2026-03-02', npwp: '', kind: '', size: '20' };

interface ExampleProps {
  source: EngineSource;
  onSubmit?: (values: Values) => unknown;
  store?: DraftStore;
}

function Example({ source, onSubmit = () => undefined, store }: ExampleProps) {
  const form = useLateForm<Values, Values>(
    { schema, defaultValues: first, labelOf: ([name]) => String(name), onSubmit },
    source,
  );
  const draft = useDraft<Values>({ key: 'contoh', store, version: 1, form: form.values });
  const size = useFormValue(form.values, 'size');
  const options = ['a', 'b'].map((value) => ({ value, label: value }));
  return (
    <form {...form.props}>
      <DraftBanner draft={draft} />
      <FormProblems form={form} />
      <TextField label="Nama" {...form.field('name')} />
      <DateField label="Tanggal" {...form.date('date')} />
      <NpwpField label="NPWP" {...form.cleaned('npwp', cleanNpwp)} />
      <RadioGroup label="Jenis" options={options} {...form.field('kind')} />
      <Select
        label="Ukuran"
        options={['20', '40'].map((value) => ({ value, label: value }))}
        {...form.field('size')}
      />
      <output aria-label="Dipilih">{size}</output>
      <button type="submit">{form.isSubmitting ? 'Menyimpan' : 'Simpan'}</button>
    </form>
  );
}

/** React-hook-form on a line that is as slow, or as broken, as a test wants it. */
function slowLine() {
  let line = Promise.withResolvers<void>();
  const load = vi.fn(async () => {
    await line.promise;
    return lazyEngine.load();
  });
  return {
    source: { here: () => undefined, load } satisfies EngineSource,
    load,
    arrive: () => line.resolve(),
    break() {
      line.reject(new TypeError('Failed to fetch'));
      line = Promise.withResolvers<void>();
    },
  };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const submit = () => userEvent.click(screen.getByRole('button', { name: /Simpan|Menyimpan/ }));
const chooseSize = (size: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ukuran' }), size);
/** The engine is here once it tells the size that was chosen before. */
const hasArrived = (size: string) =>
  waitFor(() => expect(screen.getByRole('status', { name: 'Dipilih' }).textContent).toBe(size));
const handedOver = (onSubmit: ReturnType<typeof vi.fn>) =>
  waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));

async function fillAll() {
  await userEvent.clear(field('Nama'));
  await userEvent.type(field('Nama'), 'Sari');
  await userEvent.clear(field('Tanggal'));
  await userEvent.type(field('Tanggal'), '24/9/2026');
  await userEvent.type(field('NPWP'), '0021 3456 7821 5000');
  await userEvent.click(screen.getByRole('radio', { name: 'b' }));
  await chooseSize('40');
}
const filled = { name: 'Sari', date: '2026-09-24', npwp: '0021345678215000', kind: 'b', size: '40' };

test('the form is there with its first values, and asks for its engine when the page is idle', async () => {
  const { source, load } = slowLine();
  render(<Example source={source} />);
  expect(field('Nama').value).toBe('Rina');
  expect(field('Tanggal').value).toBe('02-03-2026');
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
});

test('what was done before is handed over as if the engine had been there', async () => {
  const onSubmit = vi.fn();
  const { source, arrive } = slowLine();
  render(<Example source={source} onSubmit={onSubmit} />);
  await fillAll();
  arrive();
  await hasArrived('40');
  await submit();
  await handedOver(onSubmit);
  expect(onSubmit).toHaveBeenCalledWith(filled);
});

test('sending before waits, says so, and sends once', async () => {
  const onSubmit = vi.fn();
  const { source, arrive } = slowLine();
  render(<Example source={source} onSubmit={onSubmit} />);
  await fillAll();
  await submit();
  await screen.findByRole('button', { name: 'Menyimpan' });
  await submit();
  arrive();
  await handedOver(onSubmit);
  expect(onSubmit).toHaveBeenCalledWith(filled);
  await screen.findByRole('button', { name: 'Simpan' });
});

test('a first value that was deleted before stays deleted, and is missed on sending', async () => {
  const { source, arrive } = slowLine();
  render(<Example source={source} />);
  await userEvent.clear(field('Nama'));
  await submit();
  arrive();
  expect(await screen.findByRole('link', { name: 'Kolom name belum diisi' })).toBeDefined();
  expect(field('Nama').value).toBe('');
});

test('focus and caret stay where they are while somebody is typing', async () => {
  const { source, arrive } = slowLine();
  render(<Example source={source} />);
  const date = field('Tanggal');
  await chooseSize('40');
  await userEvent.clear(date);
  await userEvent.type(date, '2/9/2026');
  date.setSelectionRange(1, 1);
  arrive();
  await hasArrived('40');
  expect(document.activeElement).toBe(date);
  expect([date.value, date.selectionStart]).toEqual(['2/9/2026', 1]);
  await userEvent.type(date, '4', { initialSelectionStart: 1, skipClick: true });
  expect(date.value).toBe('24/9/2026');
});

test('a word that is being composed is not cut off', async () => {
  const { source, arrive } = slowLine();
  const onSubmit = vi.fn();
  render(<Example source={source} onSubmit={onSubmit} />);
  await fillAll();
  const name = field('Nama');
  name.focus();
  const ended = vi.fn();
  name.addEventListener('compositionend', ended);
  await cdp().send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
  expect(name.value).toBe('Sariに');
  arrive();
  await hasArrived('40');
  expect(ended).not.toHaveBeenCalled();
  await cdp().send('Input.insertText', { text: '日' });
  expect(name.value).toBe('Sari日');
  await submit();
  await handedOver(onSubmit);
  expect(onSubmit).toHaveBeenCalledWith({ ...filled, name: 'Sari日' });
});

test('a field that was left wrong before is blamed once the engine is here', async () => {
  const { source, arrive } = slowLine();
  render(<Example source={source} />);
  await userEvent.type(field('Nama'), ' dari Sabang');
  await userEvent.tab();
  expect(field('Nama').getAttribute('aria-invalid')).toBeNull();
  arrive();
  await waitFor(() => expect(field('Nama').getAttribute('aria-invalid')).toBe('true'));
});

test('what was typed before is kept as a draft', async () => {
  const { store, drafts } = memoryDrafts();
  const { source, arrive } = slowLine();
  render(<Example source={source} store={store} />);
  await userEvent.type(field('Nama'), ' S.');
  arrive();
  await waitFor(() => expect(drafts.get('contoh')?.values).toEqual({ ...first, name: 'Rina S.' }));
});

test('an earlier draft is put in as soon as the engine is here, over what was typed before', async () => {
  const { store } = memoryDrafts({
    contoh: { version: 1, savedAt: '2026-03-02T01:00:00Z', values: filled },
  });
  const { source, arrive } = slowLine();
  const onSubmit = vi.fn();
  render(<Example source={source} store={store} onSubmit={onSubmit} />);
  await userEvent.type(field('Nama'), 'x');
  await userEvent.click(await screen.findByRole('button', { name: 'Pulihkan draf' }));
  arrive();
  await waitFor(() => expect(field('Nama').value).toBe('Sari'));
  await waitFor(() => expect(field('Tanggal').value).toBe('24-09-2026'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'b' }).checked).toBe(true);
  expect(screen.queryByRole('button', { name: 'Pulihkan draf' })).toBeNull();
  await submit();
  await handedOver(onSubmit);
  expect(onSubmit).toHaveBeenCalledWith(filled);
});

test('where the engine cannot be fetched the form says so, keeps everything, and saving tries again', async () => {
  const onSubmit = vi.fn();
  const line = slowLine();
  render(<Example source={line.source} onSubmit={onSubmit} />);
  await fillAll();
  line.break();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Isian Anda tetap ada'));
  expect(field('Nama').value).toBe('Sari');
  const tried = line.load.mock.calls.length;
  await userEvent.type(field('Nama'), 'h');
  expect(line.load.mock.calls.length).toBe(tried + 1);
  line.arrive();
  await submit();
  await handedOver(onSubmit);
  expect(onSubmit).toHaveBeenCalledWith({ ...filled, name: 'Sarih' });
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('a failure that nobody waits for is not told', async () => {
  const line = slowLine();
  render(<Example source={line.source} />);
  await waitFor(() => expect(line.load).toHaveBeenCalledTimes(1));
  line.break();
  await userEvent.click(field('Nama'));
  await waitFor(() => expect(line.load).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('alert').textContent).toBe('');
});
