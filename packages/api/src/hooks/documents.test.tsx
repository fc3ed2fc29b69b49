import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ApiError } from '../client/index.ts';
import type { DokapDefinition } from '../contract/index.ts';
import { isIdentityValue } from '../rules/index.ts';
import {
  useApplication,
  useApplications,
  useDeleteDokap,
  useDokapDownload,
  useDokapList,
  useDokapRows,
  useDokapTypes,
  useSaveContainers,
  useSaveDokap,
  useSendApplication,
  useUpdateDokap,
} from './index.ts';
import { draftOf, openTestProvider, type TestProvider } from './testing/provider.tsx';

let testProvider: TestProvider;

beforeEach(async () => {
  testProvider = await openTestProvider();
});
afterEach(() => testProvider.server.close());

/** The hooks of a page about one application of type 1. */
const usePage = (id: string) => {
  const page = {
    list: useApplications(),
    header: useApplication(id),
    documents: useDokapList(id),
    types: useDokapTypes('1'),
    save: useSaveDokap(id),
    update: useUpdateDokap(id),
    remove: useDeleteDokap(),
    send: useSendApplication(),
    download: useDokapDownload(),
  };
  // SWR re-renders only for properties that were read during render.
  void [page.list.data, page.header.data, page.documents.data, page.types.data];
  return page;
};

async function openPage() {
  const wrapper = await testProvider.providerFor('importir');
  const id = await draftOf(testProvider, wrapper);
  const { result } = renderHook(() => usePage(id), { wrapper });
  await waitFor(() => expect(result.current.documents.data?.length).toBeGreaterThan(0));
  await waitFor(() => expect(result.current.types.data?.length).toBeGreaterThan(0));
  await waitFor(() => expect(result.current.header.data?.status).toBe('10'));
  await waitFor(() => expect(result.current.list.data).toHaveLength(1));
  testProvider.requests.length = 0;
  return { id, page: result };
}

const failureOf = (call: Promise<unknown>) =>
  act(() =>
    call.then(
      () => expect.fail('the call succeeded'),
      (error: ApiError) => error,
    ),
  );

// One grey pixel.
const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

const example = { text: 'S-9/2024', number: '12', date: '2024-09-24' } as const;

/** Valid values for a definition. */
const valuesFor = (definition: DokapDefinition) => ({
  code: definition.code,
  first: isIdentityValue(definition.firstLabel) ? '0019000017999000' : example[definition.firstKind],
  second: definition.secondKind && example[definition.secondKind],
  expiry: definition.expires ? '2030-01-31' : null,
  remarks: null,
  file: definition.needsFile ? png : null,
  extension: definition.needsFile ? ('png' as const) : null,
});

test('a draft is filled, its file fetched, and it is sent with its two mails', async () => {
  const { id, page } = await openPage();
  for (const document of page.current.documents.data ?? []) {
    const definition = page.current.types.data?.find(({ code }) => code === document.code);
    if (!definition) throw new Error(`no definition of ${document.code}`);
    await act(() => page.current.update.run({ ...valuesFor(definition), id: document.id }));
  }
  await waitFor(() => expect(page.current.documents.data?.every(({ first }) => first)).toBe(true));

  const [letter] = page.current.documents.data?.filter(({ fileName }) => fileName) ?? [];
  if (!letter) throw new Error('no document with a file');
  const file = await act(() => page.current.download.run(letter));
  expect(file).toMatchObject({ mediaType: 'image/png', name: letter.fileName });
  expect(file.bytes.length).toBe(letter.fileBytes);
  await waitFor(() => expect(testProvider.requests).toContain('POST /api/dlDokap'));

  testProvider.requests.length = 0;
  const sent = await act(() => page.current.send.run({ id }));
  expect(sent.message).not.toBe('');
  expect(sent.mails).toEqual([
    { page: 'kirim', message: expect.any(String) },
    { page: 'petugas', message: expect.any(String) },
  ]);
  await waitFor(() => expect(page.current.header.data?.status).toBe('20'));
  await waitFor(() => expect(page.current.list.data).toMatchObject([{ id, status: '20' }]));
  expect(testProvider.requests.toSorted()).toEqual([
    'POST /api/bc/mail/sendmail',
    'POST /api/bc/mail/sendmail',
    'POST /api/dtlheader',
    'POST /api/kirim',
    'POST /api/pengajuan',
  ]);
});

test('an added document appears in the table, and a deleted one leaves it', async () => {
  const { page } = await openPage();
  const before = page.current.documents.data?.length ?? 0;
  const optional = page.current.types.data?.find(({ mandatory, table }) => !mandatory && !table);
  if (!optional) throw new Error('every document of the type is mandatory');
  const { id } = await act(() => page.current.save.run(valuesFor(optional)));
  await waitFor(() => expect(page.current.documents.data).toHaveLength(before + 1));
  await act(() => page.current.remove.run(id ?? ''));
  await waitFor(() => expect(page.current.documents.data).toHaveLength(before));
});

test('a refused document names its field as the code does', async () => {
  const { page } = await openPage();
  const [definition] = page.current.types.data ?? [];
  if (!definition) throw new Error('the permit type takes no documents');
  const refused = await failureOf(page.current.save.run({ ...valuesFor(definition), first: null }));
  expect(refused).toMatchObject({ status: 422, fieldErrors: [{ path: ['first'] }] });
  expect(testProvider.requests).toEqual(['POST /api/savedokap']);
});

test('a refused sending lists what is missing and changes nothing', async () => {
  const { id, page } = await openPage();
  const refused = await failureOf(page.current.send.run({ id }));
  expect(refused).toMatchObject({ name: 'ApiError', status: 422 });
  expect(refused.fieldErrors.length).toBeGreaterThan(0);
  expect(testProvider.requests).toEqual(['POST /api/kirim']);
});

test('rows wait for a list to be opened, and a list that is not there is refused', async () => {
  const wrapper = await testProvider.providerFor('importir');
  const { result } = renderHook(
    () => ({ rows: useDokapRows(undefined), save: useSaveContainers({ id: 'D1' }) }),
    {
      wrapper,
    },
  );
  expect(result.current.rows.isLoading).toBe(false);
  const refused = await failureOf(result.current.save.run({ rows: [{ number: 'CSQU3054383', size: '20' }] }));
  expect(refused).toMatchObject({ status: 404 });
  expect(testProvider.requests).toEqual(['POST /api/savedokapdtl']);
});
