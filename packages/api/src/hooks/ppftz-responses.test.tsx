import { addPpftz, billPpftz, samplePdf, type TestServer } from '@pabean/server/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useDownloadPpftzResponse, usePpftz, useSavePaymentProof } from './index.ts';
import { openTestProvider, type TestProvider } from './testing/provider.tsx';

let testProvider: TestProvider;
beforeEach(async () => {
  testProvider = await openTestProvider();
});
afterEach(() => testProvider.server.close());

const ajuNumber = '1'.repeat(26);

/** A record of `ppjk` that waits for payment. */
async function addBilled(server: TestServer) {
  const { id: accountId, company_id: companyId } = await server.store.db
    .selectFrom('account')
    .select(['id', 'company_id'])
    .where('username', '=', 'ppjk')
    .executeTakeFirstOrThrow();
  const id = await addPpftz(server.store, { accountId, companyId }, { aju_number: ajuNumber });
  await billPpftz(server, id);
  return id;
}

async function openRecord() {
  const id = await addBilled(testProvider.server);
  const { result } = renderHook(
    () => {
      const record = usePpftz(ajuNumber);
      // SWR re-renders only for properties that were read during render.
      void record.data;
      return { record, proof: useSavePaymentProof(id), download: useDownloadPpftzResponse() };
    },
    { wrapper: await testProvider.providerFor('ppjk') },
  );
  await waitFor(() => expect(result.current.record.data?.billingCode).toBe('620261'));
  return result;
}

test('the bill is fetched as the office stored it', async () => {
  const page = await openRecord();
  const record = page.current.record.data ?? expect.fail('no record');
  const file = await act(() => page.current.download.run({ response: 'billing', record }));
  expect(file.name).toBe('Billing 620261.pdf');
  expect(Buffer.from(file.bytes).equals(samplePdf)).toBe(true);
});

test('a record without a bill asks the server for none', async () => {
  const page = await openRecord();
  const record = { ...(page.current.record.data ?? expect.fail('no record')), billingFile: null };
  testProvider.requests.length = 0;
  await expect(page.current.download.run({ response: 'billing', record })).rejects.toMatchObject({
    kind: 'contract',
  });
  expect(testProvider.requests).toEqual([]);
});

test('a response that the status does not have yet is refused with the server’s message', async () => {
  const page = await openRecord();
  const record = page.current.record.data ?? expect.fail('no record');
  await expect(page.current.download.run({ response: 'sppb', record })).rejects.toMatchObject({
    status: 409,
  });
});

test('a proof is in the record as soon as it was recorded, and recorded again it takes the place of the first', async () => {
  const page = await openRecord();
  for (const number of ['AAAA1111BBBB2222', 'CCCC1111DDDD2222']) {
    const { message } = await act(() => page.current.proof.run({ number, date: '2026-03-01' }));
    expect(message).toBe('Berhasil Menyimpan');
    await waitFor(() => expect(page.current.record.data?.ntpn).toBe(number));
  }
  expect(page.current.record.data?.status).toBe('115');
});
