import { extraFieldOf } from '@pabean/api/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxDrafts } from '../../permit/new-draft.ts';
import { describeStore } from '../../testing/describe-store.ts';
import { addAccount, addCompany, type TestServer } from '../../testing/index.ts';
import { actAs, headerOf, pdfUrl } from '../../testing/permit.ts';

type Actor = Awaited<ReturnType<typeof actAs>>;

describeStore('permit applications', (engine) => {
  let server: TestServer;
  let importir: Actor;
  let pesaing: Actor;
  beforeAll(async () => {
    server = await engine.createServer();
    importir = await actAs(server, 'importir');
    pesaing = await actAs(server, 'pesaing');
  });
  afterAll(() => server.close());

  const list = (actor: Actor) =>
    server.call('applicationList', { body: { user: actor.username } }, actor.token);
  const detail = (actor: Actor, id: string) =>
    server.call('applicationDetail', { body: { user: actor.username, id } }, actor.token);
  const remove = (actor: Actor, id: string) =>
    server.call('deleteApplication', { body: { user: actor.username, id } }, actor.token);
  const save = (actor: Actor, overrides: Parameters<typeof headerOf>[0] = {}) =>
    server.call('saveApplication', { body: { ...headerOf(overrides), user: actor.username } }, actor.token);

  test('a decision that the office stored as a file is named, and fetched by its company only', async () => {
    const id = await importir.saveDraft();
    await importir.fill(id, { code: '1', file: pdfUrl, extension: 'pdf' });
    await server.store.write(async (trx) => {
      const { file_id } = await trx
        .selectFrom('dokap')
        .select('file_id')
        .where('application_id', '=', id)
        .where('code', '=', '1')
        .executeTakeFirstOrThrow();
      await trx.updateTable('application').set({ file_id }).where('id', '=', id).execute();
    });
    const { answer } = await detail(importir, id);
    const name = answer?.fileName ?? '';
    expect(answer?.fileUrl).toBe(`file/permohonan/${id}/${encodeURIComponent(name)}`);
    const fetchFile = (actor: Actor) => server.call('applicationFile', { params: { id, name } }, actor.token);
    expect((await fetchFile(importir)).answer).toMatchObject({ mediaType: 'application/pdf', name });
    expect((await fetchFile(pesaing)).status).toBe(404);
  });

  describe('saving a header', () => {
    test('creates a draft that its header block shows', async () => {
      const { identityNumber, name, address, ...header } = headerOf({ number: '118/SNB/IX/2026' });
      const id = await importir.saveDraft(header);
      expect((await detail(importir, id)).answer).toEqual({
        ...header,
        id,
        permitTypeName: 'Pembukaan Segel',
        area: 'umum',
        status: '10',
        statusLabel: 'Draf',
        approvalNumber: null,
        approvalDate: null,
        approvalFlag: null,
        fileName: null,
        fileUrl: null,
        npwp: identityNumber,
        identityTypeLabel: 'NPWP',
        companyName: name,
        companyAddress: address,
        recordedBy: null,
        sentAt: null,
        createdAt: server.clock().toISOString(),
        statusAt: server.clock().toISOString(),
        statusNote: null,
        changes: [
          {
            at: server.clock().toISOString(),
            status: '10',
            statusLabel: 'Draf',
            byOffice: false,
            by: 'Nama importir',
            note: null,
          },
        ],
        version: '1',
        headerVersion: '1',
        missing: expect.any(Array),
      });
    });

    test('shows since when it has its status', async () => {
      const id = await importir.saveDraft();
      await importir.fillAll(id);
      server.clock.advance(60_000);
      await importir.send(id);
      const sentAt = server.clock().toISOString();
      expect((await detail(importir, id)).answer).toMatchObject({ status: '20', sentAt, statusAt: sentAt });
    });

    test('adds the mandatory documents of the permit type as empty ones', async () => {
      const id = await importir.saveDraft({ permitTypeId: '16' });
      const dokaps = await importir.dokaps(id);
      expect(dokaps.map(({ code, mandatory, first }) => [code, mandatory, first])).toEqual([
        ['1', 'Y', null],
        ['151', 'Y', null],
        ['19', 'Y', null],
        ['2', 'Y', null],
      ]);
    });

    test.each(['3', '4', '5', '23', '45'])(
      'permit type %s requires its extra choice',
      async (permitTypeId) => {
        const extra = extraFieldOf(permitTypeId);
        if (!extra) throw new Error('No extra field.');
        const field = extra.name === 'documentKind' ? 'jnsdok' : 'jnsNppbkc';
        for (const wrong of [null, '', '999', '__proto__']) {
          const header = { ...headerOf({ permitTypeId, [extra.name]: wrong }), user: 'importir' };
          const response = await sendRaw('savepengajuan', toWire(header));
          expect(response.status).toBe(422);
          expect(await response.json()).toMatchObject({ errors: [{ field }] });
        }
        const value = extra.choices[0]?.value ?? '';
        const id = await importir.saveDraft({ permitTypeId, [extra.name]: value });
        expect((await detail(importir, id)).answer?.[extra.name]).toBe(value);
      },
    );

    test('does not store an extra choice that the permit type does not require', async () => {
      const id = await importir.saveDraft({ permitTypeId: '30', documentKind: '23', businessKind: '1' });
      expect((await detail(importir, id)).answer).toMatchObject({ documentKind: null, businessKind: null });
    });

    test('an unknown permit type is refused by name', async () => {
      const { status, failure } = await save(importir, { permitTypeId: '999' });
      expect(status).toBe(422);
      expect(failure?.errors).toEqual([{ field: 'idijin', message: 'Pilih Jenis Izin dari daftar.' }]);
    });

    test.each([
      [{ number: '' }, 'nomohon', 'Kolom Nomor Permohonan belum diisi'],
      [{ number: 'a'.repeat(51) }, 'nomohon', 'Nomor Permohonan paling banyak 50 karakter.'],
      [{ date: '2026-02-30' }, 'tglmohon', 'Tanggal Permohonan tidak valid.'],
      [{ date: '0000-00-00' }, 'tglmohon', 'Tanggal Permohonan tidak valid.'],
      [{ name: '  ' }, 'pernama', 'Kolom Nama belum diisi'],
      [{ phone: '12' }, 'nohp', 'No. Telepon harus 3 sampai 15 karakter: angka, spasi, +, -, ( atau ).'],
      [{ email: 'a@b' }, 'email', 'Email tidak valid. Contoh: nama@perusahaan.co.id'],
      [
        { identityNumber: '123456789012345' },
        'idper',
        'NPWP Pemohon Izin harus terdiri dari 16 angka. kunjungi profil untuk mengubah NPWP',
      ],
      [{ identityType: '2', identityNumber: '21' }, 'idper', 'No. KTP harus terdiri dari 16 angka.'],
      [
        { name: 'PT \u0000 Nol' },
        'pernama',
        'Nama berisi karakter yang tidak dapat disimpan. Ketik ulang bagian itu.',
      ],
    ] as const)('%j is refused at its field', async (overrides, field, message) => {
      const body = { ...headerOf(), ...overrides, user: 'importir' };
      const response = await sendRaw('savepengajuan', toWire(body));
      expect(response.status).toBe(422);
      expect(await response.json()).toEqual({
        status: 'error',
        message: 'Ada isian yang perlu diperbaiki.',
        errors: [{ field, message }],
      });
    });

    test('a lone surrogate is refused, and long Unicode comes back as it was', async () => {
      const response = await sendRaw(
        'savepengajuan',
        toWire({ ...headerOf({ name: 'PT \ud800' }), user: 'importir' }),
      );
      expect(response.status).toBe(422);
      const ppjk = await actAs(server, 'ppjk');
      const name = 'PT ☃ Ñandú 日本 \u{1f600}';
      const id = await ppjk.saveDraft({ name });
      expect((await detail(ppjk, id)).answer?.companyName).toBe(name);
    });

    test('nothing that the server decides can be sent along', async () => {
      const response = await sendRaw('savepengajuan', {
        ...toWire({ ...headerOf(), user: 'importir' }),
        status: '50',
        no_setuju: 'KEP-1',
        fl_setuju: 'Y',
        wk_kirim: '2020-01-01T00:00:00Z',
        company_id: 'x',
        id_mohon: 'mine',
      });
      const { id_mohon } = (await response.json()) as { id_mohon: string };
      expect((await detail(importir, id_mohon)).answer).toMatchObject({
        id: id_mohon,
        status: '10',
        approvalNumber: null,
        approvalFlag: null,
        sentAt: null,
      });
      expect(id_mohon).not.toBe('mine');
    });
  });

  describe('the applicant', () => {
    const other = { identityNumber: '9999999999999999', name: 'PT Lain', address: 'Jl. Lain 2' };

    test.each(['importir', 'tps'])('%s files only in the name of its company', async (username) => {
      const actor = await actAs(server, username);
      const id = await actor.saveDraft(other);
      const { answer } = await detail(actor, id);
      expect(answer?.companyName).toBe(`PT ${username}`);
      expect(answer?.npwp).not.toBe(other.identityNumber);
      expect(answer?.companyAddress).toBe('Jl. Pelabuhan 1, Batam');
    });

    test('a broker files for others', async () => {
      const ppjk = await actAs(server, 'ppjk');
      const id = await ppjk.saveDraft({ ...other, identityType: '2' });
      expect((await detail(ppjk, id)).answer).toMatchObject({
        npwp: other.identityNumber,
        identityTypeLabel: 'KTP',
        companyName: 'PT Lain',
        companyAddress: 'Jl. Lain 2',
      });
    });

    test('a company whose own NPWP still has 15 digits is sent to its profile', async () => {
      const company = await addCompany(server.store, server.clock(), { identity_number: '019000017999000' });
      await addAccount(server.store, server.clock(), { username: 'npwp-lama', company_id: company.id });
      const { status, failure } = await save(await actAs(server, 'npwp-lama'));
      expect(status).toBe(422);
      expect(failure?.errors).toEqual([
        {
          field: 'idper',
          message: 'NPWP Pemohon Izin harus terdiri dari 16 angka. kunjungi profil untuk mengubah NPWP',
        },
      ]);
    });
  });

  describe('access', () => {
    test('colleagues share their company’s applications, others see nothing of them', async () => {
      const id = await importir.saveDraft();
      const rekan = await actAs(server, 'rekan');
      expect((await list(rekan)).answer?.map((each) => each.id)).toContain(id);
      expect((await list(pesaing)).answer?.map((each) => each.id)).not.toContain(id);
      expect((await detail(rekan, id)).status).toBe(200);
    });

    test('an unverified account sees only what it created itself', async () => {
      const { company_id } = await server.store.db
        .selectFrom('account')
        .select('company_id')
        .where('username', '=', 'importir')
        .executeTakeFirstOrThrow();
      await addAccount(server.store, server.clock(), { username: 'belum', company_id, company_verified: 0 });
      const belum = await actAs(server, 'belum');
      const theirs = await importir.saveDraft();
      const own = await belum.saveDraft();
      expect((await list(belum)).answer?.map((each) => each.id)).toEqual([own]);
      expect((await detail(belum, theirs)).status).toBe(404);
      expect((await remove(belum, theirs)).status).toBe(404);
      expect((await detail(importir, own)).status).toBe(200);
    });

    test('an unverified account reads nothing of the company that it claims', async () => {
      const company = await addCompany(server.store, server.clock(), {
        identity_number: '0012345678901288',
        address: 'Jl. Rahasia 1',
        phone: '0778 999',
        email: 'rahasia@perusahaan.example',
      });
      const at = { company_id: company.id };
      await addAccount(server.store, server.clock(), { username: 'pemilik', ...at });
      await addAccount(server.store, server.clock(), { username: 'pengaku', ...at, company_verified: 0 });
      const pengaku = await actAs(server, 'pengaku');
      const { answer } = await server.call('companyOf', { body: { user: 'pengaku' } }, pengaku.token);
      expect(answer).toMatchObject({
        identityNumber: '0012345678901288',
        address: '',
        phone: '',
        email: 'pengaku@perusahaan.example',
      });
      const draft = await pengaku.saveDraft({ address: 'Jl. Sendiri 2' });
      expect(JSON.stringify(await detail(pengaku, draft))).not.toMatch(/rahasia|0778 999/i);

      const row = await server.store.db
        .selectFrom('application')
        .selectAll()
        .where('id', '=', draft)
        .executeTakeFirstOrThrow();
      const copies = Array.from({ length: maxDrafts - 1 }, (_, index) => ({ ...row, id: `claim${index}` }));
      await server.store.write((trx) => trx.insertInto('application').values(copies).execute());
      expect((await save(pengaku)).status).toBe(409);
      expect((await save(await actAs(server, 'pemilik'))).status).toBe(200);
    });

    test('another company’s application is answered like one that does not exist', async () => {
      const id = await importir.saveDraft();
      const missing = `${id.slice(0, -4)}ZZZZ`;
      const headersOf = ({ headers }: { headers: Headers }) =>
        [...headers].filter(([name]) => name !== 'x-request-id');
      for (const act of [detail, remove, (actor: Actor, key: string) => actor.send(key)]) {
        const foreign = await act(pesaing, id);
        const never = await act(pesaing, missing);
        expect(foreign.status).toBe(404);
        expect(foreign.failure).toEqual(never.failure);
        expect(headersOf(foreign)).toEqual(headersOf(never));
      }
      expect((await detail(importir, id)).status).toBe(200);
    });
  });

  test('the list has drafts first, then by the time of sending', async () => {
    const tps = await actAs(server, 'tps');
    for (const draft of (await list(tps)).answer ?? []) await remove(tps, draft.id);
    const ids: string[] = [];
    for (const number of ['A', 'B', 'C']) {
      server.clock.advance(60_000);
      ids.push(await tps.saveDraft({ number }));
    }
    for (const [number, sentAt] of [
      ['A', '2026-03-02T02:00:00.000Z'],
      ['C', '2026-03-02T01:30:00.000Z'],
    ] as const) {
      await server.store.write((trx) =>
        trx
          .updateTable('application')
          .set({ status: '20', sent_at: sentAt })
          .where('id', 'in', ids)
          .where('number', '=', number)
          .execute(),
      );
    }
    const { answer } = await list(tps);
    expect(answer?.map((each) => [each.number, each.sentAt, each.statusLabel])).toEqual([
      ['B', null, 'Draf'],
      ['C', '2026-03-02T01:30:00.000Z', 'Dikirim'],
      ['A', '2026-03-02T02:00:00.000Z', 'Dikirim'],
    ]);
  });

  describe('deleting', () => {
    test('removes a draft with all its parts, once', async () => {
      const id = await importir.saveDraft();
      await importir.fillAll(id);
      const files = await fileIds(id);
      expect(files).toHaveLength(2);
      expect((await remove(importir, id)).answer?.message).toBe('Data berhasil dihapus');
      expect((await detail(importir, id)).status).toBe(404);
      expect(await fileIds(id)).toEqual([]);
      const { db } = server.store;
      expect(await db.selectFrom('dokap').select('id').where('application_id', '=', id).execute()).toEqual(
        [],
      );
      expect(await db.selectFrom('stored_file').select('id').where('id', 'in', files).execute()).toEqual([]);
      for (const file of files) expect(await server.deps.files.read(file)).toBeUndefined();
      expect((await remove(importir, id)).status).toBe(404);
    });

    test('a sent application is not deleted, and the response states why', async () => {
      const id = await importir.saveDraft();
      await importir.fillAll(id);
      await importir.send(id);
      const { status, failure } = await remove(importir, id);
      expect(status).toBe(409);
      expect(failure?.message).toBe('Permohonan sudah dikirim, sehingga tidak dapat diubah atau dihapus.');
      expect((await detail(importir, id)).answer?.status).toBe('20');
    });

    const fileIds = async (id: string) =>
      (await server.store.db.selectFrom('dokap').select('file_id').where('application_id', '=', id).execute())
        .map((row) => row.file_id)
        .filter((file) => file !== null);
  });

  test('a company has room for a limited number of drafts', async () => {
    const company = await addCompany(server.store, server.clock(), { identity_number: '0012345678901299' });
    const account = await addAccount(server.store, server.clock(), {
      username: 'banyak',
      company_id: company.id,
    });
    const banyak = await actAs(server, 'banyak');
    const first = await banyak.saveDraft();
    await server.store.write(async (trx) => {
      const row = await trx
        .selectFrom('application')
        .selectAll()
        .where('id', '=', first)
        .executeTakeFirstOrThrow();
      const copies = Array.from({ length: maxDrafts - 2 }, (_, index) => ({
        ...row,
        id: `copy${index}`,
        owner_account_id: account.id,
      }));
      await trx.insertInto('application').values(copies).execute();
    });
    // One more draft is permitted, and many are saved at once.
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => save(banyak)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    const { status, failure } = await save(banyak);
    expect(status).toBe(409);
    expect(failure?.message).toContain('batas 200');
  });

  test('a draft stores who created it and when', async () => {
    const id = await importir.saveDraft();
    const history = await server.store.db
      .selectFrom('application_history')
      .select(['actor', 'from_status', 'to_status', 'at'])
      .where('application_id', '=', id)
      .execute();
    expect(history).toEqual([
      { actor: 'importir', from_status: null, to_status: '10', at: server.clock().toISOString() },
    ]);
  });

  test('the company of the caller fills a new header', async () => {
    const { answer } = await server.call('companyOf', { body: { user: 'importir' } }, importir.token);
    expect(answer).toEqual({
      identityType: '5',
      identityNumber: '1000000000000001',
      name: 'PT importir',
      address: 'Jl. Pelabuhan 1, Batam',
      phone: '0778 555 0100',
      email: 'uji@perusahaan.example',
      username: 'importir',
    });
  });

  const sendRaw = (path: string, body: unknown) =>
    Promise.resolve(
      server.send(`/api/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${importir.token}` },
        body: JSON.stringify(body),
      }),
    );
});

/** A header under its wire names, unchecked, as another client might send it. */
const toWire = (header: ReturnType<typeof headerOf> & { user: string }) => ({
  idijin: header.permitTypeId,
  nomohon: header.number,
  tglmohon: header.date,
  kdid: header.identityType,
  idper: header.identityNumber,
  pernama: header.name,
  peralamat: header.address,
  nohp: header.phone,
  email: header.email,
  jnsdok: header.documentKind,
  jnsNppbkc: header.businessKind,
  idrekam: header.user,
});
