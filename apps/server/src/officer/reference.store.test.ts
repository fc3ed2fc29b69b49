import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPassengerTransit } from '@pabean/api/fixtures';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadReferenceData } from '../data/load-reference-data.ts';
import { shippedData } from '../data/read-csv.ts';
import { readAllRows } from '../testing/all-rows.ts';
import { describeStore } from '../testing/describe-store.ts';
import type { TestServer } from '../testing/index.ts';
import { actAs } from '../testing/permit.ts';
import { recordAs } from '../testing/record-ppftz.ts';
import { sampleGoods } from '../testing/samples.ts';
import { addCarrier, addTransit } from '../testing/stored-transit.ts';
import { readOfficerCommand } from './run-command.ts';

describeStore('reference data that an office imports', (engine) => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    server = await engine.createServer();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pabean-data-'));
    cpSync(fileURLToPath(shippedData), folder, {
      recursive: true,
      filter: (path) => !path.endsWith('.ts'),
    });
    return () => rmSync(folder, { recursive: true });
  });

  const importIt = () => {
    const command = readOfficerCommand(['reference', 'import', folder]);
    if ('prints' in command) throw new Error('It only prints.');
    return command.run({ ...server.deps, actor: 'hendra' });
  };
  const edit = (name: string, change: (text: string) => string) => {
    const path = join(folder, name);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };
  const permitTypes = async () => {
    const { answer } = await server.call('permitTypeList', {}, await server.signIn('importir'));
    return answer ?? [];
  };
  const dropPermit = (id: string) => {
    const lines = (text: string) =>
      text
        .split('\n')
        .filter((line) => !line.startsWith(`${id},`))
        .join('\n');
    edit('permit-types.csv', lines);
    edit('permit-documents.csv', lines);
  };

  test('is unchanged by a start, which adds only kinds of labels that an older version did not have', async () => {
    const { store } = server;
    const labels = () => store.db.selectFrom('code_label').selectAll().execute();
    const before = await labels();
    await store.write(async (trx) => {
      await trx.deleteFrom('code_label').where('kind', '=', 'ppftz').execute();
      await trx
        .updateTable('code_label')
        .set({ label: 'Terkirim' })
        .where('kind', '=', 'status')
        .where('code', '=', '20')
        .execute();
    });
    await Promise.all([loadReferenceData(store), loadReferenceData(store)]);
    const byCode = (rows: typeof before) =>
      new Map(rows.map((row) => [`${row.kind} ${row.code}`, row.label]));
    expect(byCode(await labels())).toEqual(new Map([...byCode(before), ['status 20', 'Terkirim']]));
    await importIt();
    expect(byCode(await labels())).toEqual(byCode(before));
  });

  test('gets units and packages at a start if it has none, and keeps existing ones', async () => {
    const { store } = server;
    const entries = async () => {
      const rows = await store.db
        .selectFrom('reference_entry')
        .selectAll()
        .where('list', 'in', ['satuan', 'kemasan'])
        .execute();
      return rows.map((row) => JSON.stringify(row)).sort();
    };
    const before = await entries();
    await store.write((trx) => trx.deleteFrom('reference_entry').where('list', '=', 'satuan').execute());
    await Promise.all([loadReferenceData(store), loadReferenceData(store)]);
    expect(await entries()).toEqual(before);
    await store.write((trx) => trx.deleteFrom('reference_entry').where('code', '=', 'C62').execute());
    await loadReferenceData(store);
    expect(await entries()).toHaveLength(before.length - 1);
    await importIt();
    expect(await entries()).toEqual(before);
  });

  test('keeps units and packages that goods use', async () => {
    const ppjk = await recordAs(server, 'ppjk');
    const { id } = await ppjk.begin();
    await ppjk.addGoods(id, { ...sampleGoods, unitType: 'NIU', packageType: 'BX' });
    await ppjk.addPackaging(id);
    edit('units.csv', (text) => text.replace(/^NIU,.*\n/m, '').replace(/^EA,.*\n/m, ''));
    edit('packages.csv', (text) => text.replace(/^(?:BX|CT|1A),.*\n/gm, ''));
    await expect(importIt()).rejects.toThrow(
      /^Nothing was changed\.\nunits\.csv: lacks NIU .*\npackages\.csv: lacks (?:BX|CT) .*\npackages\.csv: lacks (?:BX|CT) [^\n]*$/,
    );
  });

  test('has optional synonyms for units, each of one code', async () => {
    const wordsOf = async () =>
      (
        await server.store.db
          .selectFrom('reference_entry')
          .selectAll()
          .where('list', '=', 'satuan-sinonim')
          .execute()
      )
        .filter(({ label }) => label === 'NIU')
        .map(({ code }) => code);
    expect(await wordsOf()).toContain('unit');
    edit('units.csv', (text) => text.replace(/^NIU,(.*),.*$/m, 'NIU,$1,biji|  Satuan|SET|unit'));
    await expect(importIt()).rejects.toThrow(
      /line 5, column synonyms: "biji" means H87 already\n.*"satuan" means C62 already\n.*"set" means SET already$/,
    );
    edit('units.csv', (text) => text.replace(/,[^,\n]*$/gm, ''));
    await importIt();
    expect(await wordsOf()).toEqual([]);
  });

  const carriers = async () => {
    const { db } = server.store;
    const rows = await db.selectFrom('carrier').select(['name', 'accepted_at']).orderBy('name').execute();
    return new Map(rows.map(({ name, accepted_at }) => [name, accepted_at !== null]));
  };
  const companies = () =>
    server.store.db.selectFrom('courier_company').selectAll().orderBy('position').execute();
  const namesIn = async (list: string) => {
    const { db } = server.store;
    const rows = await db
      .selectFrom('reference_entry')
      .selectAll()
      .where('list', '=', list)
      .orderBy('position')
      .execute();
    expect(rows.every(({ code, label }) => code === label)).toBe(true);
    return rows.map(({ code }) => code);
  };

  test('has the lists of transit requests, and an older store gets them at its next start', async () => {
    const { store } = server;
    const all = async () => ({
      ports: await namesIn('pelabuhan-transit'),
      cities: await namesIn('kota'),
      companies: await companies(),
      carriers: await carriers(),
    });
    const before = await all();
    expect(before.ports).toEqual([
      ...['Batu Ampar', 'Warehouse Hang Nadim', 'Terminal Hang Nadim', 'Telaga Punggur', 'Roro Punggur'],
      ...['Domestik Sekupang', 'Harbour Bay', 'Nongsa Pura', 'Batam Center'],
    ]);
    expect(before.cities).toContain('Tanjung Pinang');
    expect(before.companies.length).toBeGreaterThan(10);
    expect(new Set(before.companies.map(({ identity_number }) => identity_number)).size).toBe(
      before.companies.length,
    );
    expect([...before.carriers]).toContainEqual(['KM KELUD', true]);
    await store.write(async (trx) => {
      await trx.deleteFrom('reference_entry').where('list', 'in', ['kota', 'pelabuhan-transit']).execute();
      await trx.deleteFrom('courier_company').execute();
      await trx.deleteFrom('carrier').execute();
    });
    await addCarrier(store, { name: 'KM KELUD' });
    await addCarrier(store, { name: 'KM BARU' });
    await Promise.all([loadReferenceData(store), loadReferenceData(store)]);
    // Waiting names are left to the officer.
    expect(await all()).toEqual({
      ...before,
      carriers: new Map(
        [...before.carriers, ['KM BARU', false] as const, ['KM KELUD', false] as const].toSorted(
          ([one], [other]) => (one < other ? -1 : 1),
        ),
      ),
    });
    await importIt();
    expect(await carriers()).toEqual(
      new Map([...before.carriers, ['KM BARU', false] as const].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    );
    await store.write((trx) => trx.deleteFrom('carrier').where('name', '=', 'KM BARU').execute());
  });

  test('keeps carriers that a request uses or an officer accepted, and removes those of an earlier file', async () => {
    const { store } = server;
    await addCarrier(store, { name: 'KM DITERIMA', accepted_at: '2026-03-02T04:00:00.000Z' });
    await addCarrier(store, { name: 'KM MENUNGGU' });
    await addTransit(store, buildPassengerTransit({ carrier: 'KM KELUD' }));
    edit('carriers.csv', () => 'name\nKM LAIN\nKM MENUNGGU\n');
    const before = (await carriers()).size;
    expect(await importIt()).toContain(`carriers: 1 added, 1 changed, ${before - 3} removed`);
    expect([...(await carriers())]).toEqual([
      ...[
        ['KM DITERIMA', true],
        ['KM KELUD', true],
        ['KM LAIN', true],
        ['KM MENUNGGU', true],
      ],
    ]);
  });

  test('replaces courier companies and cities, in the order of the files', async () => {
    edit('courier-companies.csv', (text) =>
      text
        .replace(/^PT Contoh Kilat.*\n/m, '')
        .replace(/Antar Barelang,\d+/, 'Antar Barelang,1000000000009999'),
    );
    edit('cities.csv', (text) => text.replace('Medan\n', 'Medan\nBinjai\n'));
    const told = await importIt();
    expect(told).toContain('courier companies: 0 added, 1 changed, 1 removed');
    expect(told).toContain('entries of lists: 1 added, 0 changed, 0 removed');
    const found = await companies();
    expect(found[1]).toMatchObject({ name: 'PT Contoh Antar Barelang', identity_number: '1000000000009999' });
    expect((await namesIn('kota')).slice(0, 3)).toEqual(['Banda Aceh', 'Medan', 'Binjai']);
  });

  test('the shipped files change nothing, which is logged', async () => {
    await importIt();
    expect(await importIt()).toBe(
      [
        'permit types: 0 added, 0 changed, 0 removed',
        'document types: 0 added, 0 changed, 0 removed',
        'documents of permit types: 0 added, 0 changed, 0 removed',
        'entries of lists: 0 added, 0 changed, 0 removed',
        'labels: 0 added, 0 changed, 0 removed',
        'courier companies: 0 added, 0 changed, 0 removed',
        'carriers: 0 added, 0 changed, 0 removed',
      ].join('\n'),
    );
    expect((await readAllRows(server.store)).get('audit')?.at(-1)).toMatchObject({
      actor: 'hendra',
      action: 'import-reference',
      detail: expect.stringContaining('permit types: 0 added'),
    });
  });

  test('new, changed and removed rows are applied, in the order of the files', async () => {
    const before = await permitTypes();
    dropPermit('50');
    edit('permit-types.csv', (text) =>
      text.replace(/^1,.*$/m, '51,Izin Baru,umum\n1,Nama Lain,umum').replace(/\n?$/, '\n'),
    );
    edit('permit-documents.csv', (text) => `${text.trimEnd()}\n51,1,Y\n`);
    expect(await importIt()).toContain('permit types: 1 added, 1 changed, 1 removed');
    const after = await permitTypes();
    expect(after.map(({ id }) => id)).toEqual([
      '51',
      ...before.map(({ id }) => id).filter((id) => id !== '50'),
    ]);
    expect(after[1]).toMatchObject({ id: '1', name: 'Nama Lain' });
  });

  test('rows that applications use are not removed', async () => {
    const importir = await actAs(server, 'importir');
    const id = await importir.saveDraft({ permitTypeId: '16' });
    await importir.fill(id, { code: '151', first: '2', second: null });
    const rows = async () => {
      const all = await readAllRows(server.store);
      return ['permit_type', 'dokap_type', 'permit_document', 'audit'].map((table) => all.get(table));
    };
    const before = await rows();
    dropPermit('16');
    edit('document-types.csv', (text) => text.replace(/^151,.*\n/m, ''));
    edit('permit-documents.csv', (text) => text.replace(/^\d+,151,.*\n/gm, ''));
    await expect(importIt()).rejects.toThrow(
      /^Nothing was changed\.\npermit-types\.csv: lacks 16 .*, which applications use\ndocument-types\.csv: lacks 151 .*, which applications use$/,
    );
    expect(await rows()).toEqual(before);
  });

  describe('is refused with file, line and column', () => {
    test.each([
      ['permit-types.csv', /^(.*\n)1,[^,]*/, '$11,', 'permit-types.csv, line 2, column nama_ijin: is empty'],
      ['permit-types.csv', /nama_ijin/, 'nama', 'permit-types.csv, line 1: lacks the columns nama_ijin.'],
      [
        'permit-types.csv',
        /\n2,/,
        '\n1,',
        'line 3, column id_ijin: "1" stands in permit-types.csv, line 2 already',
      ],
      [
        'document-types.csv',
        /,text,date,50,10,T/,
        ',teks,date,50,10,T',
        'line 2, column tipe1: "teks" is none of text, date, number',
      ],
      ['document-types.csv', /,50,10,T/, ',lima,10,T', 'line 2, column maxlength: "lima" is no whole number'],
      ['document-types.csv', /,50,10,T/, ',50,10,N', 'line 2, column expire: "N" is neither Y nor T'],
      [
        'permit-documents.csv',
        /\n1,1,Y/,
        '\n1,999,Y',
        'line 2, column kd_dokap: "999" is not in document-types.csv',
      ],
      [
        'permit-documents.csv',
        /\n1,1,Y/,
        '\n999,1,Y',
        'line 2, column id_ijin: "999" is not in permit-types.csv',
      ],
      ['ports.csv', /,ID/, ',XX', 'ports.csv, line 2, column country: "XX" is not in countries.csv'],
      ['ports.csv', /,ID/, '', 'ports.csv, line 2: has 2 cells, the first line has 3'],
      ['ports.csv', /Batam,ID/, '"Batam\nKota",XX', 'ports.csv, line 2, column country: "XX"'],
      [
        'cities.csv',
        /\nMedan/,
        '\nBanda Aceh',
        'line 3, column name: "Banda Aceh" stands in cities.csv, line 2',
      ],
      [
        'transit-ports.csv',
        /\nBatu Ampar/,
        `\n${'B'.repeat(101)}`,
        'transit-ports.csv, line 2, column name: has more than 100 characters',
      ],
      [
        'carriers.csv',
        /KM KELUD/,
        'Km Kelud',
        'carriers.csv, line 2, column name: "Km Kelud" is written "KM KELUD"',
      ],
      ['carriers.csv', /KM KELUD/, 'КМ KELUD', 'line 2, column name: "КМ KELUD" is no carrier'],
      ['carriers.csv', /\nKM.*/s, '\n', 'carriers.csv: has no rows'],
      [
        'courier-companies.csv',
        /0019021104999000/,
        '019021104999000',
        'courier-companies.csv, line 2, column npwp: "019021104999000" is no NPWP of 16 digits',
      ],
      ['courier-companies.csv', /"Jl. Contoh Pelabuhan[^"]*"/, '', 'line 2, column address: is empty'],
      ['statuses.csv', /90,Ditolak\n/, '', 'statuses.csv: lacks the codes 90, which the server gives'],
    ])('%s with %s as %j', async (name, from, to, problem) => {
      const before = (await readAllRows(server.store)).get('reference_entry');
      edit(name, (text) => text.replace(from, to));
      await expect(importIt()).rejects.toThrow(problem);
      expect((await readAllRows(server.store)).get('reference_entry')).toEqual(before);
    });

    test('a missing file, and every mistake at once', async () => {
      rmSync(join(folder, 'ports.csv'));
      edit('permit-types.csv', (text) => text.replace(/\n1,[^,]*/, '\n1,').replace(/\n2,[^,]*/, '\n2,'));
      await expect(importIt()).rejects.toThrow(
        /permit-types\.csv, line 2, .*\npermit-types\.csv, line 3, .*\nports\.csv: is not in /,
      );
    });
  });
});
