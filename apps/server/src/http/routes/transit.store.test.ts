import { storeTransit, type TransitRequest } from '@pabean/api/contract';
import { buildCourierTransit, buildPassengerTransit } from '@pabean/api/fixtures';
import { readRegistrationCode } from '@pabean/api/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createAltcha } from '../../core/captcha/altcha.ts';
import { defaultLimits } from '../../core/limits.ts';
import { busy } from '../../core/refusal.ts';
import { readAllRows } from '../../testing/all-rows.ts';
import { describeStore } from '../../testing/describe-store.ts';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { generousLimits } from '../../testing/permit.ts';
import { solve, solveCaptcha } from '../../testing/solve-captcha.ts';
import { addTransitLists, sampleCompany, solvedTransit } from '../../testing/transit.ts';

const tab = { 'Pabean-Visitor': 'v'.repeat(32) };
const captchaMessages =
  'Verifikasi sudah kedaluwarsa atau sudah dipakai. Ulangi verifikasi, lalu kirim lagi.';

describeStore('filing a transit request', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await engine.createServer({ deps: { limits: generousLimits } });
    await addTransitLists(server.store);
  });
  afterAll(() => server.close());

  const file = (body: TransitRequest, headers: Record<string, string> = tab) =>
    server.call('storeTransit', { body }, undefined, { headers });
  const rows = () => server.store.db.selectFrom('transit_request').selectAll().orderBy('id').execute();
  const rowOf = (code = '') =>
    server.store.db.selectFrom('transit_request').selectAll().where('code', '=', code).executeTakeFirst();

  test('stores a passenger’s request, under a code and an id that cannot be guessed', async () => {
    const body = await solvedTransit(server);
    const { answer } = await file(body);
    expect(answer?.message).toBe(
      'Permohonan transit diterima. Simpan kode registrasinya dan tunjukkan kepada petugas Bea dan Cukai di terminal kedatangan.',
    );
    expect(readRegistrationCode(answer?.code ?? '')).toBe(answer?.code);
    const row = await rowOf(answer?.code);
    expect(row).toMatchObject({
      kind: 'Barang Penumpang',
      person: 'Bima Aditya Pranata',
      carrier: 'KM KELUD',
      port: 'Batu Ampar',
      expected_on: '2026-03-06',
      seen_at: null,
      seen_by: null,
      filed_at: server.clock().toISOString(),
    });
    expect(Buffer.from(row?.pdf_id ?? '', 'base64url')).toHaveLength(16);
    const { captcha: _, ...kept } = body;
    expect(JSON.parse(row?.content ?? '')).toEqual(kept);
  });

  test('stores a courier’s request, with the full number and address of the company', async () => {
    const masked = { identityNumber: '************9101', address: 'J*. R**** P****' };
    const { answer } = await file(await solvedTransit(server, 'courier', masked));
    const row = await rowOf(answer?.code);
    expect(row).toMatchObject({
      kind: 'Barang Kiriman',
      person: 'Rina Marlina',
      carrier: 'GARUDA INDONESIA',
      port: 'Warehouse Hang Nadim',
      expected_on: '2026-03-06',
    });
    expect(JSON.parse(row?.content ?? '')).toMatchObject({
      company: sampleCompany.name,
      identityNumber: sampleCompany.identity_number,
      address: sampleCompany.address,
      goods: [{ waybill: '126-4471', weight: '8.5' }],
    });
  });

  test('accepts a courier without a carrier and without cities', async () => {
    const bare = { carrier: '', originCity: '', destinationCity: '' };
    expect((await file(await solvedTransit(server, 'courier', bare))).status).toBe(200);
  });

  test('gives every request a different code and a different id', async () => {
    const all = await rows();
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
    expect(new Set(all.map(({ pdf_id }) => pdf_id)).size).toBe(all.length);
  });

  test('answers with headers that keep it out of caches, search engines and referrers', async () => {
    const { headers } = await file(await solvedTransit(server));
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  const [camera] = buildPassengerTransit().goods;
  const [parts] = buildCourierTransit().goods;
  const refused: [string, TransitRequest, [field: string, message: string][]][] = [
    [
      'ports of a passenger',
      buildPassengerTransit({ portIn: 'Tanjung Priok', portOut: 'batu ampar' }),
      [
        ['pelMasuk', 'Pilih Pelabuhan Masuk dari daftar.'],
        ['pelKeluar', 'Pilih Pelabuhan Keluar dari daftar.'],
      ],
    ],
    [
      'a unit of the second line',
      buildPassengerTransit({ goods: camera ? [camera, { ...camera, unit: 'ZZZ' }] : [] }),
      [['tableDetail[1].satuanBarang', 'Pilih Satuan Barang dari daftar.']],
    ],
    [
      'ports of a courier',
      buildCourierTransit({ arrivalPort: 'Tanjung Priok', departurePort: 'Merak' }),
      [
        ['pelKedatangan', 'Pilih Pelabuhan Kedatangan dari daftar.'],
        ['pelKeberangkatan', 'Pilih Pelabuhan Keberangkatan dari daftar.'],
      ],
    ],
    [
      'what a courier chooses',
      buildCourierTransit({
        company: 'PT Tidak Terdaftar',
        packageType: 'TIDAK',
        originCity: 'Atlantis',
        destinationCity: 'El Dorado',
        goods: parts ? [{ ...parts, unit: 'ZZZ' }] : [],
      }),
      [
        ['namaLengkap', 'Pilih Perusahaan Jasa Titipan dari daftar.'],
        ['jenisKemasan', 'Pilih Jenis Kemasan dari daftar.'],
        ['kotaAsal', 'Pilih Kota Asal dari daftar.'],
        ['kotaTujuan', 'Pilih Kota Tujuan dari daftar.'],
        ['tableDetail[0].satuanBarang', 'Pilih Satuan Barang dari daftar.'],
      ],
    ],
    [
      'a company in other letters',
      buildCourierTransit({ company: 'PT CONTOH KURIR SEGARA' }),
      [['namaLengkap', 'Pilih Perusahaan Jasa Titipan dari daftar.']],
    ],
  ];
  test.each(refused)('refuses %s that are not in the lists, at their place', async (_, body, errors) => {
    const { status, failure } = await file(body);
    expect(status).toBe(422);
    expect(failure?.errors?.map(({ field, message }) => [field, message])).toEqual(
      expect.arrayContaining(errors),
    );
    expect(failure?.errors).toHaveLength(errors.length);
  });

  test('a captcha stays valid when the request is refused, and is valid for one stored request', async () => {
    const body = await solvedTransit(server);
    expect((await file({ ...body, portIn: 'Merak' } as TransitRequest)).status).toBe(422);
    expect((await file(body)).status).toBe(200);
    const again = await file(body);
    expect(again.status).toBe(422);
    expect(again.failure?.errors).toEqual([{ field: 'recaptchaToken', message: captchaMessages }]);
  });

  test('sent again with one key it happens once, even for ten at once and long after', async () => {
    const body = await solvedTransit(server);
    const headers = { ...tab, 'Idempotency-Key': 'kunci-transit-1' };
    const before = (await rows()).length;
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => file(body, headers)));
    server.clock.advance(3_600_000);
    outcomes.push(await file(body, headers));
    expect(outcomes.map(({ status }) => status)).toEqual(Array.from(outcomes, () => 200));
    expect(new Set(outcomes.map(({ answer }) => answer?.code)).size).toBe(1);
    expect(await rows()).toHaveLength(before + 1);
  });

  test('clicked twice without a key it happens once as well, because its captcha is valid once', async () => {
    const body = await solvedTransit(server);
    const before = (await rows()).length;
    const outcomes = await Promise.all([file(body), file(body)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await rows()).toHaveLength(before + 1);
  });

  describe('without its own captcha stores nothing:', () => {
    let before: unknown;
    const stored = async () => {
      const all = new Map(await readAllRows(server.store));
      // Only rate limit counters.
      all.delete('rate_limit');
      return [...all];
    };
    beforeEach(async () => {
      before = await stored();
    });

    const expectRefused = async (body: unknown, message: string) => {
      const response = await server.send('/api/storeTransit', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...tab },
        body: JSON.stringify(body),
      });
      const { errors } = (await response.json()) as { errors?: unknown };
      expect([response.status, errors]).toEqual([422, [{ field: 'recaptchaToken', message }]]);
      expect(await stored()).toEqual(before);
    };
    const toWire = (captcha: string): object =>
      z.encode(storeTransit.body, buildPassengerTransit({ captcha })) as object;
    const missing =
      'Verifikasi bahwa Anda bukan robot belum selesai. Tekan tombolnya, lalu tunggu sampai selesai.';

    test('none at all', async () => {
      const { recaptchaToken: _, ...without } = toWire('x') as Record<string, unknown>;
      await expectRefused(without, missing);
      await expectRefused({ ...without, recaptchaToken: '' }, missing);
    });

    test('no solution', () => expectRefused(toWire('diselesaikan'), captchaMessages));

    test('of the registration', async () =>
      expectRefused(toWire(await solveCaptcha(server, 'register')), captchaMessages));

    test('ten minutes old', async () => {
      const captcha = await solveCaptcha(server, 'transit');
      server.clock.advance(600_000);
      await expectRefused(toWire(captcha), captchaMessages);
    });

    test('given out by another server', async () => {
      const other = createAltcha('another-server-another-server-another');
      const captcha = await solve(await other.challenge({ form: 'transit' }, server.clock()));
      await expectRefused(toWire(captcha), captchaMessages);
    });
  });

  test('stores nothing while captchas cannot be checked', async () => {
    const silent = {
      challenge: server.deps.captcha.challenge,
      read: () => ({ name: 'x', verify: () => Promise.reject(busy(2)) }),
    };
    const other = await engine.createServer({ deps: { captcha: silent } });
    await addTransitLists(other.store);
    const { status } = await other.call('storeTransit', { body: buildPassengerTransit() });
    expect(status).toBe(503);
    expect(await other.store.db.selectFrom('transit_request').selectAll().execute()).toEqual([]);
    await other.close();
  });
});

test('stored requests are limited for each address; refused ones do not count', async () => {
  const limits = { ...generousLimits, transitRequests: { count: 2, seconds: 3_600 } };
  const server = await createTestServer({ deps: { limits, trustedProxies: 1 } });
  await addTransitLists(server.store);
  const from = async (address: string, body: TransitRequest) =>
    server.call('storeTransit', { body }, undefined, { headers: { 'X-Forwarded-For': address } });
  const [first, second, third] = [
    await solvedTransit(server),
    await solvedTransit(server),
    await solvedTransit(server),
  ];
  expect((await from('192.0.2.1', first)).status).toBe(200);
  for (let index = 0; index < 5; index++) expect((await from('192.0.2.1', first)).status).toBe(422);
  expect((await from('192.0.2.1', second)).status).toBe(200);
  const late = await from('192.0.2.1', third);
  expect([late.status, late.failure?.message]).toEqual([
    429,
    'Terlalu banyak percobaan. Coba lagi dalam 60 menit.',
  ]);
  expect(late.headers.get('retry-after')).toBe('3600');
  // The captcha of a refused request is still valid elsewhere.
  expect((await from('192.0.2.2', third)).status).toBe(200);
  await server.close();
});

test('a ferry terminal may file 120 requests in an hour', () => {
  expect(defaultLimits.transitRequests).toEqual({ count: 120, seconds: 3_600 });
});
