import { dokapTypeList } from '@pabean/api/contract';
import { buildDokap, buildDokapDefinition } from '@pabean/api/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { renderInOffice } from '../testing/in-office.tsx';
import { memoryDrafts } from '../testing/memory-drafts.ts';
import { DokapEditor, type DokapEditorProps } from './dokap-editor.tsx';
import { dokapForm } from './schema.ts';

const remarksOnly = buildDokapDefinition({
  code: '74',
  name: 'Alasan Permohonan',
  firstLabel: 'Alasan',
  secondLabel: null,
  secondKind: null,
  secondMax: null,
  needsFile: false,
});

type Props = DokapEditorProps<string>;

function open(props: Partial<Props> = {}) {
  const onSave = vi.fn<Props['onSave']>(async () => 'Berhasil menyimpan');
  const onSaved = vi.fn();
  const { unmount } = renderInOffice(
    <DokapEditor
      open
      definitions={[remarksOnly]}
      loadReferences={async () => []}
      onSave={onSave}
      onSaved={onSaved}
      onRequestClose={vi.fn()}
      {...props}
    />,
  );
  return { onSave, onSaved, unmount };
}

const choose = () =>
  userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Jenis Dokumen Pelengkap' }),
    'Alasan Permohonan',
  );
const reason = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Alasan' });
const save = () => screen.getByRole('button', { name: 'Simpan' });

describe('what is typed', () => {
  test('is stored as a draft until it is saved', async () => {
    const { drafts, store, valuesOf } = memoryDrafts();
    const { onSaved } = open({ draft: { store, record: '7' } });
    await choose();
    await userEvent.type(await reason(), 'Muatan curah');
    await waitFor(() => expect(valuesOf('dokap-new/7')).toMatchObject({ code: '74', first: 'Muatan curah' }));
    await userEvent.click(save());
    await waitFor(() =>
      expect(onSaved).toHaveBeenCalledExactlyOnceWith('Berhasil menyimpan', {
        code: expect.any(String),
        goesOn: false,
      }),
    );
    expect(drafts.size).toBe(0);
  });

  test('comes back from a draft of an earlier visit', async () => {
    const values = { code: '74', first: 'Muatan curah', second: '', expiry: '', remarks: '', file: null };
    const { store } = memoryDrafts({ 'dokap/7': { version: 1, savedAt: '2026-09-24T01:42:00Z', values } });
    open({ dokap: buildDokap({ code: '74', first: 'Lama' }), draft: { store, record: '7' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Pulihkan draf' }));
    expect((await reason()).value).toBe('Muatan curah');
  });
});

describe('a type that the list only names', () => {
  const named = { ...remarksOnly, firstLabel: '', firstMax: null, mandatory: true };
  const answer = { ...remarksOnly, name: '', mandatory: false };

  test('is asked for what it wants as soon as it is chosen', async () => {
    const loadDefinition = vi.fn(async () => answer);
    const { onSave } = open({ definitions: [named], loadDefinition });
    await choose();
    await userEvent.type(await reason(), 'Muatan curah');
    expect(loadDefinition).toHaveBeenCalledExactlyOnceWith('74');
    await userEvent.click(save());
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
    expect(onSave.mock.lastCall?.[0]).toMatchObject({ code: '74', first: 'Muatan curah' });
  });

  test('shows why its fields failed to load, and saves nothing before they are loaded', async () => {
    const loadDefinition = vi.fn().mockRejectedValueOnce(new Error()).mockRejectedValueOnce(new Error());
    loadDefinition.mockResolvedValue(answer);
    const { onSave } = open({ definitions: [named], loadDefinition });
    await choose();
    await screen.findByText('Isian Alasan Permohonan tidak dapat dimuat');
    await userEvent.click(save());
    await waitFor(() => expect(loadDefinition).toHaveBeenCalledTimes(2));
    await userEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }));
    await reason();
    expect(onSave).not.toHaveBeenCalled();
  });
});

test('two types that choose from other columns of one table have choices of their own', async () => {
  const ofPorts = { ...remarksOnly, firstLabel: 'Pelabuhan', table: 'lokasi', keyColumn: 'id_lokasi' };
  const byName = { ...ofPorts, labelColumn: 'nm_lokasi' };
  const byCity = { ...ofPorts, code: '75', name: 'Kota Asal', labelColumn: 'kota' };
  const loadReferences = vi.fn<Props['loadReferences']>(async ({ labelColumn }) => [
    { code: 'IDBTM', label: labelColumn === 'kota' ? 'Kota Batam' : 'Batu Ampar' },
  ]);
  open({ definitions: [byName, byCity], loadReferences });
  const type = screen.getByRole('combobox', { name: 'Jenis Dokumen Pelengkap' });
  await userEvent.selectOptions(type, 'Alasan Permohonan');
  await waitFor(() => expect(loadReferences).toHaveBeenCalledTimes(1));
  await userEvent.selectOptions(type, 'Kota Asal');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Pelabuhan' }), 'bat');
  await screen.findByRole('option', { name: /Kota Batam/ });
});

test('a second press while saving saves once', async () => {
  let finish: () => void = () => undefined;
  const { onSave } = open();
  onSave.mockImplementation(() => new Promise((resolve) => (finish = () => resolve(''))));
  await choose();
  await userEvent.type(await reason(), 'Muatan curah{Enter}{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Menyimpan…' }));
  finish();
  await waitFor(() => expect(save()).toBeDefined());
  expect(onSave).toHaveBeenCalledTimes(1);
});

test('what is thrown away while it is saved is not saved', async () => {
  const { onSave, unmount } = open();
  onSave.mockImplementation(() => new Promise(() => undefined));
  await choose();
  await userEvent.type(await reason(), 'Muatan curah{Enter}');
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  const signal = onSave.mock.lastCall?.[1].signal;
  expect(signal?.aborted).toBe(false);
  unmount();
  expect(signal?.aborted).toBe(true);
});

test.each([
  ['NPWP (16 digit)', '0019 0000 1799 9000', '0019000017999000'],
  ['NIK', '2171-9901-0185-0001', '2171990101850001'],
  ['Nomor BC 1.1', '000118', '000118'],
])('a code of digits, %s, is taken as %s', async (firstLabel, typed, kept) => {
  const card = { ...remarksOnly, code: '28', firstLabel, firstKind: 'number' as const, firstMax: 16 };
  const { onSave } = open({ definitions: [card], dokap: buildDokap({ code: '28', first: '' }) });
  await userEvent.type(await screen.findByRole('textbox', { name: firstLabel }), `${typed}{Enter}`);
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ first: kept }), expect.anything());
});

describe('the file of a document', () => {
  const letter = buildDokapDefinition({ code: '1', firstMax: 50, needsFile: true });
  const limit = { checkedKb: 2, shownKb: 1 };
  const values = { code: '1', first: '118', second: '2026-09-24', expiry: '', remarks: '', file: null };

  test('is asked for where none is stored', () => {
    const issues = z.safeDecode(dokapForm(letter, { required: true, limit }), values).error?.issues ?? [];
    expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual([['file', 'required']]);
  });

  test('is optional if one is stored', () => {
    expect(z.safeDecode(dokapForm(letter, { required: false, limit }), values).data).toMatchObject({
      file: null,
    });
  });

  test('is refused by its size, its type or because it is empty, whether or not it must be there', () => {
    const refused = (file: File) =>
      z.safeDecode(dokapForm(letter, { required: false, limit }), { ...values, file }).error?.issues[0];
    expect(refused(new File([new Uint8Array(2049)], 'a.pdf'))).toMatchObject({
      message: 'fileSize',
      params: { name: 'a.pdf', size: 3, max: 1 },
    });
    expect(refused(new File([], 'a.pdf'))?.message).toBe('fileEmpty');
    expect(refused(new File(['A'], 'a.exe'))?.message).toBe('fileType');
    expect(refused(new File(['A'], 'a.pdf'))).toBeUndefined();
  });
});

test('what was typed for another type of document is not sent with this one', () => {
  const values = { code: '74', first: 'Curah', second: 'x', expiry: 'y', remarks: '', file: null };
  expect(
    z.safeDecode(dokapForm(remarksOnly, { required: true, limit: { checkedKb: 2, shownKb: 1 } }), values)
      .data,
  ).toMatchObject({
    first: 'Curah',
    second: null,
    expiry: null,
  });
});

describe('a definition on the wire', () => {
  const definition = {
    kd_dokap: 9,
    nama_dokap: 'Izin Usaha',
    isian1: 'Nomor Izin',
    isian2: 'Tanggal Izin',
    tipe1: 'Text',
    tipe2: 'Date',
    maxlength: '10',
    expire: 'Y',
    fl_file: 'y',
  };
  const edit = (changed: object) => {
    const definitions = z.decode(dokapTypeList.answer, [{ ...definition, ...changed }]);
    return open({ definitions, dokap: buildDokap({ code: '9', first: '', second: '' }) });
  };
  const labels = () =>
    screen
      .getAllByRole('textbox')
      .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)
      .join(', ');

  test.each([
    [{}, 'Nomor Izin, Tanggal Izin, Berlaku Sampai, Keterangan (opsional)'],
    [{ expire: 't' }, 'Nomor Izin, Tanggal Izin, Keterangan (opsional)'],
    [{ expire: null, isian2: null, tipe2: null }, 'Nomor Izin, Keterangan (opsional)'],
    [{ isian2: 'Nilai', tipe2: 'NUMBER', expire: '' }, 'Nomor Izin, Nilai, Keterangan (opsional)'],
  ])('%j asks for %s', async (changed, asked) => {
    edit(changed);
    await screen.findByRole('textbox', { name: 'Nomor Izin' });
    expect(labels()).toBe(asked);
  });

  test.each([['maxlength'], ['maxchar1']])('%s shows how long a value may be', async (name) => {
    edit({ maxlength: undefined, [name]: 10 });
    const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nomor Izin' });
    await userEvent.type(box, '12345678901');
    await userEvent.tab();
    await screen.findByText('Nomor Izin paling banyak 10 karakter.');
    expect(box.value).toBe('12345678901');
  });

  test.each([
    ['y', true],
    ['Y', true],
    ['T', false],
    [null, false],
  ])('with fl_file %s a file is asked for: %s', async (fl_file, isAsked) => {
    edit({ fl_file });
    await screen.findByRole('textbox', { name: 'Nomor Izin' });
    expect(screen.queryByLabelText(/^Berkas/) !== null).toBe(isAsked);
  });
});
