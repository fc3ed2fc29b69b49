import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildPermitHeader } from '../fixtures/index.ts';
import { useDokapRows, useSaveDokap, useSaveNoStripRows } from './index.ts';
import { draftOf, openTestProvider, type TestProvider } from './testing/provider.tsx';

let testProvider: TestProvider;

beforeEach(async () => {
  testProvider = await openTestProvider();
});
afterEach(() => testProvider.server.close());

const written = 'POST /api/savedokapdtl2';
const writes = () => testProvider.requests.filter((each) => each === written).length;
const rows = ['0001', '0002', '0003'].map((position) => ({
  ppftzNumber: '012345',
  ppftzDate: '2026-02-20',
  bc11Number: '004512',
  bc11Date: '2026-02-18',
  position,
  containerNumber: 'CSQU3054383',
  containerSize: '20',
}));

/** An empty no-strip list, with the hook that adds rows. */
async function openList(rowsAtOnce: number | undefined) {
  const wrapper = await testProvider.providerFor('importir');
  const draft = await draftOf(testProvider, wrapper, buildPermitHeader({ permitTypeId: '27' }));
  const saving = renderHook(() => useSaveDokap(draft), { wrapper });
  const values = { second: null, expiry: null, remarks: null, file: null, extension: null };
  const { id } = await act(() => saving.result.current.run({ ...values, code: '256', first: 'LCL' }));
  const { result } = renderHook(
    () => ({ list: useDokapRows(id), save: useSaveNoStripRows({ id: id ?? '' }, rowsAtOnce) }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.list.data).toEqual([]));
  testProvider.requests.length = 0;
  return {
    result,
    positions: () => result.current.list.data?.map(({ value5 }) => value5),
  };
}

test('many entries go in one call to a provider that takes them', async () => {
  const { result, positions } = await openList(999);
  await act(() => result.current.save.run(rows));
  await waitFor(() => expect(positions()).toEqual(['0001', '0002', '0003']));
  expect(writes()).toBe(1);
});

test('to another one they go one by one; a run that was cut off goes on where it ended', async () => {
  const { result, positions } = await openList(undefined);
  const cut = new AbortController();
  const shares: number[] = [];
  const onProgress = (share: number) => {
    shares.push(share);
    if (shares.length === 2) cut.abort();
  };
  const failed = await act(() =>
    result.current.save.run(rows, { signal: cut.signal, onProgress }).catch((error: unknown) => error),
  );
  expect(failed).toBeInstanceOf(Error);
  expect(shares).toEqual([1 / 3, 2 / 3]);
  await act(() => result.current.save.run(rows.map((row) => ({ ...row }))));
  await waitFor(() => expect(positions()).toEqual(['0001', '0002', '0003']));
});
