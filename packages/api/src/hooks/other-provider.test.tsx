import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failures } from '../../../../tools/foreign-provider/index.ts';
import type { ApiError } from '../client/index.ts';
import { buildPermitHeader } from '../fixtures/index.ts';
import {
  useApplication,
  useApplications,
  useDeleteRow,
  useDokap,
  useDokapDownload,
  useDokapList,
  useDokapType,
  useReferenceList,
  useSaveApplication,
  useSaveContainers,
  useSaveDatedDocument,
  useSaveDokap,
  useSaveNoStrip,
  useSendApplication,
  useStoredRows,
  useUpdateDokap,
} from './index.ts';
import { type OtherProvider, openOtherProvider } from './testing/other-provider.tsx';

let otherProvider: OtherProvider;

beforeEach(async () => {
  otherProvider = await openOtherProvider();
});
afterEach(() => otherProvider.provider.close());

const failureOf = (call: Promise<unknown>) =>
  act(() =>
    call.then(
      () => expect.fail('the call succeeded'),
      (error: ApiError) => error,
    ),
  );

const values = { expiry: null, remarks: null, file: null, extension: null };
const pdf = { file: `data:application/pdf;base64,${btoa('%PDF-1.4')}`, extension: 'pdf' } as const;

/** The hooks of a page about one application. */
const usePage = (id: string) => ({
  list: useApplications(),
  header: useApplication(id),
  documents: useDokapList(id),
  add: useSaveDokap(id),
  update: useUpdateDokap(id),
  send: useSendApplication(),
  download: useDokapDownload(),
});

test('an application is made, filled, refused, sent, and its file fetched', async () => {
  const wrapper = otherProvider.providerFor('budi');
  const saving = renderHook(() => useSaveApplication(), { wrapper });
  const { id } = await act(() => saving.result.current.run(buildPermitHeader({ permitTypeId: '2' })));
  expect(id).toBe('5002');
  const { result } = renderHook(() => usePage(id), { wrapper });
  await waitFor(() => expect(result.current.documents.data).toHaveLength(2));
  const [letter, list] = result.current.documents.data ?? [];
  if (!letter || !list) throw new Error('a new application waits for two documents');

  const missing = await failureOf(result.current.send.run({ id }));
  expect(missing.fieldErrors.map(({ message }) => message)).toContain('Surat Permohonan belum diisi');

  const filled = { ...values, ...pdf, id: letter.id, code: '1', first: 'S-9', second: '2024-10-01' };
  const saved = await act(() => result.current.update.run(filled));
  expect(saved).toEqual({ message: 'Data tersimpan' });
  await act(() =>
    result.current.update.run({ ...values, id: list.id, code: '151', first: '1', second: null }),
  );
  await waitFor(() => expect(result.current.documents.data?.[1]?.first).toBe('1'));

  const rows = renderHook(() => useSaveContainers(list), { wrapper });
  await act(() => rows.result.current.run({ rows: [{ number: 'CSQU3054383', size: '20' }] }));

  const [sentLetter = letter] = result.current.documents.data ?? [];
  const file = await act(() => result.current.download.run(sentLetter));
  expect(file).toMatchObject({ mediaType: 'application/pdf', name: sentLetter.fileName });
  await waitFor(() => expect(otherProvider.requests()).toContain('POST dlDokap'));

  otherProvider.provider.answerNext('POST kirim', failures.notSent('Loket sedang ditutup'));
  const refused = await failureOf(result.current.send.run({ id }));
  expect(refused.message).toBe('Loket sedang ditutup');
  expect(otherProvider.requests()).not.toContain('POST bc/mail/sendmail');

  const sent = await act(() => result.current.send.run({ id }));
  expect(sent).toMatchObject({
    message: 'Permohonan terkirim',
    mails: [
      { page: 'kirim', message: 'Email terkirim ke pemohon' },
      { page: 'petugas', error: { message: 'Email petugas tidak terkirim' } },
    ],
  });
  await waitFor(() => expect(result.current.header.data?.status).toBe('20'));
});

test('a record of a download that fails keeps nobody from the file', async () => {
  otherProvider.provider.answerNext('POST dlDokap', failures.page());
  const { result } = renderHook(() => useDokapDownload(), { wrapper: otherProvider.providerFor('budi') });
  const row = { id: '90', fileName: 'surat permohonan.pdf', fileUrl: 'api/unduhan/1' };
  expect(await act(() => result.current.run(row))).toMatchObject({ name: 'surat permohonan.pdf' });
  expect(await failureOf(result.current.run({ id: '90', fileUrl: null }))).toMatchObject({
    kind: 'contract',
  });
});

test('one document is read to edit, and one is added without an id coming back', async () => {
  const wrapper = otherProvider.providerFor('budi');
  const { result } = renderHook(() => ({ one: useDokap('90'), add: useSaveDokap('4711') }), { wrapper });
  await waitFor(() => expect(result.current.one.data).toMatchObject({ id: '90', first: 'S-12', name: '' }));
  const input = { ...values, code: '30', first: 'K-1', second: '7' };
  expect(await act(() => result.current.add.run(input))).toEqual({ message: 'Data tersimpan' });
});

test('a type that the list only names, or lacks, is asked for by itself', async () => {
  const wrapper = otherProvider.providerFor('budi');
  const { result, rerender } = renderHook(({ code }) => useDokapType('2', code), {
    wrapper,
    initialProps: { code: undefined as string | undefined },
  });
  expect(result.current).toMatchObject({ data: undefined, isLoading: false });
  rerender({ code: '20' });
  await waitFor(() => expect(result.current.data).toMatchObject({ code: '20', table: 'lokasi' }));
  expect(otherProvider.requests()).toEqual(['GET ref/jndokap?idijin=2', 'GET ref/jndokap/20']);
  rerender({ code: '30' });
  await waitFor(() =>
    expect(result.current.data).toMatchObject({ code: '30', name: 'Kontrak', firstLabel: 'Nomor Kontrak' }),
  );
  rerender({ code: '999' });
  await waitFor(() => expect(result.current.error).toMatchObject({ status: 404 }));
  expect(result.current.data).toBeUndefined();
});

test('the entries of a reference list come by the columns of the definition', async () => {
  const wrapper = otherProvider.providerFor('budi');
  const { result } = renderHook(() => useReferenceList(useDokapType('2', '20').data), { wrapper });
  await waitFor(() => expect(result.current.data).toContainEqual({ code: 'IDBTM', label: 'Batam' }));
  expect(otherProvider.requests()).toContain('GET ref/referensiDokap/lokasi/id_lokasi/nm_lokasi/-');
});

test('rows are what their list holds, and change one by one', async () => {
  const wrapper = otherProvider.providerFor('budi');
  const list = { id: '92', code: '145' };
  otherProvider.provider.office.dokaps.push({
    id_permohonan_dokap: 92,
    id_permohonan: 4711,
    kd_dokap: 145,
    nama_dokap: 'Daftar CK',
    isian1: 1,
  });
  const { result } = renderHook(
    () => ({
      containers: useStoredRows('containers', '91'),
      dated: useStoredRows('datedDocuments', list.id),
      add: useSaveDatedDocument(list),
      remove: useDeleteRow(),
    }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.containers.data).toHaveLength(2));
  expect(result.current.containers.data?.[0]).toEqual({
    id: '17',
    number: 'CSQU3054383',
    size: '20',
    fileName: null,
    fileUrl: null,
  });
  await act(() => result.current.add.run({ number: 'CK-1', date: '2024-10-01', ...pdf }));
  await waitFor(() => expect(result.current.dated.data).toHaveLength(1));
  const [row] = result.current.dated.data ?? [];
  expect(row).toMatchObject({
    number: 'CK-1',
    date: '2024-10-01',
    fileUrl: expect.stringMatching(/^.storage/),
  });
  await act(() => result.current.remove.run(row?.id ?? ''));
  await waitFor(() => expect(result.current.dated.data).toEqual([]));
});

test('a no-strip entry comes back as it was entered', async () => {
  otherProvider.provider.office.dokaps.push({
    id_permohonan_dokap: 93,
    id_permohonan: 4711,
    kd_dokap: 256,
  });
  const entry = {
    ppftzNumber: 'P-1',
    ppftzDate: '2024-10-01',
    bc11Number: '1234',
    bc11Date: '2024-10-02',
    position: '0012',
    containerNumber: 'CSQU3054383',
    containerSize: '20',
  };
  const { result } = renderHook(
    () => ({ rows: useStoredRows('noStrip', '93'), add: useSaveNoStrip({ id: '93' }) }),
    { wrapper: otherProvider.providerFor('budi') },
  );
  await act(() => result.current.add.run(entry));
  await waitFor(() => expect(result.current.rows.data).toMatchObject([entry]));
});
