import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dokapTypeList } from '../contract/index.ts';
import { buildPermitHeader } from '../fixtures/index.ts';
import {
  useApplication,
  useApplications,
  useDeleteApplication,
  useDokapTypes,
  useSaveApplication,
  useWrite,
} from './index.ts';
import { draftOf, openTestProvider, type TestProvider } from './testing/provider.tsx';

let testProvider: TestProvider;

beforeEach(async () => {
  testProvider = await openTestProvider();
});
afterEach(() => testProvider.server.close());

const written = 'POST /api/savepengajuan';
const requestsOf = (request: string) => testProvider.requests.filter((each) => each === request).length;

describe('writing', () => {
  test('a saved application appears in the list that is on the screen', async () => {
    const wrapper = await testProvider.providerFor('importir');
    const { result } = renderHook(() => ({ list: useApplications(), save: useSaveApplication() }), {
      wrapper,
    });
    await waitFor(() => expect(result.current.list.data).toEqual([]));
    const answer = await act(() => result.current.save.run(buildPermitHeader()));
    await waitFor(() => expect(result.current.list.data).toMatchObject([{ id: answer.id, status: '10' }]));
    expect(testProvider.requests).toEqual(['POST /api/pengajuan', written, 'POST /api/pengajuan']);
  });

  test('submitted twice at once it is one call', async () => {
    const wrapper = await testProvider.providerFor('importir');
    const { result } = renderHook(() => useSaveApplication(), { wrapper });
    let answers: Promise<{ id: string }>[] = [];
    act(() => {
      answers = [result.current.run(buildPermitHeader()), result.current.run(buildPermitHeader())];
    });
    const [first, second] = await act(() => Promise.all(answers));
    expect(second?.id).toBe(first?.id);
    expect(requestsOf(written)).toBe(1);
  });

  test('submitted again after its answer was lost it happened once; another input is another write', async () => {
    const wrapper = await testProvider.providerFor('importir');
    const { result } = renderHook(() => ({ list: useApplications(), save: useSaveApplication() }), {
      wrapper,
    });
    await waitFor(() => expect(result.current.list.data).toEqual([]));
    testProvider.loseNextAnswer();
    const failed = await act(() =>
      result.current.save.run(buildPermitHeader()).catch((error: unknown) => error),
    );
    expect(failed).toMatchObject({ kind: 'network' });
    const again = await act(() => result.current.save.run(buildPermitHeader()));
    await waitFor(() => expect(result.current.list.data).toMatchObject([{ id: again.id }]));
    await act(() => result.current.save.run(buildPermitHeader({ number: 'S-2' })));
    await waitFor(() => expect(result.current.list.data).toHaveLength(2));
  });

  test('saved a second time on purpose, after success, it happens again', async () => {
    const wrapper = await testProvider.providerFor('importir');
    const { result } = renderHook(() => useSaveApplication(), { wrapper });
    const first = await act(() => result.current.run(buildPermitHeader()));
    const second = await act(() => result.current.run(buildPermitHeader()));
    expect(second.id).not.toBe(first.id);
  });

  test('a deleted draft leaves every list, and is not shown again from the cache', async () => {
    const wrapper = await testProvider.providerFor('importir');
    const id = await draftOf(testProvider, wrapper);
    const { result, rerender } = renderHook(
      ({ open }) => ({
        list: useApplications(),
        sameList: useApplications(),
        header: useApplication(open),
        remove: useDeleteApplication(),
      }),
      { wrapper, initialProps: { open: id } },
    );
    await waitFor(() => expect(result.current.header.data?.id).toBe(id));
    await waitFor(() => expect(result.current.list.data).toHaveLength(1));
    rerender({ open: 'LAIN' });
    testProvider.requests.length = 0;
    await act(() => result.current.remove.run(id));
    await waitFor(() => expect(result.current.list.data).toEqual([]));
    expect(result.current.sameList.data).toEqual([]);
    expect(requestsOf('POST /api/pengajuan')).toBe(1);
    rerender({ open: id });
    await waitFor(() => expect(result.current.header.error).toMatchObject({ status: 404 }));
    expect(result.current.header.data).toBeUndefined();
  });

  test('fetches every answer of a touched call again, whatever it was asked with and however long it is kept', async () => {
    const wrapper = await testProvider.providerFor('importir');
    const { result, rerender } = renderHook(
      ({ second }) => ({
        one: useDokapTypes('1'),
        other: useDokapTypes(second),
        touch: useWrite(async () => 'done', { touches: [dokapTypeList] }),
      }),
      { wrapper, initialProps: { second: '2' as string | undefined } },
    );
    await waitFor(() => expect(result.current.other.data).toBeDefined());
    rerender({ second: undefined });
    await act(() => result.current.touch.run(undefined));
    await waitFor(() => expect(requestsOf('GET /api/ref/jndokap?idijin=1')).toBe(2));
    expect(requestsOf('GET /api/ref/jndokap?idijin=2')).toBe(1);
    rerender({ second: '2' });
    await waitFor(() => expect(requestsOf('GET /api/ref/jndokap?idijin=2')).toBe(2));
  });

  test('fetches again when it is aborted: the server may have done it all the same', async () => {
    const wrapper = await testProvider.providerFor('importir');
    const { result } = renderHook(
      () => ({
        types: useDokapTypes('1'),
        touch: useWrite(async (_: undefined, { options }) => options.signal?.throwIfAborted(), {
          touches: [dokapTypeList],
        }),
      }),
      { wrapper },
    );
    await waitFor(() => expect(result.current.types.data).toBeDefined());
    const signal = AbortSignal.abort();
    await act(() => expect(result.current.touch.run(undefined, { signal })).rejects.toThrow(/aborted/));
    await waitFor(() => expect(requestsOf('GET /api/ref/jndokap?idijin=1')).toBe(2));
  });
});
