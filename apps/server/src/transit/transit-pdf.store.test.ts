import { buildCourierTransit, buildPassengerTransit } from '@pabean/api/fixtures';
import { groupRegistrationCode } from '@pabean/api/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '../core/refusal.ts';
import { describeStore } from '../testing/describe-store.ts';
import type { TestServer } from '../testing/index.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { addTransit } from '../testing/stored-transit.ts';
import { drawTransitPdf } from './transit-pdf.ts';

describeStore('the PDF of a transit request', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await engine.createServer();
  });
  afterAll(() => server.close());

  const draw = async (pdfId: string) => {
    const { bytes, ...file } = await drawTransitPdf(server.store.db, server.deps, pdfId);
    return { ...file, ...(await readPdf(bytes)) };
  };

  test('contains the stored data, with the labels of its codes', async () => {
    const { code, pdf_id } = await addTransit(server.store, buildPassengerTransit());
    const { name, mediaType, text, info } = await draw(pdf_id);
    const title = `Barang Penumpang ${groupRegistrationCode(code)}`;
    expect({ name, mediaType }).toEqual({ name: `${title}.pdf`, mediaType: 'application/pdf' });
    expect(info).toMatchObject({ Title: title, Language: 'id-ID' });
    for (const shown of [
      'Bima Aditya Pranata',
      '2 buah',
      'buah (H87)',
      '86.400.000',
      'Belum dilihat petugas',
    ])
      expect(text).toContain(shown);
    expect(text).toContain('http://localhost:4020/#/menutransit');
  });

  test('of a courier has the full number and address of the company, and the officer who stamped it', async () => {
    const identityNumber = '0019021104999000';
    const { pdf_id } = await addTransit(
      server.store,
      buildCourierTransit({ identityNumber, address: 'Jl. Contoh Pelabuhan No. 12' }),
      { seen_at: '2026-03-06T02:30:00.000Z', seen_by: 'Sri Wahyuni' },
    );
    const { text } = await draw(pdf_id);
    for (const shown of ['PT Contoh Kurir Segara', '0019 0211 0499 9000', 'Jl. Contoh Pelabuhan No. 12'])
      expect(text).toContain(shown);
    for (const shown of ['3 Karton (CT)', 'Dilihat petugas', 'Sri Wahyuni', '06-03-2026 09.30'])
      expect(text).toContain(shown);
  });

  test('is found by its own id only', async () => {
    const row = await addTransit(server.store);
    for (const other of [
      row.id,
      row.code,
      row.pdf_id.toLowerCase(),
      `${row.pdf_id} `,
      '',
      '%',
      "' or 1=1 --",
    ]) {
      const refused = await draw(other).catch((error: unknown) => error);
      expect([other, refused]).toEqual([other, expect.any(Refusal)]);
      expect(refused).toMatchObject({ code: 'notFound' });
    }
  });
});
