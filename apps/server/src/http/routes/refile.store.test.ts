import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoContainer } from '../../demo/demo-values.ts';
import { copyApplication } from '../../permit/copy-application.ts';
import { maxDrafts } from '../../permit/new-draft.ts';
import { actOf } from '../../testing/act.ts';
import { describeStore } from '../../testing/describe-store.ts';
import type { TestServer } from '../../testing/index.ts';
import { accountOf } from '../../testing/people.ts';
import { actAs, dataUrl, generousLimits, headerOf, pdfUrl } from '../../testing/permit.ts';
import { samplePng } from '../../testing/sample-files.ts';

const byText = (a: object, b: object) => (textOf(a) < textOf(b) ? -1 : 1);
const textOf = (dokap: object) => ['code', 'first'].map((key) => Reflect.get(dokap, key)).join();

type Actor = Awaited<ReturnType<typeof actAs>>;

describeStore('filing a rejected application again', (engine) => {
  let server: TestServer;
  let importir: Actor;
  let pesaing: Actor;
  beforeAll(async () => {
    server = await engine.createServer({ deps: { limits: generousLimits } });
    importir = await actAs(server, 'importir');
    pesaing = await actAs(server, 'pesaing');
  });
  afterAll(() => server.close());

  async function rejected() {
    const id = await importir.saveDraft({ number: 'TOLAK-1/2026', phone: '0778 555 0199' });
    await importir.fillAll(id);
    await importir.add(id, { code: '1', first: 'S-02/2026', file: pdfUrl, extension: 'pdf' });
    await importir.add(id, {
      code: '1',
      first: 'S-03/2026',
      file: dataUrl(samplePng, 'image/png'),
      extension: 'png',
    });
    await importir.send(id);
    await setStatus(id, '90');
    return id;
  }

  const header = async (id: string, actor = importir) =>
    (await server.call('applicationDetail', { body: { user: actor.username, id } }, actor.token)).answer;
  /** Sorted independently of when a document was added. */
  const valuesOf = async (id: string) =>
    (await importir.dokaps(id))
      .toSorted(byText)
      .map(({ code, first, second, expiry, remarks, mandatory, fileName }) => ({
        code,
        first,
        second,
        expiry,
        remarks,
        mandatory,
        fileName,
      }));
  const rowsOf = async (dokapId: string) =>
    (await server.call('dokapRows', { body: { dokapId } }, importir.token)).answer ?? [];
  const fetchFile = (url: string | null | undefined) =>
    server.send(`/api/${url}`, { headers: { Authorization: `Bearer ${importir.token}` } });
  const setStatus = (id: string, status: string) =>
    server.store.write((trx) =>
      trx.updateTable('application').set({ status }).where('id', '=', id).execute(),
    );

  test('creates a draft with its header, documents and files, and today as its date', async () => {
    const source = await rejected();
    server.clock.advance(60_000);
    const { status, answer } = await importir.refile(source);
    expect(status).toBe(200);
    expect(answer).toMatchObject({ message: 'Data permohonan disalin ke draf baru', omitted: [] });
    const copy = answer?.id ?? '';
    const before = await header(source);
    expect(await header(copy)).toEqual({
      ...before,
      id: copy,
      date: server.clock().toISOString().slice(0, 10),
      status: '10',
      statusLabel: expect.any(String),
      sentAt: null,
      createdAt: server.clock().toISOString(),
      statusAt: server.clock().toISOString(),
      statusNote: 'Salinan dari permohonan TOLAK-1/2026',
      changes: [expect.objectContaining({ status: '10', note: 'Salinan dari permohonan TOLAK-1/2026' })],
      version: expect.any(String),
      headerVersion: expect.any(String),
      missing: [],
    });
    expect(await valuesOf(copy)).toEqual(await valuesOf(source));
    const urls = (await importir.dokaps(copy)).map(({ fileUrl }) => fileUrl);
    for (const url of urls.filter((each) => each !== null)) {
      const response = await fetchFile(url);
      expect(response.status).toBe(200);
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
    }
    expect((await importir.send(copy)).status).toBe(200);
  });

  test('the copy has its own files: deleting it keeps those of the original', async () => {
    const source = await rejected();
    const { answer } = await importir.refile(source);
    const copied = await importir.dokaps(answer?.id ?? '');
    const kept = await importir.dokaps(source);
    await server.call(
      'deleteApplication',
      { body: { user: 'importir', id: answer?.id ?? '' } },
      importir.token,
    );
    const statusesOf = (dokaps: typeof kept) =>
      Promise.all(
        dokaps.filter(({ fileUrl }) => fileUrl).map(async ({ fileUrl }) => (await fetchFile(fileUrl)).status),
      );
    expect(await statusesOf(copied)).toEqual([404, 404, 404, 404]);
    expect(await statusesOf(kept)).toEqual([200, 200, 200, 200]);
  });

  test('copies the rows of lists in their order, with their files', async () => {
    const dated = await importir.saveDraft({ permitTypeId: '48' });
    await importir.fill(dated, { code: '145', first: '3', second: null });
    const dokapId = (await importir.dokap(dated, '145')).id;
    for (const number of ['CK-3', 'CK-1', 'CK-2']) {
      const row = { number, date: '2026-03-02', file: pdfUrl, extension: 'pdf' as const };
      const body = { user: 'importir', dokapId, code: '145', ...row };
      expect((await server.call('saveDatedDocument', { body }, importir.token)).status).toBe(200);
    }
    const containers = await importir.saveDraft({ permitTypeId: '16' });
    await importir.fill(containers, { code: '151', first: '600', second: null });
    const listId = (await importir.dokap(containers, '151')).id;
    const cont = Array.from({ length: 600 }, (_, index) => ({ number: demoContainer(index), size: '20' }));
    await server.call(
      'saveContainers',
      { body: { user: 'importir', dokapId: listId, rows: cont } },
      importir.token,
    );
    await setStatus(dated, '90');
    await setStatus(containers, '90');

    const copyOfDated = (await importir.refile(dated)).answer?.id ?? '';
    const rows = await rowsOf((await importir.dokap(copyOfDated, '145')).id);
    expect(rows.map(({ value1 }) => value1)).toEqual(['CK-3', 'CK-1', 'CK-2']);
    for (const { fileUrl } of rows) expect((await fetchFile(fileUrl)).status).toBe(200);
    const copyOfContainers = (await importir.refile(containers)).answer?.id ?? '';
    const copied = await rowsOf((await importir.dokap(copyOfContainers, '151')).id);
    expect(copied.map(({ value1 }) => value1)).toEqual(cont.map(({ number }) => number));
  });

  test('uses today’s reference data: types that are no longer valid are omitted and named, new ones are added empty', async () => {
    const source = await rejected();
    const documents = (code: string) =>
      server.store.write((trx) =>
        trx
          .deleteFrom('permit_document')
          .where('permit_type_id', '=', '30')
          .where('dokap_code', '=', code)
          .returningAll()
          .executeTakeFirstOrThrow(),
      );
    const gone = await documents('70');
    const added = { ...gone, dokap_code: '151', mandatory: 1 };
    await server.store.write((trx) => trx.insertInto('permit_document').values(added).execute());
    const { answer } = await importir.refile(source);
    await documents('151');
    await server.store.write((trx) => trx.insertInto('permit_document').values(gone).execute());
    expect(answer?.omitted).toEqual(['Nomor Segel']);
    const codes = (await valuesOf(answer?.id ?? '')).map(({ code, first }) => [code, first === null]);
    expect(codes).toContainEqual(['151', true]);
    expect(codes.some(([code]) => code === '70')).toBe(false);
  });

  test('uses today’s identity of the account', async () => {
    const source = await rejected();
    const { company_id } = await accountOf(server, 'importir');
    const rename = (name: string) =>
      server.store.write((trx) =>
        trx.updateTable('company').set({ name }).where('id', '=', company_id).execute(),
      );
    await rename('PT Nama Baru');
    const { answer } = await importir.refile(source);
    await rename('PT importir');
    expect((await header(answer?.id ?? ''))?.companyName).toBe('PT Nama Baru');
    expect((await header(source))?.companyName).toBe('PT importir');
  });

  describe('is refused', () => {
    test.each(['10', '20', '50', '98'])('at status %s', async (status) => {
      const id = await importir.saveDraft();
      await setStatus(id, status);
      const { status: answered, failure } = await importir.refile(id);
      expect(answered).toBe(409);
      expect(failure?.message).toBe('Hanya permohonan yang ditolak yang dapat diajukan kembali.');
    });

    test('for another company’s application', async () => {
      expect((await pesaing.refile(await rejected())).status).toBe(404);
    });

    test('when the company has used up its room, and nothing of the copy is stored', async () => {
      const source = await rejected();
      const { owner_account_id } = await server.store.db
        .selectFrom('application')
        .select('owner_account_id')
        .where('id', '=', source)
        .executeTakeFirstOrThrow();
      const file = {
        id: 'besar',
        sha256: '',
        bytes: 5 * 1024 ** 3 - 1000,
        media_type: 'application/pdf',
        name: 'besar.pdf',
        owner_account_id,
        created_at: server.clock().toISOString(),
      };
      await server.store.write((trx) => trx.insertInto('stored_file').values(file).execute());
      const counted = () =>
        server.store.db
          .selectFrom('application')
          .select((row) => row.fn.countAll<number | string>().as('all'))
          .executeTakeFirst();
      const before = await counted();
      const { status, failure } = await importir.refile(source);
      await server.store.write((trx) => trx.deleteFrom('stored_file').where('id', '=', 'besar').execute());
      expect(status).toBe(409);
      expect(failure?.message).toContain('dari batas 5.120 MB');
      expect(await counted()).toEqual(before);
    });

    test('beyond the limit of drafts of a company', async () => {
      const source = await rejected();
      const { drafts } = await server.store.db
        .selectFrom('application')
        .innerJoin('account', 'account.id', 'application.owner_account_id')
        .where('account.username', 'in', ['importir', 'rekan'])
        .where('application.sent_at', 'is', null)
        .select((row) => row.fn.countAll<number | string>().as('drafts'))
        .executeTakeFirstOrThrow();
      for (let count = Number(drafts); count < maxDrafts; count++) await importir.saveDraft();
      const { status, failure } = await importir.refile(source);
      expect(status).toBe(409);
      expect(failure?.message).toContain(`batas ${maxDrafts}`);
    });
  });

  test('happens once with its key', async () => {
    await server.store.write((trx) => trx.deleteFrom('application').where('sent_at', 'is', null).execute());
    const source = await rejected();
    const headers = { 'Idempotency-Key': 'satu-kali-saja-0001' };
    const first = await importir.refile(source, headers);
    const second = await importir.refile(source, headers);
    expect(first.status).toBe(200);
    expect(second.answer?.id).toBe(first.answer?.id);
  });

  test('a copy has only the requested documents, and the mandatory ones empty', async () => {
    const source = await rejected();
    const letters = (await importir.dokaps(source)).filter(
      ({ code, mandatory }) => code === '1' && !mandatory,
    );
    const copy = (dokapIds: readonly string[]) =>
      server.store.write(async (trx) =>
        copyApplication(await actOf(server, 'importir', trx), server.deps, source, { dokapIds }),
      );
    const { id } = await copy([letters[1]?.id ?? '']);
    const values = await valuesOf(id);
    expect(
      values.filter(({ first }) => first !== null).map(({ first, mandatory }) => [first, mandatory]),
    ).toEqual([[letters[1]?.first, 'Y']]);
    expect(values.filter(({ first }) => first === null).map(({ code }) => code)).toEqual([
      '21',
      '22',
      '69',
      '70',
    ]);
    const foreign = await pesaing.saveDraft(
      headerOf({ name: 'PT pesaing', identityNumber: '1000000000000002' }),
    );
    const [other] = await pesaing.dokaps(foreign);
    await expect(copy([other?.id ?? ''])).rejects.toMatchObject({ code: 'notFound' });
  });
});
