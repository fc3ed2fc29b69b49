import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failures } from '../../../../tools/foreign-provider/index.ts';
import { isAborted } from '../client/index.ts';
import { type Credentials, identityTypeList, signIn } from '../contract/index.ts';
import { buildPermitHeader } from '../fixtures/index.ts';
import {
  useApplications,
  useCompany,
  useIdentityTypes,
  usePermitTypes,
  useSaveApplication,
  useWrite,
} from './index.ts';
import { type OtherProvider, openOtherProvider, visitorKey } from './testing/other-provider.tsx';

let otherProvider: OtherProvider;

beforeEach(async () => {
  otherProvider = await openOtherProvider();
});
afterEach(() => otherProvider.provider.close());

/** A write that needs no session. */
const useEnter = () =>
  useWrite((body: Credentials, { client, options }) => client.call(signIn, { body }, options), {
    touches: [identityTypeList],
  });

describe('a visitor', () => {
  test('reads what everybody may read, and waits with the rest', async () => {
    const { result } = renderHook(
      () => ({
        identities: useIdentityTypes(),
        permits: usePermitTypes(),
        company: useCompany(),
        list: useApplications(),
      }),
      { wrapper: otherProvider.providerFor(undefined) },
    );
    await waitFor(() =>
      expect(result.current.identities.error ?? result.current.identities.data).toBeDefined(),
    );
    for (const waiting of [result.current.permits, result.current.company, result.current.list])
      expect(waiting).toMatchObject({ data: undefined, error: undefined, isLoading: false });
    expect(otherProvider.requests()).toEqual(['GET ref/kdid']);
  });

  test('writes: a repeated attempt carries the same key, beside that of the tab', async () => {
    const { result } = renderHook(() => useEnter(), { wrapper: otherProvider.providerFor(undefined) });
    const credentials = { username: 'budi', password: 'rahasia budi' };
    otherProvider.provider.answerNext('POST otentikasi/signin', failures.empty(502));
    await act(() => result.current.run(credentials).catch((error: unknown) => error));
    await act(() => result.current.run(credentials).catch((error: unknown) => error));
    const [first, second] = otherProvider.provider.seen.map(({ headers }) => headers);
    expect(first?.['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    expect(second?.['idempotency-key']).toBe(first?.['idempotency-key']);
    expect([first?.['pabean-visitor'], second?.['pabean-visitor']]).toEqual([visitorKey, visitorKey]);
  });

  test('cannot make a write that names the acting user', async () => {
    const { result } = renderHook(() => useSaveApplication(), {
      wrapper: otherProvider.providerFor(undefined),
    });
    const attempt = result.current.run(buildPermitHeader());
    await expect(attempt).rejects.toThrow('needs an account: give ClientProvider a user');
    expect(otherProvider.requests()).toEqual([]);
  });
});

test('an aborted write stops with the abort', async () => {
  const { result } = renderHook(() => useSaveApplication(), { wrapper: otherProvider.providerFor('budi') });
  const controller = new AbortController();
  const attempt = result.current.run(buildPermitHeader(), { signal: controller.signal });
  controller.abort();
  expect(isAborted(await attempt.catch((error: unknown) => error))).toBe(true);
});
