import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readAllRows } from '../../testing/all-rows.ts';
import { giveCommand } from '../../testing/decide-about.ts';
import { describeStore } from '../../testing/describe-store.ts';
import type { TestServer } from '../../testing/index.ts';
import { accountOf } from '../../testing/people.ts';
import { actAs, dataUrl, generousLimits, pdfUrl } from '../../testing/permit.ts';
import { addPpftz } from '../../testing/ppftz.ts';
import { largePdf, samplePdf } from '../../testing/sample-files.ts';

type Actor = Awaited<ReturnType<typeof actAs>>;

const pdf = { file: pdfUrl, extension: 'pdf' } as const;

describeStore('a company answers an officer’s question', (engine) => {
  let server: TestServer;
  let importir: Actor;
  let ppjk: Actor;
  beforeAll(async () => {
    server = await engine.createServer({ deps: { limits: generousLimits } });
    importir = await actAs(server, 'importir');
    ppjk = await actAs(server, 'ppjk');
  });
  afterAll(() => server.close());

  const by = ['--officer', 'Rina'];
  const office = (...args: string[]) => {
    server.clock.advance(1_000);
    return giveCommand(server, ...args);
  };
  let last = 0;
  /** The subject of a question, and how both sides see it. */
  async function asked(area: 'permit' | 'ppftz') {
    last += 1;
    const actor = area === 'permit' ? importir : ppjk;
    let key = `02040000012320260302${String(last).padStart(6, '0')}`;
    let id: string;
    if (area === 'permit') {
      id = await actor.saveDraft({ number: `TANYA-${last}` });
      await actor.fillAll(id);
      await actor.send(id);
      key = id;
    } else {
      const { id: accountId, company_id: companyId } = await accountOf(server, 'ppjk');
      const sent_at = server.clock().toISOString();
      id = await addPpftz(server.store, { accountId, companyId }, { aju_number: key, sent_at });
    }
    await office(area, 'ask', key, '--text', 'Kirim foto segel.', ...by);
    const notes = async (as = actor) => {
      const { answer } =
        area === 'permit'
          ? await server.call('officeNoteList', { body: { applicationId: id } }, as.token)
          : await server.call('ppftzNotes', { body: { id } }, as.token);
      return answer ?? [];
    };
    const row = async () =>
      area === 'permit'
        ? (
            await server.call('applicationList', { body: { user: actor.username } }, actor.token)
          ).answer?.find((each) => each.id === id)
        : (await server.call('ppftzList', {}, actor.token)).answer?.find((each) => each.id === id);
    const question = (await notes()).at(-1)?.id ?? '';
    return { actor, area, key, notes, row, question };
  }
  const answer = (
    { token }: Pick<Actor, 'token'>,
    id: string,
    files: readonly { file: string; extension: 'pdf'; name: string }[] = [],
    headers: Record<string, string> = {},
    text = 'Segelnya terlampir.',
  ) => {
    server.clock.advance(1_000);
    const input = { params: { id }, body: { answer: text, files: [...files] } };
    return server.call('answerQuestion', input, token, { headers });
  };
  const mailsOf = async () =>
    (await server.store.db.selectFrom('outbox').select('subject').where('event', 'like', 'jawab:%').execute())
      .length;

  test.each(['permit', 'ppftz'] as const)(
    'about a %s: the row is marked until it is answered, and both sides see the answer with its files',
    async (area) => {
      const { actor, key, notes, row, question } = await asked(area);
      expect((await notes()).at(-1)).toMatchObject({ note: 'Kirim foto segel.', answerable: true });
      expect((await row())?.question).toBe('Kirim foto segel.');
      expect(await office(area, 'list')).toMatch(/\(waits for an answer\)/);
      expect(await office(area, 'show', key)).toContain('(question, waits for an answer)');
      const before = await mailsOf();
      const sent = await answer(actor, question, [
        { ...pdf, name: 'Foto segel.pdf' },
        { ...pdf, name: '../../etc/passwd.pdf' },
      ]);
      expect(sent.status).toBe(200);
      expect(await mailsOf()).toBe(before + 1);
      expect((await row())?.question).toBeUndefined();
      const answerNote = (await notes()).at(-1);
      expect(answerNote).toMatchObject({
        note: 'Segelnya terlampir.',
        officer: `Nama ${actor.username}`,
        questionId: question,
        files: [{ name: 'Foto segel.pdf' }, { name: expect.stringMatching(/^[^/]*passwd\.pdf$/) }],
      });
      const fetched = await server.send(`/api/${answerNote?.files?.[0]?.url}`, {
        headers: { Authorization: `Bearer ${actor.token}` },
      });
      expect(Buffer.from(await fetched.arrayBuffer()).equals(samplePdf)).toBe(true);
      const folder = mkdtempSync(join(tmpdir(), 'pabean-answers-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const shown = await office(area, 'show', key, '--files', join(folder, 'salinan'));
      expect(shown).toContain('(question, answered)');
      expect(shown).toMatch(/Segelnya terlampir\..*\(answer\).*\[Foto segel\.pdf, 1 Kb\]/);
      const copies = readdirSync(join(folder, 'salinan')).filter((name) => name.includes('Foto segel'));
      expect(copies).toHaveLength(1);
      expect(readFileSync(join(folder, 'salinan', copies[0] ?? '')).equals(samplePdf)).toBe(true);
      expect(await office(area, 'list')).toMatch(/\(answered\)/);
    },
  );

  test.each(['permit', 'ppftz'] as const)(
    'about a %s: another answer may follow until the officer’s next act',
    async (area) => {
      const { actor, key, notes, question } = await asked(area);
      await office(area, 'note', key, '--text', 'Masih kami tunggu.', ...by);
      expect((await answer(actor, question)).status).toBe(200);
      expect((await answer(actor, question, [], {}, 'Satu lagi.')).status).toBe(200);
      await office(area, 'note', key, '--text', 'Terima kasih.', ...by);
      expect(await answer(actor, question)).toMatchObject({
        status: 409,
        failure: { message: expect.stringContaining('tidak dapat dijawab lagi') },
      });
      expect((await notes()).map(({ note, answerable }) => [note, answerable])).toEqual([
        ['Kirim foto segel.', false],
        ['Masih kami tunggu.', undefined],
        ['Segelnya terlampir.', undefined],
        ['Satu lagi.', undefined],
        ['Terima kasih.', undefined],
      ]);
    },
  );

  test('a decision closes unanswered questions', async () => {
    const { actor, key, row, question } = await asked('permit');
    await office('permit', 'reject', key, '--reason', 'Tidak lengkap.');
    expect((await row())?.question).toBeUndefined();
    expect((await answer(actor, question)).status).toBe(409);
  });

  test('only its own company, and only a question', async () => {
    const permit = await asked('permit');
    const record = await asked('ppftz');
    const pesaing = await actAs(server, 'pesaing');
    const pindahan = await actAs(server, 'pindahan');
    await answer(permit.actor, permit.question, [{ ...pdf, name: 'Foto.pdf' }]);
    const [, given] = await permit.notes();
    const before = await readAllRows(server.store);
    const refused = [
      await answer(pesaing, permit.question),
      await answer(importir, record.question),
      await answer(pindahan, record.question),
      await answer(pindahan, permit.question),
      await answer(importir, given?.id ?? ''),
      await answer(importir, 'TIDAK-ADA'),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
    const fetched = await server.send(`/api/${given?.files?.[0]?.url}`, {
      headers: { Authorization: `Bearer ${pesaing.token}` },
    });
    expect(fetched.status).toBe(404);
    const after = await readAllRows(server.store);
    expect({ ...after, rate_limit: [], session: [] }).toEqual({ ...before, rate_limit: [], session: [] });
  });

  test('once with one key, and a refused one leaves nothing', async () => {
    const { actor, notes, question } = await asked('permit');
    const headers = { 'Idempotency-Key': 'jawab-satu-kali' };
    const files = [{ ...pdf, name: 'Foto.pdf' }];
    expect((await answer(actor, question, files, headers)).status).toBe(200);
    expect((await answer(actor, question, files, headers)).status).toBe(200);
    expect(await notes()).toHaveLength(2);
    const page = dataUrl(Buffer.from('<html>'));
    const refused = await answer(actor, question, [...files, { ...pdf, file: page, name: 'Palsu.pdf' }]);
    expect(refused).toMatchObject({ status: 422, failure: { errors: [{ field: 'files[1].file' }] } });
    const wireFile = { file: pdfUrl, ext: 'pdf', nama: 'Foto.pdf' };
    for (const body of [
      { jawaban: 'Empat berkas.', files: [wireFile, wireFile, wireFile, wireFile] },
      { jawaban: '  ', files: [] },
      { jawaban: 'Tanpa berkas.' },
    ]) {
      const response = await server.send(`/api/catatan/${question}/jawab`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { Authorization: `Bearer ${actor.token}`, 'Content-Type': 'application/json' },
      });
      expect(response.status).toBe(422);
    }
    expect(await notes()).toHaveLength(2);
  });

  test('files have the limit of their area', async () => {
    const permit = await asked('permit');
    const record = await asked('ppftz');
    const large = [{ ...pdf, file: dataUrl(largePdf(24_000)), name: 'Besar.pdf' }];
    expect((await answer(permit.actor, permit.question, large)).status).toBe(200);
    expect(await answer(record.actor, record.question, large)).toMatchObject({
      status: 422,
      failure: { errors: [{ message: expect.stringContaining('max. 800 Kb') }] },
    });
  });
});
