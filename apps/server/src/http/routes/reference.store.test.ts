import { afterAll, beforeAll, expect, test } from 'vitest';
import { shippedData } from '../../data/read-csv.ts';
import { importReference } from '../../officer/import-reference.ts';
import { describeStore } from '../../testing/describe-store.ts';
import type { TestServer } from '../../testing/index.ts';

describeStore('reference data', (engine) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await engine.createServer();
    token = await server.signIn('importir');
  });
  afterAll(() => server.close());

  const list = (table: string, keyColumn = 'id_lokasi', labelColumn = 'nm_lokasi', country = '-') =>
    server.call('referenceList', { params: { table, keyColumn, labelColumn, country } }, token);

  test('identity types are open to everybody, in the order of the office', async () => {
    const { answer } = await server.call('identityTypeList', {});
    expect(answer).toEqual([
      { code: '5', label: 'NPWP' },
      { code: '2', label: 'KTP' },
      { code: '3', label: 'Paspor' },
      { code: '4', label: 'Lainnya' },
    ]);
  });

  test('permit types are in their order with their area', async () => {
    const { answer } = await server.call('permitTypeList', {}, token);
    expect(answer).toHaveLength(50);
    expect(answer?.[4]).toEqual({
      id: '5',
      name: 'Perubahan Data Pemberitahuan Pabean (PPFTZ)',
      area: 'ftz',
    });
  });

  test('document types of a permit type are marked as mandatory or not', async () => {
    const { answer } = await server.call('dokapTypeList', { query: { permitTypeId: '16' } }, token);
    expect(answer?.map(({ code, mandatory }) => [code, mandatory])).toEqual([
      ['1', true],
      ['151', true],
      ['19', true],
      ['2', true],
      ['16', false],
      ['49', false],
      ['75', false],
    ]);
  });

  test('without a permit type all document types are listed, with none marked', async () => {
    const { answer } = await server.call('dokapTypeList', {}, token);
    expect(answer?.length).toBeGreaterThan(80);
    expect(answer?.some(({ mandatory }) => mandatory)).toBe(false);
  });

  test('a document type has its required values', async () => {
    const { answer } = await server.call('dokapType', { params: { kd: '5' } }, token);
    expect(answer).toMatchObject({
      name: 'Surat Kuasa',
      firstLabel: 'Nomor Surat Kuasa',
      secondLabel: 'Tanggal Surat Kuasa',
      firstKind: 'text',
      secondKind: 'date',
      firstMax: 50,
      expires: true,
      needsFile: true,
      table: null,
    });
  });

  test('an unknown document type is not found', async () => {
    expect((await server.call('dokapType', { params: { kd: '9999' } }, token)).status).toBe(404);
  });

  test('ports can be narrowed to a country', async () => {
    const all = await list('pelabuhan');
    const singapore = await list('pelabuhan', 'id_lokasi', 'nm_lokasi', 'SG');
    expect(singapore.answer).toContainEqual({ code: 'SGSIN', label: 'Singapore' });
    expect(singapore.answer?.every(({ code }) => code.startsWith('SG'))).toBe(true);
    expect(all.answer?.length).toBeGreaterThan(singapore.answer?.length ?? 0);
    expect((await list('pelabuhan', 'id_lokasi', 'nm_lokasi', 'ZZ')).answer).toEqual([]);
  });

  test('countries have their Indonesian names', async () => {
    expect((await list('negara')).answer).toContainEqual({ code: 'JP', label: 'Jepang' });
  });

  test.each([
    ['account', 'username', 'password_hash'],
    ['session', 'token_hash', 'account_id'],
    ['sqlite_schema', 'name', 'sql'],
    ['pg_authid', 'rolname', 'rolpassword'],
    ['reference_entry', 'code', 'label'],
    ['pelabuhan', 'nm_lokasi', 'id_lokasi'],
    ['pelabuhan', 'code', 'label'],
    ['PELABUHAN', 'id_lokasi', 'nm_lokasi'],
    ['pelabuhan"--', 'id_lokasi', 'nm_lokasi'],
    ['__proto__', 'id_lokasi', 'nm_lokasi'],
  ])('%s/%s/%s is not in the closed list', async (table, keyColumn, labelColumn) => {
    expect((await list(table, keyColumn, labelColumn)).status).toBe(404);
    const detail = { params: { table, keyColumn, labelColumn, key: 'SGSIN' } };
    expect((await server.call('referenceDetail', detail, token)).status).toBe(404);
  });

  test('one entry is found by its key', async () => {
    const detail = (key: string) =>
      server.call(
        'referenceDetail',
        { params: { table: 'negara', keyColumn: 'id_lokasi', labelColumn: 'nm_lokasi', key } },
        token,
      );
    expect((await detail('JP')).answer).toEqual([{ code: 'JP', label: 'Jepang' }]);
    expect((await detail('ZZ')).status).toBe(404);
  });

  test('importing again changes nothing', async () => {
    const before = await server.call('dokapTypeList', { query: { permitTypeId: '3' } }, token);
    await importReference({ ...server.deps, actor: 'petugas' }, shippedData);
    expect((await server.call('dokapTypeList', { query: { permitTypeId: '3' } }, token)).answer).toEqual(
      before.answer,
    );
  });
});
