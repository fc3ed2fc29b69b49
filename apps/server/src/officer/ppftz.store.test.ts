import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { storeUpload } from '../core/files/stored-files.ts';
import { describeStore } from '../testing/describe-store.ts';
import type { TestServer } from '../testing/index.ts';
import { accountOf } from '../testing/people.ts';
import { generousLimits } from '../testing/permit.ts';
import { addPpftz } from '../testing/ppftz.ts';
import { samplePdf } from '../testing/sample-files.ts';
import { readOfficerCommand } from './run-command.ts';

describeStore('an officer and PPFTZ records', (engine) => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    server = await engine.createServer({ deps: { limits: generousLimits } });
    folder = mkdtempSync(join(tmpdir(), 'pabean-ppftz-'));
    writeFileSync(join(folder, 'tagihan.pdf'), samplePdf);
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const office = async (...words: string[]) => {
    const command = readOfficerCommand(['ppftz', ...words]);
    server.clock.advance(1_000);
    return 'prints' in command ? command.prints : command.run({ ...server.deps, actor: 'hendra' });
  };
  let serial = 0;
  async function add(record: object = {}) {
    const { id: accountId, company_id: companyId } = await accountOf(server, 'ppjk');
    serial += 1;
    const number = `02040000012320260302${String(serial).padStart(6, '0')}`;
    const id = await addPpftz(
      server.store,
      { accountId, companyId },
      { aju_number: number, sent_at: server.clock().toISOString(), ...record },
    );
    return { id, number };
  }
  const pay = (id: string, ntpn: string | null) =>
    server.store.write((trx) =>
      trx
        .updateTable('ppftz')
        .set({ ntpn, ntpn_date: ntpn && '2026-03-02' })
        .where('id', '=', id)
        .execute(),
    );
  const rowOf = (id: string) =>
    server.store.db.selectFrom('ppftz').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const corrections = (id: string) =>
    server.store.db
      .selectFrom('ppftz_correction')
      .select(['field', 'remark', 'officer'])
      .where('ppftz_id', '=', id)
      .orderBy('id')
      .execute();
  const by = ['--officer', 'Sri Wahyuni'];
  const listed = async (number: string) =>
    (await server.call('ppftzList', {}, await server.signIn('ppjk'))).answer?.find(
      ({ ajuNumber }) => ajuNumber === number,
    );
  const history = async (id: string) =>
    (await server.call('ppftzHistory', { params: { id } }, await server.signIn('ppjk'))).answer ?? [];
  const book = () =>
    server.store.db
      .selectFrom('audit')
      .select(['action', 'detail'])
      .where('action', 'like', 'ppftz-%')
      .execute();

  test('from its bill to its release: the company sees every step, and the audit log has an entry for each', async () => {
    const { id, number } = await add();
    const steps = [
      ['bill', number, '--code', '620261', '--file', join(folder, 'tagihan.pdf'), ...by],
      ['pay', number, ...by],
      ['inspect', number, '--remarks', 'Segel utuh.', ...by],
      ['release', number, '--number', `SPPB-${engine.name}`, ...by],
    ];
    const told = [];
    for (const step of steps) {
      if (step[0] === 'pay') await pay(id, '0A1B2C3D4E5F6G7H');
      told.push(await office(...step));
    }
    const written = number.replace(/^(.{6})(.{6})(.{8})/, '$1-$2-$3-');
    expect(told).toEqual([
      `${written} is at 115 (Menunggu Pembayaran).`,
      `${written} is at 116 (Pembayaran Diterima). Paid: NTPN 0A1B2C3D4E5F6G7H, 2026-03-02.`,
      `${written} is at 120 (Pemeriksaan Fisik).`,
      `${written} is at 150 (SPPB).`,
    ]);
    expect(await listed(number)).toMatchObject({ status: '150', billingFile: 'Billing 620261.pdf' });
    const decisions = await history(id);
    expect(decisions.map(({ statusName, decision }) => `${statusName?.label} ${decision}`)).toEqual([
      ...['Menunggu Pembayaran Y', 'Pembayaran Diterima Y', 'Pemeriksaan Fisik Y', 'SPPB Y'],
    ]);
    expect(decisions[2]).toMatchObject({ officer: { name: 'Sri Wahyuni' }, remarks: 'Segel utuh.' });
    expect(decisions[3]?.startedAt).toBe(decisions[2]?.endedAt);
    expect((await book()).map(({ action }) => action)).toEqual([
      ...['ppftz-bill', 'ppftz-pay', 'ppftz-inspect', 'ppftz-release'],
    ]);
    const other = await add({ status: '116' });
    await expect(office('release', other.number, '--number', `SPPB-${engine.name}`, ...by)).rejects.toThrow(
      `is the number of the release of ${written} already`,
    );
  });

  const statuses = ['110', '115', '116', '120', '145', '150', '190'];
  const words: Readonly<Record<string, readonly string[]>> = {
    bill: ['--code', '1'],
    pay: ['--without-proof', 'Bukti setor diperlihatkan.'],
    inspect: [],
    release: ['--number', 'unik'],
    reject: ['--reason', 'Tidak sesuai.'],
    return: ['--reason', 'Belum ditandatangani.', '--remark', 'no_surat_pindah=Nomor berbeda.'],
    hold: ['--reason', 'Menunggu hasil laboratorium.'],
  };
  // Written out independently of the commands: the statuses at which each is possible.
  const possible: Readonly<Record<string, readonly string[]>> = {
    bill: ['110'],
    pay: ['115'],
    inspect: ['116'],
    release: ['116', '120'],
    reject: ['110', '115', '116', '120'],
    return: ['110', '115'],
    hold: ['110', '115', '116', '120'],
  };

  test.each(Object.keys(words))(
    '%s is possible at its statuses, and changes nothing at others',
    async (move) => {
      const done = [];
      for (const status of statuses) {
        const { id, number } = await add({ status });
        const given = (words[move] ?? []).map((word) => (word === 'unik' ? `SPPB ${number}` : word));
        const before = { book: await book(), row: await rowOf(id) };
        const result = await office(move, number, ...given, ...by).catch((error: Error) => error);
        if (result instanceof Error) {
          expect(result.message).toContain(`is at ${status}`);
          expect({ book: await book(), row: await rowOf(id) }).toEqual(before);
          expect(await corrections(id)).toEqual([]);
        } else done.push(status);
      }
      expect(done).toEqual(possible[move]);
    },
  );

  test('rejects and returns with a reason that the company sees', async () => {
    const rejected = await add();
    await office('reject', rejected.id.toLowerCase(), '--reason', 'Tidak sesuai.', ...by);
    expect(await history(rejected.id)).toMatchObject([{ decision: 'T', remarks: 'Tidak sesuai.' }]);
    const returned = await add();
    await office('return', returned.number, '--reason', 'Belum ditandatangani.', ...by);
    expect(await history(returned.id)).toMatchObject([{ decision: 'X', remarks: 'Belum ditandatangani.' }]);
    const recordings = await server.call('ppftzRecordingList', {}, await server.signIn('ppjk'));
    expect(recordings.answer?.map(({ ajuNumber }) => ajuNumber)).toContain(returned.number);
    await expect(office('reject', returned.number, ...by)).rejects.toThrow('--reason is missing');
  });

  test('a payment is confirmed with the proof that its company recorded, or with a reason', async () => {
    const { id, number } = await add({ status: '115' });
    await expect(office('pay', number, ...by)).rejects.toThrow('has no proof of payment');
    await pay(id, '1111222233334444');
    await expect(office('pay', number, '--without-proof', 'Lunas.', ...by)).rejects.toThrow(
      'has a proof of payment, NTPN 1111222233334444 of 2026-03-02',
    );
    expect((await rowOf(id)).status).toBe('115');
    const other = await add({ status: '115' });
    const told = await office('pay', other.number, '--without-proof', 'Bukti setor diperlihatkan.', ...by);
    expect(told).toContain('Paid: without NTPN');
    expect(await history(other.id)).toMatchObject([{ decision: 'Y', remarks: 'Bukti setor diperlihatkan.' }]);
    expect((await book()).at(-1)?.detail).toBe(`${other.number} without NTPN: Bukti setor diperlihatkan.`);
  });

  test('a bill after a correction replaces the first; another code demands another payment', async () => {
    const { id, number } = await add();
    const bill = (code: string, ...rest: string[]) => office('bill', number, '--code', code, ...rest, ...by);
    const back = () =>
      server.store.write((trx) =>
        trx.updateTable('ppftz').set({ status: '110' }).where('id', '=', id).execute(),
      );
    await bill('1', '--file', join(folder, 'tagihan.pdf'));
    await pay(id, '5555666677778888');
    const first = (await rowOf(id)).billing_file_id;
    await back();
    await bill('1', '--file', join(folder, 'tagihan.pdf'));
    const second = await rowOf(id);
    expect(second).toMatchObject({ billing_code: '1', ntpn: '5555666677778888' });
    expect(second.billing_file_id).not.toBe(first);
    await back();
    await bill('2');
    expect(await rowOf(id)).toMatchObject({ billing_code: '2', billing_file_id: null, ntpn: null });
    const files = await server.store.db
      .selectFrom('stored_file')
      .select('id')
      .where('id', 'in', [first, second.billing_file_id])
      .execute();
    expect(files).toEqual([]);
    await back();
    await expect(bill('3', '--file', join(folder, 'tidak-ada.pdf'))).rejects.toThrow('cannot be read');
    expect((await rowOf(id)).billing_code).toBe('2');
  });

  test('returns with remarks beside fields, which replace those of the last return', async () => {
    const { id, number } = await add();
    const told = await office(
      ...['return', number, '--reason', 'Lihat catatan.', ...by],
      ...['--remark', 'no_surat_pindah=Nomor = yang di surat.', '--remark', 'file_kk= Tidak terbaca. '],
      ...['--remark', 'barang=Sebut merek.'],
    );
    expect(told).toContain('is at 190');
    expect(told).toContain('Remarks on no_surat_pindah, file_kk, barang.');
    const officer = 'Sri Wahyuni';
    expect(await corrections(id)).toEqual([
      { field: 'no_surat_pindah', remark: 'Nomor = yang di surat.', officer },
      { field: 'file_kk', remark: 'Tidak terbaca.', officer },
      { field: 'barang', remark: 'Sebut merek.', officer },
    ]);
    expect((await book()).at(-1)?.detail).toBe(`${number} Lihat catatan. (no_surat_pindah, file_kk, barang)`);
    const resent_at = new Date(server.clock().getTime() + 500).toISOString();
    await server.store.write((trx) =>
      trx.updateTable('ppftz').set({ status: '110', resent_at }).where('id', '=', id).execute(),
    );
    await office('return', number, '--reason', 'Sekali lagi.', '--remark', 'kemasan=Jumlahnya?', ...by);
    expect(await corrections(id)).toEqual([{ field: 'kemasan', remark: 'Jumlahnya?', officer }]);
    const [, again] = await history(id);
    expect(again?.startedAt).toBe(resent_at);
  });

  test.each([
    {
      of: 'household goods',
      kind: '1',
      header: {},
      has: ['no_surat_pindah', 'file_kk'],
      not: ['no_stnk', 'nama_kuasa'],
    },
    {
      of: 'a vehicle with a proxy',
      kind: '2',
      header: { hasProxy: true },
      has: ['no_stnk', 'nama_kuasa', 'file_kuasa'],
      not: ['no_surat_pindah', 'file_kk'],
    },
  ])(
    'a remark on a field that a record of $of does not have lists those that it has',
    async ({ kind, header, has, not }) => {
      const { id, number } = await add({ kind, header: JSON.stringify(header) });
      for (const field of [...not, 'nama kapal', 'file_ntpn', 'toString'])
        await expect(
          office('return', number, '--reason', 'Lihat.', '--remark', `${field}=Apa ini?`, ...by),
        ).rejects.toThrow(`has no field ${field}. --remark takes one of these:`);
      const { message } = (await office(
        ...['return', number, '--reason', 'Lihat.', '--remark', 'x=Apa ini?', ...by],
      ).catch((error: Error) => error)) as Error;
      const names = message
        .split('\n')
        .slice(1)
        .map((line) => line.trim().split(/\s/)[0]);
      for (const field of [
        ...has,
        'nama',
        'bruto',
        'file_identitas_penerima',
        'kontainer',
        'barang',
        'kemasan',
      ])
        expect(names).toContain(field);
      for (const field of not) expect(names).not.toContain(field);
      if (kind === '1') expect(message).toMatch(/no_surat_pindah +Nomor Surat Pindah\n/);
      expect([(await rowOf(id)).status, await corrections(id)]).toEqual(['110', []]);
    },
  );

  test('a remark has a field and a text, and a field one remark', async () => {
    const { number } = await add();
    const give = (...remarks: string[]) =>
      office('return', number, '--reason', 'A', ...remarks.flatMap((each) => ['--remark', each]), ...by);
    for (const remark of ['nama', 'nama=', '=Apa?', ' = '])
      await expect(give(remark)).rejects.toThrow('is no field with a text');
    await expect(give('nama=Satu.', 'nama=Dua.')).rejects.toThrow('names nama twice');
    await expect(give(`nama=${'x'.repeat(501)}`)).rejects.toThrow('more than 500 characters');
  });

  test('held goods are not released until the hold ends', async () => {
    const { id, number } = await add({ status: '120' });
    const release = () => office('release', number, '--number', `T-${number}`, ...by);
    expect(await office('hold', number, '--reason', 'Menunggu hasil.', ...by)).toContain('are held');
    await expect(office('hold', number, '--reason', 'Lagi.', ...by)).rejects.toThrow('is held already');
    await expect(release()).rejects.toThrow('is held. unhold lets its goods go.');
    expect(await office('show', number)).toContain('Held           yes');
    await office('unhold', number, '--reason', 'Hasil baik.', ...by);
    await expect(office('unhold', number, '--reason', 'Lagi.', ...by)).rejects.toThrow('is not held');
    await release();
    expect(await rowOf(id)).toMatchObject({ status: '150', held: 0 });
    const { answer } = await server.call('ppftzNotes', { body: { id } }, await server.signIn('ppjk'));
    expect(answer?.map(({ note }) => note)).toEqual(['Menunggu hasil.', 'Hasil baik.']);
  });

  test('adds a note at every status, which changes nothing else', async () => {
    const { id, number } = await add({ status: '145' });
    await office('note', number, '--text', 'Sudah dijelaskan lewat telepon.', ...by);
    const { answer } = await server.call('ppftzNotes', { body: { id } }, await server.signIn('ppjk'));
    expect(answer).toMatchObject([{ officer: 'Sri Wahyuni', note: 'Sudah dijelaskan lewat telepon.' }]);
    expect((await listed(number))?.status).toBe('145');
  });

  test('shows everything about a record, whatever was typed into it', async () => {
    const header = {
      hasProxy: false,
      address: 'Jl. Satu\nStatus 150 SPPB',
      carrier: '\u001b[2JMV Contoh',
      voyage: '',
      warehouse: 'BTA1',
      loadingPort: 'IDTPP',
      destinationPort: 'IDBUR',
      transportMode: '1',
      pindahNumber: '470/12',
      pindahDate: '2026-02-20',
    };
    const { id, number } = await add({ status: '115', header: JSON.stringify(header), billing_code: '620' });
    await pay(id, '9999000011112222');
    await server.store.write(async (trx) => {
      const about = { ppftz_id: id };
      const goods = {
        ...about,
        unit_count: '1',
        unit_type: 'H87',
        package_count: '1',
        package_type: 'CT',
        hs_code: '85166010',
        duty_rate: '7.5',
        vat_rate: '11',
        income_tax_rate: '2.5',
        version: 1,
        changed_at: server.clock().toISOString(),
      };
      await trx
        .insertInto('ppftz_goods')
        .values([
          {
            ...goods,
            id: `${id}-1`,
            position: 1,
            description: 'Penanak nasi',
            gross: '4.25',
            net: '4',
            value: '1000000',
            duty: '75000',
            vat: '118250',
            income_tax: '26875',
          },
          {
            ...goods,
            id: `${id}-2`,
            position: 2,
            description: 'Rak\u202etes',
            gross: '10.8',
            net: '9.5',
            value: '200000',
            duty: '15000',
            vat: '23650',
            income_tax: '5375',
          },
        ])
        .execute();
      await trx
        .insertInto('ppftz_container')
        .values({ id: `${id}-c`, ...about, position: 1, number: 'CTHU1000037', size: '20', kind: 'L' })
        .execute();
      await trx
        .insertInto('ppftz_packaging')
        .values({ id: `${id}-k`, ...about, count: '12', kind: 'CT', version: 1 })
        .execute();
      const upload = { bytes: samplePdf, mediaType: 'application/pdf', name: 'Kartu Keluarga.pdf' };
      const file_id = await storeUpload({ db: trx, now: server.clock() }, server.deps.files, upload, null);
      await trx
        .insertInto('ppftz_file')
        .values({ ...about, slot: 'kk', file_id })
        .execute();
    });
    await office('note', number, '--text', 'Sudah ditelepon.', ...by);
    const copies = join(folder, number);
    const shown = await office('show', number, '--files', copies);
    for (const line of [
      'Status         115 Menunggu Pembayaran',
      'Payment        NTPN 9999000011112222  2026-03-02',
      /no_surat_pindah +Nomor Surat Pindah +470\/12\n/,
      /pel_muat +Pelabuhan Muat +IDTPP {2}Tanjung Priok\n/,
      /no_voyage +Nomor Voyage\/Flight +–\n/,
      /file_kk +Kartu Keluarga.pdf {2}1 Kb/,
      'CTHU1000037  20 ft  L (LCL)',
      '1  Penanak nasi  HS 85166010',
      'BM 7,5 % Rp 75.000  PPN 11,0 % Rp 118.250  PPh 2,5 % Rp 26.875',
      'gross 15,05 kg, net 13,50 kg  value Rp 1.200.000',
      'duty and taxes Rp 264.150',
      'Packaging\n  12  CT',
      'Sri Wahyuni  Sudah ditelepon.',
      'hendra  ppftz-note  Sudah ditelepon.',
      `Copied\n  ${join(copies, '01 Kartu Keluarga.pdf')}`,
    ])
      expect(shown).toMatch(line);
    expect(shown).toContain('Jl. Satu / Status 150 SPPB');
    expect(shown).toContain('⟨U+001B⟩[2JMV Contoh');
    expect(shown).toContain('Rak⟨U+202E⟩tes');
    expect(shown.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(readFileSync(join(copies, '01 Kartu Keluarga.pdf'))).toEqual(samplePdf);
    expect(shown).not.toContain('usually');
    await server.store.write((trx) =>
      trx
        .updateTable('ppftz_goods')
        .set({ vat_rate: '10' })
        .where('description', '=', 'Penanak nasi')
        .execute(),
    );
    expect(await office('show', number)).toMatch(/PPN 10,0 % .*\n +! PPN is usually 11,0 %\n/);
    await expect(office('show', number.slice(1))).rejects.toThrow('There is no sent record');
  });

  test('decides once, even concurrently', async () => {
    const { id, number } = await add();
    const results = await Promise.allSettled([
      office('reject', number, '--reason', 'Satu.', ...by),
      office('return', number, '--reason', 'Dua.', ...by),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await history(id)).toHaveLength(1);
  });

  test('lists waiting records, and no record that was not sent', async () => {
    const { number } = await add({ recipient: 'Penerima Baru' });
    expect(await office('list')).toContain('110 Penerimaan  Penerima Baru  PT ppjk');
    expect(await office('list', '--status', '190')).not.toContain('Penerima Baru');
    const draft = await add({ status: '100', sent_at: null });
    await expect(office('note', draft.number, '--text', 'Halo', ...by)).rejects.toThrow(
      `There is no sent record ${draft.number}`,
    );
    expect(number).toHaveLength(26);
  });

  test.each([
    ['reject', '110'],
    ['return', '110'],
  ])('the reason of %s is among the notes as well', async (command, status) => {
    const { id, number } = await add({ status });
    await office(command, number, '--reason', 'Rekomendasi tidak sesuai.', ...by);
    const { answer } = await server.call('ppftzNotes', { body: { id } }, await server.signIn('ppjk'));
    expect(answer).toMatchObject([{ officer: 'Sri Wahyuni', note: 'Rekomendasi tidak sesuai.' }]);
  });

  test('an unverified identity number is marked, and released only with a reason', async () => {
    const { id, number } = await add({ status: '116' });
    expect(await office('show', number)).not.toContain('not verified');
    const { id: account } = await accountOf(server, 'ppjk');
    const setVerified = (company_verified: 0 | 1) =>
      server.store.write((trx) =>
        trx.updateTable('account').set({ company_verified }).where('id', '=', account).execute(),
      );
    await setVerified(0);
    onTestFinished(async () => void (await setVerified(1)));
    expect(await office('show', number)).toMatch(/Company +PT ppjk \(identity not verified\)/);
    expect(await office('list')).toMatch(/PT ppjk {2}\(identity not verified\)/);
    const release = ['release', number, '--number', `TANPA-${engine.name}`, ...by];
    await expect(office(...release)).rejects.toThrow(/of ppjk that nobody has verified.*--unverified/);
    await office(...release, '--unverified', 'Identitas dicocokkan.');
    expect((await history(id)).at(-1)).toMatchObject({ remarks: 'Identitas dicocokkan.' });
  });
});
