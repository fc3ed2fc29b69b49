import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failures } from '../../../../tools/foreign-provider/index.ts';
import { buildPassengerTransit } from '../fixtures/index.ts';
import {
  useAddCarrier,
  useCarriers,
  useFindCourierCompany,
  useFindTransit,
  useStoreTransit,
  useTransitCode,
  useTransitPdf,
  useTransitPorts,
} from './index.ts';
import { type OtherProvider, openOtherProvider, visitorKey } from './testing/other-provider.tsx';

let otherProvider: OtherProvider;

beforeEach(async () => {
  otherProvider = await openOtherProvider();
});
afterEach(() => otherProvider.provider.close());

const asVisitor = <Result,>(useIt: () => Result) =>
  renderHook(useIt, { wrapper: otherProvider.providerFor(undefined) }).result;

test('a request is filed, found by its code, and its PDF fetched', async () => {
  const filing = asVisitor(useStoreTransit);
  const { code } = await act(() => filing.current.run(buildPassengerTransit()));
  const [{ headers }] = otherProvider.provider.seen as [(typeof otherProvider.provider.seen)[number]];
  expect(headers['pabean-visitor']).toBe(visitorKey);
  expect(headers['idempotency-key']).toBeDefined();

  const stored = asVisitor(() => useTransitCode(code));
  await waitFor(() => expect(stored.current.data).toEqual({ code }));
  const finding = asVisitor(() => ({ find: useFindTransit(), pdf: useTransitPdf() }));
  const found = await act(() => finding.current.find.run(code));
  expect(found.id).toBe(code.replace('BTM-2024/', ''));
  const pdf = await act(() => finding.current.pdf.run(found.id ?? ''));
  expect(pdf.mediaType).toBe('application/pdf');
});

test.each([
  ['200 and its error', undefined, { message: 'Kode registrasi tidak terdaftar', icon: 'warning' }],
  ['404', failures.message('Kode tidak ada.', 404), { message: 'Kode tidak ada.' }],
  ['200 and words alone', { body: { message: 'Kode belum aktif', icon: 'info' } }, { icon: 'info' }],
])(
  'a look-up that finds nothing is no error where a provider says so with %s',
  async (_, answer, messages) => {
    if (answer) otherProvider.provider.answerNext('GET transit/getpdf/X', answer);
    const finding = asVisitor(useFindTransit);
    expect(await act(() => finding.current.run('X'))).toMatchObject({ id: null, ...messages });
  },
);

test('a look-up that fails is one', async () => {
  otherProvider.provider.answerNext('GET transit/getpdf/X', failures.message('Terlalu banyak.', 429));
  const finding = asVisitor(useFindTransit);
  await act(() => expect(finding.current.run('X')).rejects.toMatchObject({ status: 429 }));
});

test('a carrier that was added is in the list, although the provider said nothing', async () => {
  const page = asVisitor(() => ({ list: useCarriers(), add: useAddCarrier() }));
  await waitFor(() => expect(page.current.list.data).toHaveLength(2));
  await act(() => page.current.add.run('sindo 7'));
  await waitFor(() => expect(page.current.list.data).toContainEqual({ name: 'SINDO 7' }));
});

test('ports come by their names, and a company with what the provider tells of it', async () => {
  const ports = asVisitor(useTransitPorts);
  await waitFor(() => expect(ports.current.data?.map(({ name }) => name)).toContain('Telaga Punggur'));
  const finding = asVisitor(useFindCourierCompany);
  expect(await act(() => finding.current.run('PT EKSPRES BAHARI'))).toEqual({
    name: 'PT EKSPRES BAHARI',
    identityNumber: '',
    address: 'Jl. Raja Ali Haji No. 9, Batam',
  });
});
