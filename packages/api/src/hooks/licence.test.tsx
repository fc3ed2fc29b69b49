import { approveAs, samplePdf } from '@pabean/server/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useApplication, useLicenceCheck, useLicenceFile } from './index.ts';
import { draftOf, openTestProvider, type TestProvider } from './testing/provider.tsx';

let testProvider: TestProvider;
beforeEach(async () => {
  testProvider = await openTestProvider();
});
afterEach(() => testProvider.server.close());

/** A licence of `importir`, with or without a stored file. */
async function openLicence(file?: Buffer) {
  const wrapper = await testProvider.providerFor('importir');
  const id = await draftOf(testProvider, wrapper);
  const code = await approveAs(testProvider.server, id, {}, file);
  const { result } = renderHook(() => ({ application: useApplication(id), licence: useLicenceFile() }), {
    wrapper,
  });
  await waitFor(() => expect(result.current.application.data?.status).toBe('50'));
  const { application, licence } = result.current;
  return {
    code,
    wrapper,
    file: await act(() => licence.run(application.data ?? expect.fail('no application'))),
  };
}

test('a licence is fetched as the server makes it', async () => {
  const { file } = await openLicence();
  expect(file).toMatchObject({ mediaType: 'application/pdf', name: 'Izin KEP-7-KPU.02-2026.pdf' });
  expect(Buffer.from(file.bytes).toString('latin1')).toMatch(/^%PDF-1.7/);
});

test('a licence that the office stored is fetched as it stored it', async () => {
  const { file } = await openLicence(samplePdf);
  expect(file.name).toBe('Keputusan.pdf');
  expect(Buffer.from(file.bytes).equals(samplePdf)).toBe(true);
});

test('a licence is confirmed by its code, and waits for one', async () => {
  const { code, wrapper } = await openLicence();
  const { result, rerender } = renderHook(({ typed }) => useLicenceCheck(typed), {
    wrapper,
    initialProps: { typed: undefined as string | undefined },
  });
  expect(result.current.isLoading).toBe(false);
  rerender({ typed: code });
  await waitFor(() => expect(result.current.data?.approvalNumber).toBe('KEP-7/KPU.02/2026'));
});
