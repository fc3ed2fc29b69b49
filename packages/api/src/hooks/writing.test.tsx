import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildPermitHeader } from '../fixtures/index.ts';
import {
  useApplication,
  useApplications,
  useDeleteApplication,
  useDokapList,
  useSaveApplication,
} from './index.ts';
import { draftOf, type Office, openOffice } from './testing/provider.tsx';

let office: Office;

beforeEach(async () => {
  office = await openOffice();
});
afterEach(() => office.server.close());

/** What a page of one application reads, two components of it the same list. */
const usePage = (id: string) => ({
  list: useApplications(),
  sameList: useApplications(),
  header: useApplication(id),
  documents: useDokapList(id),
  remove: useDeleteApplication(),
});

const written = 'POST /api/savepengajuan';
const requestsOf = (request: string) => office.requests.filter((each) => each === request).length;

describe('writing', () => {
  test('a saved application appears in the list that is on the screen', async () => {
    const wrapper = await office.providerFor('importir');
    const { result } = renderHook(() => ({ list: useApplications(), save: useSaveApplication() }), {
      wrapper,
    });
    await waitFor(() => expect(result.current.list.data).toEqual([]));
    const answer = await act(() => result.current.save.run(buildPermitHeader()));
    await waitFor(() => expect(result.current.list.data).toMatchObject([{ id: answer.id, status: '10' }]));
    expect(office.requests).toEqual(['POST /api/pengajuan', written, 'POST /api/pengajuan']);
  });

  test('submitted twice at once it is one call, and it says that it runs', async () => {
    const wrapper = await office.providerFor('importir');
    const { result } = renderHook(() => useSaveApplication(), { wrapper });
    let answers: Promise<{ id: string }>[] = [];
    act(() => {
      answers = [result.current.run(buildPermitHeader()), result.current.run(buildPermitHeader())];
    });
    expect(result.current.isRunning).toBe(true);
    const [first, second] = await act(() => Promise.all(answers));
    expect(second?.id).toBe(first?.id);
    expect(requestsOf(written)).toBe(1);
    expect(result.current.isRunning).toBe(false);
  });

  test('submitted again after its answer was lost it happened once; another input is another write', async () => {
    const wrapper = await office.providerFor('importir');
    const { result } = renderHook(() => ({ list: useApplications(), save: useSaveApplication() }), {
      wrapper,
    });
    await waitFor(() => expect(result.current.list.data).toEqual([]));
    office.loseNextAnswer();
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
    const wrapper = await office.providerFor('importir');
    const { result } = renderHook(() => useSaveApplication(), { wrapper });
    const first = await act(() => result.current.run(buildPermitHeader()));
    const second = await act(() => result.current.run(buildPermitHeader()));
    expect(second.id).not.toBe(first.id);
  });

  test('a deleted draft leaves the list, and its own data is forgotten', async () => {
    const wrapper = await office.providerFor('importir');
    const id = await draftOf(office, wrapper);
    const { result } = renderHook(() => usePage(id), { wrapper });
    await waitFor(() => expect(result.current.documents.data?.length).toBeGreaterThan(0));
    await waitFor(() => expect(result.current.list.data).toHaveLength(1));
    office.requests.length = 0;
    await act(() => result.current.remove.run(id));
    await waitFor(() => expect(result.current.list.data).toEqual([]));
    expect(result.current.sameList.data).toEqual([]);
    expect([result.current.header.data, result.current.documents.data]).toEqual([undefined, undefined]);
    expect(office.requests).toEqual(['POST /api/delete', 'POST /api/pengajuan']);
  });
});
