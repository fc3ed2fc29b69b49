import type { EndpointName } from '@pabean/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoContainer } from '../../demo/demo-values.ts';
import { describeStore } from '../../testing/describe-store.ts';
import type { TestServer } from '../../testing/index.ts';
import { actAs, dokapOf, generousLimits, headerOf, pdfUrl } from '../../testing/permit.ts';

type Actor = Awaited<ReturnType<typeof actAs>>;

describeStore('sending', (engine) => {
  let server: TestServer;
  let importir: Actor;
  let pesaing: Actor;
  beforeAll(async () => {
    server = await engine.createServer({ deps: { limits: generousLimits } });
    importir = await actAs(server, 'importir');
    pesaing = await actAs(server, 'pesaing');
  });
  afterAll(() => server.close());

  async function completeDraft() {
    const id = await importir.saveDraft();
    await importir.fillAll(id);
    return id;
  }

  const noticesOf = (id: string) =>
    server.store.db
      .selectFrom('outbox')
      .select(['event', 'recipient', 'subject', 'body', 'sent_at'])
      .where('event', 'like', `kirim:${id}:%`)
      .orderBy('event')
      .execute();
  const statusOf = async (id: string) =>
    (await server.store.db.selectFrom('application').select('status').where('id', '=', id).executeTakeFirst())
      ?.status;
  const historyOf = (id: string) =>
    server.store.db
      .selectFrom('application_history')
      .select(['from_status', 'to_status'])
      .where('application_id', '=', id)
      .orderBy('from_status', (order) => order.asc().nullsFirst())
      .execute();

  describe('an incomplete draft', () => {
    test('is refused with everything that is missing, with the office’s labels', async () => {
      const id = await importir.saveDraft();
      const { status, failure } = await importir.send(id);
      expect(status).toBe(422);
      expect(failure).toEqual({
        status: 'error',
        message: 'Permohonan belum lengkap.',
        errors: [
          { message: 'Dokumen Surat Permohonan belum diisi' },
          { message: 'Dokumen Tanda Terima Penyegelan / BA Segel belum diisi' },
          { message: 'Dokumen Nomor Segel belum diisi' },
          { message: 'Dokumen Perkiraan Waktu Pelaksanaan Kegiatan belum diisi' },
          { message: 'Dokumen Lokasi Kegiatan belum diisi' },
        ],
      });
      expect(await statusOf(id)).toBe('10');
      expect(await noticesOf(id)).toEqual([]);
    });

    test('is missing rows while a list is not full', async () => {
      const id = await importir.saveDraft({ permitTypeId: '16' });
      const pdf = { file: pdfUrl, extension: 'pdf' } as const;
      await importir.fill(id, { code: '1', ...pdf });
      await importir.fill(id, { code: '19', first: 'MV Contoh', second: '1N' });
      await importir.fill(id, { code: '2', first: '123456', ...pdf });
      await importir.fill(id, { code: '151', first: '2', second: null });
      const { id: dokapId } = await importir.dokap(id, '151');
      const save = (count: number) =>
        server.call(
          'saveContainers',
          {
            body: {
              user: 'importir',
              dokapId,
              rows: Array.from({ length: count }, (_, index) => ({
                number: demoContainer(index),
                size: '20',
              })),
            },
          },
          importir.token,
        );
      expect((await importir.send(id)).failure?.errors).toEqual([
        { message: 'Daftar Peti Kemas berisi 0 dari 2 baris' },
      ]);
      await save(2);
      expect((await importir.send(id)).status).toBe(200);
    });

    test('is missing a row in a list without a declared number', async () => {
      const id = await importir.saveDraft({ permitTypeId: '27' });
      await importir.fill(id, { code: '256', first: 'LCL', second: null });
      const { failure } = await importir.send(id);
      expect(failure?.errors?.map(({ message }) => message)).toContain(
        'Daftar No Strip (PPFTZ, BC 1.1, Pos, Peti Kemas) belum berisi baris',
      );
    });
  });

  test('a complete draft is sent with its time, its history and exactly two notices', async () => {
    const id = await completeDraft();
    const { answer } = await importir.send(id);
    expect(answer).toEqual({ succeeded: true, message: 'Permohonan berhasil dikirim' });
    const detail = await server.call('applicationDetail', { body: { user: 'importir', id } }, importir.token);
    expect(detail.answer).toMatchObject({
      status: '20',
      statusLabel: 'Dikirim',
      sentAt: server.clock().toISOString(),
    });
    expect(await historyOf(id)).toEqual([
      { from_status: null, to_status: '10' },
      { from_status: '10', to_status: '20' },
    ]);
    const notices = await noticesOf(id);
    expect(notices.map(({ event, recipient }) => [event, recipient])).toEqual([
      [`kirim:${id}:pemohon`, 'uji@perusahaan.example'],
      [`kirim:${id}:petugas`, 'layanan@pabean.example'],
    ]);
    for (const { subject, body } of notices) {
      expect(subject).toContain('001/UJI/2026');
      expect(body).toContain('Pembukaan Segel');
      expect(body).not.toContain('1000000000000001');
    }
  });

  test('the notices are only confirmed, and only for their owner', async () => {
    const id = await completeDraft();
    const confirm = (actor: Actor, page: 'kirim' | 'petugas') =>
      server.call('sendMail', { body: { page, id } }, actor.token);
    expect((await confirm(importir, 'kirim')).status).toBe(404);
    await importir.send(id);
    for (const page of ['kirim', 'petugas', 'petugas'] as const) {
      expect((await confirm(importir, page)).answer?.message).toBe('Email pemberitahuan sudah dijadwalkan');
      expect((await confirm(pesaing, page)).status).toBe(404);
    }
    expect(await noticesOf(id)).toHaveLength(2);
  });

  test('a draft can be sent by its owner only', async () => {
    const id = await completeDraft();
    expect((await pesaing.send(id)).status).toBe(404);
    expect(await statusOf(id)).toBe('10');
  });

  describe('once', () => {
    test('sent twice, the second call is refused as already sent', async () => {
      const id = await completeDraft();
      await importir.send(id);
      expect((await importir.send(id)).status).toBe(409);
      expect(await noticesOf(id)).toHaveLength(2);
    });

    test('twice with one key has one response and one effect', async () => {
      const id = await completeDraft();
      const headers = { 'Idempotency-Key': `kirim-${id}` };
      const first = await importir.send(id, headers);
      const second = await importir.send(id, headers);
      expect(second.answer).toEqual(first.answer);
      expect(await historyOf(id)).toHaveLength(2);
      expect(await noticesOf(id)).toHaveLength(2);
    });

    test('ten at a time, one succeeds', async () => {
      const id = await completeDraft();
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => importir.send(id)));
      expect(outcomes.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
      expect(await noticesOf(id)).toHaveLength(2);
      expect(await historyOf(id)).toHaveLength(2);
    });

    test('saving twice with one key creates one draft', async () => {
      const save = () =>
        server.call(
          'saveApplication',
          { body: { ...headerOf({ number: 'SEKALI' }), user: 'importir' } },
          importir.token,
          { headers: { 'Idempotency-Key': 'simpan-sekali-1' } },
        );
      const outcomes = await Promise.all(Array.from({ length: 5 }, save));
      const ids = new Set(outcomes.map(({ answer }) => answer?.id).filter(Boolean));
      expect(ids.size).toBe(1);
      const rows = await server.store.db
        .selectFrom('application')
        .select('id')
        .where('number', '=', 'SEKALI')
        .execute();
      expect(rows).toHaveLength(1);
    });

    test('deleting and sending at once end as one of the two after the other', async () => {
      for (let round = 0; round < 8; round++) {
        const id = await completeDraft();
        const remove = server.call('deleteApplication', { body: { user: 'importir', id } }, importir.token);
        const [sent, removed] = await Promise.all([importir.send(id), remove]);
        const status = await statusOf(id);
        if (status === '20') {
          expect([sent.status, removed.status]).toEqual([200, 409]);
          expect(await noticesOf(id)).toHaveLength(2);
        } else {
          expect(status).toBeUndefined();
          expect([sent.status, removed.status]).toEqual([404, 200]);
          expect(await noticesOf(id)).toEqual([]);
        }
      }
    });

    test('adding a document and sending at once never adds to a sent application', async () => {
      for (let round = 0; round < 5; round++) {
        const id = await completeDraft();
        const [added, sent] = await Promise.all([
          importir.add(id, { code: '75', file: pdfUrl, extension: 'pdf' }),
          importir.send(id),
        ]);
        expect(sent.status).toBe(200);
        expect([200, 409]).toContain(added.status);
        expect(await importir.dokaps(id)).toHaveLength(added.status === 200 ? 6 : 5);
      }
    });
  });

  test('after sending, every call that would change something is refused, and reading still works', async () => {
    const id = await importir.saveDraft({ permitTypeId: '48' });
    const pdf = { file: pdfUrl, extension: 'pdf' } as const;
    await importir.fill(id, { code: '1', ...pdf });
    const [letter] = await importir.dokaps(id);
    const list = await importir.dokap(id, '145');
    await importir.fill(id, { code: '145', first: '2', second: null });
    const dated = { number: 'CK', date: '2026-01-01', file: null, extension: null };
    const row = await server.call(
      'saveDatedDocument',
      { body: { ...dated, dokapId: list.id, code: '145', user: 'importir' } },
      importir.token,
    );
    await server.store.write((trx) =>
      trx.updateTable('application').set({ status: '20' }).where('id', '=', id).execute(),
    );
    const user = 'importir';
    const dokapId = letter?.id ?? '';
    const calls: [EndpointName, object][] = [
      ['deleteApplication', { user, id }],
      ['sendApplication', { user, id }],
      ['saveDokap', dokapOf(id, { code: '1', ...pdf })],
      ['updateDokap', { ...dokapOf(id, { code: '1', ...pdf }), id: dokapId }],
      ['deleteDokap', { user, id: dokapId }],
      ['saveDatedDocument', { ...dated, dokapId: list.id, code: '145', user }],
      ['deleteDatedDocument', { user, id: row.answer?.id }],
    ];
    const before = await importir.dokaps(id);
    for (const [name, body] of calls) {
      const { status, failure } = await server.call(name, { body } as never, importir.token);
      expect([name, status, failure?.message]).toEqual([
        name,
        409,
        'Permohonan sudah dikirim, sehingga tidak dapat diubah atau dihapus.',
      ]);
    }
    expect(await importir.dokaps(id)).toEqual(before);
  });
});
