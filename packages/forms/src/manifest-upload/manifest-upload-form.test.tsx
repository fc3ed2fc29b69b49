import { dateField, errorSummary, radioGroup, textField } from '@pabean/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { noAnswer } from '../testing/answers.ts';
import { renderInOffice } from '../testing/in-office.tsx';
import { memoryDrafts } from '../testing/memory-drafts.ts';
import { ManifestUploadForm, type ManifestUploadFormProps } from './manifest-upload-form.tsx';

type Answer = { message: string; id: string };
type Props = ManifestUploadFormProps<Answer>;

const answer = { message: 'Manifes berhasil dikirim.', id: '7' };
const csv = (name = 'manifes.csv') => new File(['no_bl'], name, { type: 'application/vnd.ms-excel' });

function open(props: Partial<Props> = {}) {
  const onSave = vi.fn<Props['onSave']>(async () => answer);
  const rest = { onSaved: vi.fn(), onBack: vi.fn() };
  renderInOffice(<ManifestUploadForm onSave={onSave} {...rest} {...props} />);
  return { onSave, ...rest };
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Kirim' }));
const problems = () => errorSummary().messages();
async function fill(file = csv()) {
  await textField('Nomor BL/AWB').fill(' SMLU4021877 ');
  await dateField('Tanggal BL/AWB').fill('2026-03-01');
  await userEvent.upload(screen.getByLabelText(/^Berkas/), file);
  await radioGroup('Jenis Perusahaan').choose('Agen Pengangkut');
  await radioGroup('Tujuan').choose('Dari luar Daerah Pabean ke Kawasan Bebas');
}

test('hands over what was typed, and the file with the type that its name has', async () => {
  const { onSave, onSaved } = open();
  await fill();
  await send();
  expect((await screen.findByRole('dialog', { name: 'Berhasil' })).textContent).toContain(answer.message);
  expect(onSave).toHaveBeenCalledExactlyOnceWith(
    {
      number: 'SMLU4021877',
      date: '2026-03-01',
      companyKind: '2',
      purpose: '1',
      file: `data:text/csv;base64,${btoa('no_bl')}`,
      extension: 'csv',
    },
    expect.objectContaining({ onProgress: expect.any(Function) }),
  );
  expect(onSaved).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(answer);
});

test('lists every missing field, in field order', async () => {
  const { onSave } = open();
  await send();
  expect(problems()).toEqual([
    'Kolom Nomor BL/AWB belum diisi',
    'Kolom Tanggal BL/AWB belum diisi',
    'Kolom Berkas belum diisi',
    'Kolom Jenis Perusahaan belum diisi',
    'Kolom Tujuan belum diisi',
  ]);
  expect(onSave).not.toHaveBeenCalled();
});

test('names the accepted types, and the size limit of the office', () => {
  open();
  expect(screen.getByText('PDF, JPG, PNG, CSV, atau XLSX, maks. 2000 Kb')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>(/^Berkas/).accept).toBe('.pdf,.jpg,.jpeg,.png,.csv,.xlsx');
});

test.each([
  ['manifes.xls', 5, 'Berkas harus PDF, JPG, PNG, CSV, atau XLSX. Pilih berkas lain.'],
  ['manifes.xlsx', 2101 * 1024, 'File manifes.xlsx berukuran 2101 Kb, max. 2000 Kb.'],
  ['manifes.csv', 0, 'File manifes.csv kosong. Pilih berkas lain.'],
])('%s of %i bytes is not sent', async (name, size, message) => {
  const file = new File([new Uint8Array(size)], name);
  const { onSave } = open({
    initial: { number: '1', date: '2026-03-01', companyKind: '1', purpose: '2', file },
  });
  await send();
  expect(problems()).toEqual([message]);
  expect(onSave).not.toHaveBeenCalled();
});

describe('sending', () => {
  const whole = { number: '1', date: '2026-03-01', companyKind: '1', purpose: '2', file: csv() };

  test('shows how much has left, can be called off, and tries again with the same', async () => {
    const onSave = vi.fn<Props['onSave']>(async (_, { onProgress, signal }) => {
      if (onSave.mock.calls.length > 1) return answer;
      onProgress?.(0.4);
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    });
    open({ initial: whole, onSave });
    await send();
    expect(
      (await screen.findByRole('progressbar', { name: 'Mengunggah manifes.csv' })).textContent,
    ).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Batalkan pengiriman' }));
    const notice = await screen.findByRole('group', { name: /^Pengiriman dibatalkan/ });
    await waitFor(() => expect(document.activeElement).toBe(notice));
    expect(screen.getByText('manifes.csv')).toBeDefined();
    await send();
    await screen.findByRole('dialog', { name: 'Berhasil' });
    expect(onSave.mock.calls[1]?.[0]).toEqual(onSave.mock.calls[0]?.[0]);
    expect(screen.queryByText(/^Pengiriman dibatalkan/)).toBeNull();
  });

  test('that failed shows the reason, and keeps the input', async () => {
    const onSave = vi.fn<Props['onSave']>(() => Promise.reject(noAnswer()));
    open({ initial: whole, onSave });
    await send();
    const reason = await screen.findByRole('group', { name: /^Manifes belum terkirim. Server tidak/ });
    await waitFor(() => expect(document.activeElement).toBe(reason));
    expect(textField('Nomor BL/AWB').value()).toBe('1');
    expect(screen.getByText('manifes.csv')).toBeDefined();
  });
});

test('a draft is restored without its file, which is asked for by name, and removed once sent', async () => {
  const { drafts, store, valuesOf } = memoryDrafts();
  const first = renderInOffice(
    <ManifestUploadForm onSave={vi.fn()} onSaved={vi.fn()} onBack={vi.fn()} draft={{ store }} />,
  );
  await fill();
  await waitFor(() => expect(valuesOf('manifest')).toMatchObject({ number: ' SMLU4021877 ', purpose: '1' }));
  first.unmount();
  const { onSave } = open({ draft: { store } });
  await userEvent.click(await screen.findByRole('button', { name: 'Pulihkan draf' }));
  expect(dateField('Tanggal BL/AWB').value()).toBe('2026-03-01');
  expect(screen.getByText('Draf tidak menyimpan berkas. Pilih lagi manifes.csv.')).toBeDefined();
  await send();
  expect(problems()).toEqual(['Kolom Berkas belum diisi']);
  await userEvent.upload(screen.getByLabelText(/^Berkas/), csv());
  await send();
  await screen.findByRole('dialog', { name: 'Berhasil' });
  expect(onSave).toHaveBeenCalledOnce();
  expect(drafts.size).toBe(0);
});

test('“Kembali” goes back', async () => {
  const { onBack } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Kembali' }));
  expect(onBack).toHaveBeenCalledOnce();
});
