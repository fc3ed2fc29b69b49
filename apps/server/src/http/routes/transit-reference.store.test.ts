import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultLimits } from '../../core/limits.ts';
import { describeStore } from '../../testing/describe-store.ts';
import type { TestServer } from '../../testing/index.ts';
import { generousLimits } from '../../testing/permit.ts';
import { addTransitLists, sampleCompany, solvedTransit } from '../../testing/transit.ts';

const [mine, theirs] = ['a'.repeat(32), 'b'.repeat(32)] as const;

describeStore('lists for visitors', (engine) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await engine.createServer({ deps: { limits: generousLimits, trustedProxies: 1 } });
    await addTransitLists(server.store);
    token = await server.signIn('pindahan');
  });
  afterAll(() => server.close());

  test('have the units and packages of records, and need no account', async () => {
    const units = await server.call('transitUnitList', {});
    expect(units.answer).toContainEqual(expect.objectContaining({ code: 'H87', name: 'buah' }));
    expect(units.answer).toEqual((await server.call('unitList', {}, token)).answer);
    const packages = await server.call('transitPackageTypeList', {});
    expect(packages.answer).toContainEqual(expect.objectContaining({ code: 'CT', name: 'Karton' }));
  });

  test('have ports and cities by their names', async () => {
    const ports = await server.call('transitPortList', {});
    expect(ports.answer).toContainEqual({ name: 'Batu Ampar' });
    expect((await server.call('cityList', {})).answer).toContainEqual({ name: 'Jakarta' });
  });
});

describeStore('names of carriers', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await engine.createServer({ deps: { limits: generousLimits, trustedProxies: 1 } });
    await addTransitLists(server.store);
  });
  afterAll(() => server.close());

  const as = (visitor: string, address = '192.0.2.1') => ({
    headers: { 'X-Forwarded-For': address, ...(visitor && { 'Pabean-Visitor': visitor }) },
  });
  const add = (name: string, ...who: Parameters<typeof as>) =>
    server.call('addCarrier', { body: { name } }, undefined, as(...who));
  const seenBy = async (...who: Parameters<typeof as>) =>
    ((await server.call('carrierList', {}, undefined, as(...who))).answer ?? []).map(({ name }) => name);
  const accept = (name: string) =>
    server.store.write((trx) =>
      trx
        .updateTable('carrier')
        .set({ accepted_at: server.clock().toISOString() })
        .where('name', '=', name)
        .execute(),
    );

  test('are stored in upper case, and shown only to the visitor who added them until the office accepts them', async () => {
    const { answer } = await add('  km  batam   jaya ', mine);
    expect(answer?.message).toBe('Data Berhasil Disimpan');
    expect(await seenBy(mine)).toContain('KM BATAM JAYA');
    expect(await seenBy(theirs)).not.toContain('KM BATAM JAYA');
    expect(await seenBy(mine, '192.0.2.9')).not.toContain('KM BATAM JAYA');
    await accept('KM BATAM JAYA');
    for (const who of [mine, theirs, '']) expect(await seenBy(who)).toContain('KM BATAM JAYA');
  });

  test('are stored once, whoever adds them, even concurrently', async () => {
    const names = ['KM SATU', 'km satu', 'Km  Satu'];
    const outcomes = await Promise.all([mine, theirs].flatMap((who) => names.map((name) => add(name, who))));
    expect(outcomes.map(({ status }) => status)).toEqual(Array.from(outcomes, () => 200));
    const { db } = server.store;
    expect(await db.selectFrom('carrier').selectAll().where('name', '=', 'KM SATU').execute()).toHaveLength(
      1,
    );
    for (const who of [mine, theirs])
      expect((await seenBy(who)).filter((name) => name === 'KM SATU')).toEqual(['KM SATU']);
  });

  test('of tabs that cannot be distinguished are shown to none of them', async () => {
    expect((await add('KM TANPA KUNCI', '')).status).toBe(200);
    expect(await seenBy('')).not.toContain('KM TANPA KUNCI');
  });

  test.each([
    [undefined, 'ISIAN TIDAK BOLEH KOSONG'],
    ['', 'ISIAN TIDAK BOLEH KOSONG'],
    ['   ', 'ISIAN TIDAK BOLEH KOSONG'],
  ])('are not empty: %j', async (nama, message) => {
    const response = await server.send('/api/transit/load/namaSarkut', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ nama }),
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ field: 'nama', message }] });
  });

  test.each(['<b>KM</b>', 'KM\u202eDULEK', 'КМ КЕЛУД', "KM'; DROP", 'KM\u0000', 'K'.repeat(65), '%_'])(
    'are not such a text: %j',
    async (nama) => {
      const before = await server.store.db.selectFrom('carrier').selectAll().execute();
      const response = await server.send('/api/transit/load/namaSarkut', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ nama }),
      });
      expect(response.status).toBe(422);
      expect(await server.store.db.selectFrom('carrier').selectAll().execute()).toEqual(before);
    },
  );

  test('that wait are accepted in a request, even from another network', async () => {
    await add('KM JARINGAN', mine, '192.0.2.1');
    const body = await solvedTransit(server, 'passenger', { carrier: 'KM JARINGAN' });
    const filed = await server.call('storeTransit', { body }, undefined, as(mine, '198.51.100.7'));
    expect(filed.status).toBe(200);
    expect(await seenBy(theirs)).not.toContain('KM JARINGAN');
  });

  test('that a request uses wait for the office', async () => {
    const body = await solvedTransit(server, 'passenger', { carrier: 'KM BELUM DIKENAL' });
    expect((await server.call('storeTransit', { body }, undefined, as(mine))).status).toBe(200);
    const waiting = await server.store.db
      .selectFrom('carrier')
      .select(['name', 'accepted_at'])
      .where('name', '=', 'KM BELUM DIKENAL')
      .execute();
    expect(waiting).toEqual([{ name: 'KM BELUM DIKENAL', accepted_at: null }]);
    expect(await seenBy(mine)).toContain('KM BELUM DIKENAL');
    expect(await seenBy(theirs)).not.toContain('KM BELUM DIKENAL');
  });
});

describeStore('adding names of carriers', (engine) => {
  test('is limited for each address, whatever tab it is; existing names do not count', async () => {
    const server = await engine.createServer({ deps: { trustedProxies: 1 } });
    const { count, seconds } = defaultLimits.carriers;
    const add = async (name: string, visitor: string, address: string) => {
      const headers = { 'X-Forwarded-For': address, 'Pabean-Visitor': visitor };
      return (await server.call('addCarrier', { body: { name } }, undefined, { headers })).status;
    };
    expect(count).toBe(5);
    for (let index = 0; index < count; index++)
      expect(await add(`KM ${index}`, index % 2 ? mine : theirs, '192.0.2.1')).toBe(200);
    expect(await add('KM 0', theirs, '192.0.2.1')).toBe(200);
    expect(await add('KM LAIN', mine, '192.0.2.1')).toBe(429);
    const { db } = server.store;
    expect(await db.selectFrom('carrier').where('name', '=', 'KM LAIN').selectAll().execute()).toEqual([]);
    expect(await add('KM LAIN', mine, '192.0.2.2')).toBe(200);
    server.clock.advance(seconds * 1_000);
    expect(await add('KM LAGI', mine, '192.0.2.1')).toBe(200);
    await server.close();
  });
});

describeStore('courier companies', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await engine.createServer({ deps: { trustedProxies: 1 } });
    await addTransitLists(server.store);
    const names = [
      ...Array.from({ length: 12 }, (_, index) => `PT Ekspres ${index} Nusantara`),
      ...['PT Ekspres', 'PT 100% Aman_Cepat', 'PT ÉCLAIR Kargo'],
    ];
    const companies = names.map((name, index) => ({ ...sampleCompany, name, position: index + 100 }));
    await server.store.write((trx) => trx.insertInto('courier_company').values(companies).execute());
  });
  afterAll(() => server.close());

  const find = async (name: string, address = '192.0.2.1') =>
    server.call('findCourierCompanies', { params: { name } }, undefined, {
      headers: { 'X-Forwarded-For': address },
    });
  const namesFor = async (name: string) => (await find(name)).answer?.map((company) => company.name);

  test('are listed with their names and nothing else', async () => {
    const { answer } = await server.call('courierCompanyList', {});
    expect(answer).toContainEqual({ name: sampleCompany.name, identityNumber: '', address: '' });
    expect(answer?.every(({ identityNumber, address }) => identityNumber + address === '')).toBe(true);
  });

  test('are found with number and address masked', async () => {
    const { answer } = await find('kurir segara');
    expect(answer).toEqual([
      {
        name: sampleCompany.name,
        identityNumber: '************9000',
        address: 'J*. C***** P******** N*. **, B*** A****, B****',
      },
    ]);
    expect(JSON.stringify((await find('ekspres')).answer)).not.toContain(sampleCompany.identity_number);
  });

  test('are found by three letters or more', async () => {
    for (const name of ['', 'k', 'ku', 'k u', '%%%', '___', '   ', '!!!!'])
      expect([name, name === '' ? [] : await namesFor(name)]).toEqual([name, []]);
    expect(await namesFor('SeGaRa')).toEqual([sampleCompany.name]);
  });

  test('are listed ten at most, an exact match first', async () => {
    const found = await namesFor('PT Ekspres');
    expect(found).toHaveLength(10);
    expect(found?.[0]).toBe('PT Ekspres');
  });

  test('are found by letters, not by patterns', async () => {
    expect(await namesFor('100%')).toEqual(['PT 100% Aman_Cepat']);
    expect(await namesFor('aman_cepat')).toEqual(['PT 100% Aman_Cepat']);
    expect(await namesFor('aman%cepat')).toEqual([]);
    expect(await namesFor('conto_')).toEqual([]);
    expect(await namesFor("' or 'a'='a")).toEqual([]);
    expect(await namesFor('éclair')).toEqual(['PT ÉCLAIR Kargo']);
  });

  test('can be searched a limited number of times from one address', async () => {
    const { count, seconds } = defaultLimits.companySearches;
    for (let index = 0; index < count; index++) expect((await find('kurir', '192.0.2.50')).status).toBe(200);
    expect((await find('kurir', '192.0.2.50')).status).toBe(429);
    expect((await find('kurir', '192.0.2.51')).status).toBe(200);
    server.clock.advance(seconds * 1_000);
    expect((await find('kurir', '192.0.2.50')).status).toBe(200);
  });
});
