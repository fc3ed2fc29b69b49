import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decideAbout } from '../../testing/decide-about.ts';
import { describeStore } from '../../testing/describe-store.ts';
import type { TestServer } from '../../testing/index.ts';
import { actAs, dataUrl, generousLimits, pdfUrl } from '../../testing/permit.ts';

type Actor = Awaited<ReturnType<typeof actAs>>;

const lists = ['ftzList', 'ftzBrowseList', 'applicationList', 'browseList'] as const;
const cancellation = { permitTypeId: '23', documentKind: '167' };

/** A PDF of so many Kb. */
const pdfOf = (kb: number) => {
  const bytes = Buffer.alloc(kb * 1024, ' ');
  const [head, tail] = ['%PDF-1.7\n', '\nstartxref\n0\n%%EOF\n'];
  bytes.write(head);
  bytes.write(tail, bytes.length - tail.length);
  return { file: dataUrl(bytes), extension: 'pdf' } as const;
};

describeStore('applications of the free-trade zone', (engine) => {
  let server: TestServer;
  let importir: Actor;
  let pesaing: Actor;
  beforeAll(async () => {
    server = await engine.createServer({ deps: { limits: generousLimits } });
    importir = await actAs(server, 'importir');
    pesaing = await actAs(server, 'pesaing');
  });
  afterAll(() => server.close());

  async function listed(name: (typeof lists)[number], actor = importir, query?: string) {
    const { answer } = await server.call(name, { body: { user: actor.username, query } }, actor.token);
    return answer ?? [];
  }
  const numbersIn = async (...asked: Parameters<typeof listed>) =>
    (await listed(...asked)).map(({ number }) => number);

  /** Saves and sends an application to cancel an RKSP. */
  async function sendCancellation(number: string) {
    const id = await importir.saveDraft({ ...cancellation, number });
    await importir.fill(id, { code: '1', file: pdfUrl, extension: 'pdf' });
    await importir.fill(id, { code: '74', first: 'Kapal batal sandar', second: null });
    await importir.fill(id, { code: '49', file: pdfUrl, extension: 'pdf' });
    server.clock.advance(1_000);
    const { failure } = await importir.send(id);
    expect(failure).toBeUndefined();
    return id;
  }

  describe('the lists', () => {
    beforeAll(async () => {
      const other = await importir.saveDraft({ number: 'UMUM-1' });
      await importir.fillAll(other);
      await importir.send(other);
      await importir.saveDraft({ number: 'UMUM-2' });
      await sendCancellation('FTZ-1');
      await importir.saveDraft({ ...cancellation, number: 'FTZ-2' });
      await importir.saveDraft({ permitTypeId: '5', documentKind: '23', number: 'FTZ-3' });
      await pesaing.saveDraft({ ...cancellation, number: 'FTZ-4' });
    });

    test.each([
      ['ftzList', ['FTZ-2', 'FTZ-3', 'FTZ-1']],
      ['ftzBrowseList', ['FTZ-1']],
      ['applicationList', ['UMUM-2', 'FTZ-2', 'FTZ-3', 'UMUM-1', 'FTZ-1']],
      ['browseList', ['UMUM-1', 'FTZ-1']],
    ] as const)('%s has %j', async (name, numbers) => {
      const found = await numbersIn(name);
      // Saved within one millisecond: the order of two drafts is not defined.
      expect(found.toSorted()).toEqual([...numbers].sort());
      expect(found.at(-1)).toBe(numbers.at(-1));
    });

    test('are searched like the others', async () => {
      expect(await numbersIn('ftzList', importir, 'pembatalan ftz-2')).toEqual(['FTZ-2']);
      expect(await numbersIn('ftzList', importir, 'umum-2')).toEqual([]);
      expect(await numbersIn('ftzBrowseList', importir, 'ftz-2')).toEqual([]);
    });

    test('have only what belongs to the company', async () => {
      expect(await numbersIn('ftzList', pesaing)).toEqual(['FTZ-4']);
      expect(await numbersIn('ftzBrowseList', pesaing)).toEqual([]);
    });

    test('return the area in the header', async () => {
      const [row] = await listed('ftzBrowseList');
      const body = { user: 'importir', id: row?.id ?? '' };
      const { answer } = await server.call('applicationDetail', { body }, importir.token);
      expect(answer?.area).toBe('ftz');
    });
  });

  describe('files have at most 800 Kb', () => {
    const tooLarge = [
      { field: 'file', message: expect.stringMatching(/^File .+ berukuran 801 Kb, max\. 800 Kb\.$/) },
    ];

    test('in a document that is added or changed', async () => {
      const id = await importir.saveDraft(cancellation);
      const filled = await importir.fill(id, { code: '1', ...pdfOf(801) });
      expect([filled.status, filled.failure?.errors]).toEqual([422, tooLarge]);
      const added = await importir.add(id, { code: '1', ...pdfOf(801) });
      expect([added.status, added.failure?.errors]).toEqual([422, tooLarge]);
      expect((await importir.fill(id, { code: '1', ...pdfOf(800) })).status).toBe(200);
    });

    test('in a row of a list', async () => {
      const id = await importir.saveDraft({ permitTypeId: '48' });
      await importir.fill(id, { code: '145', first: '2', second: null });
      const { id: dokapId } = await importir.dokap(id, '145');
      const add = (kb: number) =>
        server.call(
          'saveDatedDocument',
          {
            body: {
              user: 'importir',
              dokapId,
              code: '145',
              number: `CK-${kb}`,
              date: '2026-03-01',
              ...pdfOf(kb),
            },
          },
          importir.token,
        );
      expect((await add(801)).status).toBe(200);
      await server.store.write((trx) =>
        trx.updateTable('application').set({ permit_type_id: '27' }).where('id', '=', id).execute(),
      );
      const { status, failure } = await add(801);
      expect([status, failure?.errors]).toEqual([422, tooLarge]);
    });

    test('only where the permit type belongs to the area', async () => {
      const id = await importir.saveDraft();
      expect((await importir.fill(id, { code: '1', ...pdfOf(801) })).status).toBe(200);
    });
  });

  test('officers decide about one like about any other, and its company sees it', async () => {
    const id = await sendCancellation('FTZ-KANTOR/2026');
    expect(await decideAbout(server, 'list', '--status', '20')).toContain('FTZ-KANTOR/2026');
    await decideAbout(server, 'note', id, '--text', 'Lengkap.', '--officer', 'Hendra Saputra');
    server.clock.advance(1_000);
    await decideAbout(server, 'process', 'FTZ-KANTOR/2026', '--nip', '060102030');
    await decideAbout(server, 'approve', id, '--number', 'KEP-FTZ-1/KPU.02/2026');
    const row = (await listed('ftzBrowseList')).find((each) => each.id === id);
    expect(row).toMatchObject({ status: '50', approvalNumber: 'KEP-FTZ-1/KPU.02/2026' });
    const notes = await server.call('officeNoteList', { body: { applicationId: id } }, importir.token);
    expect(notes.answer?.map(({ note }) => note)).toEqual(['Lengkap.']);
    const licence = await server.call('licencePdf', { params: { user: 'importir', id } }, importir.token);
    expect(licence.status).toBe(200);
  });

  test('one that was rejected is filed again as one of the area', async () => {
    const id = await sendCancellation('FTZ-TOLAK/2026');
    await decideAbout(server, 'reject', id, '--reason', 'Kapal sudah sandar.');
    const { answer } = await importir.refile(id);
    expect((await listed('ftzList')).find((each) => each.id === answer?.id)).toMatchObject({ status: '10' });
  });
});
