import { solveCaptcha } from '@pabean/server/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ApiError } from '../client/index.ts';
import { buildCourierTransit, buildPassengerTransit } from '../fixtures/index.ts';
import {
  useAddCarrier,
  useCarriers,
  useCourierCompanies,
  useFindCourierCompany,
  useFindTransit,
  useStoreTransit,
  useTransitCode,
  useTransitPdf,
} from './index.ts';
import { openTestProvider, type TestProvider } from './testing/provider.tsx';

const keys = ['00112233445566778899aabbccddeeff', 'ffeeddccbbaa99887766554433221100'] as const;

let testProvider: TestProvider;
beforeEach(async () => {
  testProvider = await openTestProvider();
});
afterEach(() => testProvider.server.close());

const asVisitor = async <Result,>(useIt: () => Result, key: string = keys[0]) =>
  renderHook(useIt, { wrapper: await testProvider.providerFor(undefined, key) }).result;

const solved = () => solveCaptcha(testProvider.server, 'transit');

/** Files a passenger's request, and returns its code. */
async function file() {
  const filing = await asVisitor(useStoreTransit);
  const captcha = await solved();
  return (await act(() => filing.current.run(buildPassengerTransit({ captcha })))).code;
}

test('a request is filed, found by its code, and its PDF fetched', async () => {
  const code = await file();
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
  const stored = await asVisitor(() => useTransitCode(code));
  await waitFor(() => expect(stored.current.data).toEqual({ code }));
  const finding = await asVisitor(() => ({ find: useFindTransit(), pdf: useTransitPdf() }));
  const { id } = await act(() => finding.current.find.run(code));
  const pdf = await act(() => finding.current.pdf.run(id ?? ''));
  expect(pdf.mediaType).toBe('application/pdf');
  expect(Buffer.from(pdf.bytes).toString('latin1')).toMatch(/^%PDF/);
});

test('a code that is wrong and one that does not exist have the same message', async () => {
  const code = await file();
  const finding = await asVisitor(useFindTransit);
  const unknown = await act(() => finding.current.run(`${code.slice(0, 14)}00`));
  expect(unknown).toMatchObject({ id: null, icon: 'error' });
  expect(unknown.message).not.toBe('');
  for (const typed of ['x', code.slice(1), 'Ж'.repeat(400)])
    expect(await act(() => finding.current.run(typed))).toEqual(unknown);
});

test('a captcha that was used before is refused at its field, and nothing is stored', async () => {
  const filing = await asVisitor(useStoreTransit);
  const captcha = await solved();
  await act(() => filing.current.run(buildPassengerTransit({ captcha })));
  const error: ApiError = await act(() =>
    filing.current.run(buildCourierTransit({ captcha })).then(
      () => expect.fail('it was stored'),
      (refused: ApiError) => refused,
    ),
  );
  expect(error.fieldErrors.map(({ path }) => path)).toEqual([['captcha']]);
  const rows = await testProvider.server.store.db.selectFrom('transit_request').select('kind').execute();
  expect(rows).toEqual([{ kind: 'Barang Penumpang' }]);
});

test('what is sent again because its answer was lost is stored once, and gets the same code', async () => {
  const filing = await asVisitor(useStoreTransit);
  const request = buildPassengerTransit({ captcha: await solved() });
  testProvider.loseNextAnswer();
  await act(() => expect(filing.current.run(request)).rejects.toMatchObject({ kind: 'network' }));
  const { code } = await act(() => filing.current.run(request));
  const rows = await testProvider.server.store.db.selectFrom('transit_request').select('code').execute();
  expect(rows).toEqual([{ code }]);
});

/** The hooks of the carrier field. */
function useList() {
  const list = useCarriers();
  // SWR re-renders only for properties that were read during render.
  void list.data;
  return { list, add: useAddCarrier() };
}

test('a carrier that a visitor added is in the list of that visitor alone', async () => {
  const [one, two] = [await asVisitor(useList), await asVisitor(useList, keys[1])];
  await waitFor(() => expect(two.current.list.data).toBeDefined());
  const { message } = await act(() => one.current.add.run('  sindo  empress 7 '));
  expect(message).toBe('Data Berhasil Disimpan');
  await waitFor(() => expect(one.current.list.data).toContainEqual({ name: 'SINDO EMPRESS 7' }));
  await act(async () => void (await two.current.list.mutate()));
  expect(two.current.list.data).not.toContainEqual({ name: 'SINDO EMPRESS 7' });
});

test('a courier company is found by its name, and its number stays masked', async () => {
  const name = 'PT Contoh Kurir Segara';
  const list = await asVisitor(useCourierCompanies);
  await waitFor(() => expect(list.current.data).toContainEqual({ name, identityNumber: '', address: '' }));
  const finding = await asVisitor(useFindCourierCompany);
  const company = await act(() => finding.current.run(name));
  expect(company?.name).toBe(name);
  const { identity_number, address } = await testProvider.server.store.db
    .selectFrom('courier_company')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  expect(company?.identityNumber).not.toBe('');
  expect(await act(() => finding.current.run('PT Contoh'))).toBeUndefined();
  for (const secret of [identity_number, address]) expect(JSON.stringify(company)).not.toContain(secret);
});
