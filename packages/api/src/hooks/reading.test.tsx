import { renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '../client/index.ts';
import {
  useApplication,
  useApplications,
  useCompany,
  useDokapType,
  useDokapTypes,
  useIdentityTypes,
  usePermitTypes,
  useReferenceList,
} from './index.ts';
import { openTestProvider, type TestProvider } from './testing/provider.tsx';

let testProvider: TestProvider;

beforeEach(async () => {
  testProvider = await openTestProvider();
});
afterEach(() => testProvider.server.close());

const requestsOf = (request: string) => testProvider.requests.filter((each) => each === request).length;

describe('reading', () => {
  test('two components share one request, and a visitor makes none', async () => {
    const wrapper = await testProvider.providerFor('importir');
    const { result } = renderHook(() => [useCompany(), useCompany()], { wrapper });
    await waitFor(() => expect(result.current[1]?.data?.name).toBe('PT importir'));
    expect(testProvider.requests).toEqual(['POST /api/perusahaan']);
    const visitor = renderHook(() => useCompany(), { wrapper: await testProvider.providerFor(undefined) });
    expect(visitor.result.current).toMatchObject({ data: undefined, error: undefined, isLoading: false });
    expect(testProvider.requests).toHaveLength(1);
  });

  test('a call is on its way before the page is drawn, and is made once', async () => {
    const wrapper = await testProvider.providerFor('importir');
    const drawn: number[] = [];
    const { result } = renderHook(
      () => {
        useLayoutEffect(() => void drawn.push(testProvider.requests.length), []);
        return useCompany();
      },
      { wrapper },
    );
    await waitFor(() => expect(result.current.data?.name).toBe('PT importir'));
    expect(drawn).toEqual([1]);
    expect(testProvider.requests).toHaveLength(1);
  });

  test('reference data stays when its reader comes back', async () => {
    const wrapper = await testProvider.providerFor('importir');
    const { result, rerender } = renderHook(
      ({ permitTypeId }) => ({
        permits: usePermitTypes(),
        identities: useIdentityTypes(),
        documents: useDokapTypes(permitTypeId),
        letter: useDokapType(permitTypeId, '1'),
      }),
      { wrapper, initialProps: { permitTypeId: undefined as string | undefined } },
    );
    await waitFor(() => expect(result.current.identities.data).toHaveLength(4));
    expect(result.current.documents.data).toBeUndefined();
    rerender({ permitTypeId: '1' });
    await waitFor(() => expect(result.current.documents.data?.some(({ mandatory }) => mandatory)).toBe(true));
    rerender({ permitTypeId: undefined });
    rerender({ permitTypeId: '1' });
    expect(result.current.documents.data).toBeDefined();
    expect(result.current.letter.data).toMatchObject({ code: '1', needsFile: true });
    expect(requestsOf('GET /api/ref/jndokap?idijin=1')).toBe(1);
    expect(requestsOf('GET /api/ref/jndokap/1')).toBe(0);
    expect(requestsOf('GET /api/ref/jnijin')).toBe(1);
  });

  test('a reference list waits for a definition that names one', async () => {
    const wrapper = await testProvider.providerFor('importir');
    const ports = { table: 'pelabuhan', keyColumn: 'id_lokasi', labelColumn: 'nm_lokasi' };
    const none = { table: null, keyColumn: null, labelColumn: null };
    const { result, rerender } = renderHook(({ definition }) => useReferenceList(definition, 'ID'), {
      wrapper,
      initialProps: { definition: none as Parameters<typeof useReferenceList>[0] },
    });
    expect(testProvider.requests).toEqual([]);
    rerender({ definition: ports });
    await waitFor(() => expect(result.current.data?.length).toBeGreaterThan(10));
    expect(testProvider.requests).toEqual(['GET /api/ref/referensiDokap/pelabuhan/id_lokasi/nm_lokasi/ID']);
  });

  test('an error is an ApiError, and the server is not asked again and again', async () => {
    const wrapper = await testProvider.providerFor('importir');
    const { result } = renderHook(() => useApplication('TIDAK-ADA'), { wrapper });
    await waitFor(() => expect(result.current.error).toBeInstanceOf(ApiError));
    expect(result.current.error).toMatchObject({ kind: 'http', status: 404 });
    expect(testProvider.requests).toEqual(['POST /api/dtlheader']);
  });

  test('a page without a provider throws with what is missing', () => {
    const render = () => renderHook(() => useApplications());
    expect(render).toThrow('needs a ClientProvider');
  });
});
