import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCheckCode } from '@pabean/api/rules';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readAllRows } from '../testing/all-rows.ts';
import { describeStore } from '../testing/describe-store.ts';
import type { TestServer } from '../testing/index.ts';
import { accountOf } from '../testing/people.ts';
import { actAs, generousLimits } from '../testing/permit.ts';
import { samplePdf } from '../testing/sample-files.ts';
import { readOfficerCommand } from './run-command.ts';

type Actor = Awaited<ReturnType<typeof actAs>>;

/** A folder with a PDF, an HTML page named as a PDF, and an empty file. */
function papers() {
  const folder = mkdtempSync(join(tmpdir(), 'pabean-office-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = (name: string) => join(folder, name);
  writeFileSync(path('keputusan.pdf'), samplePdf);
  writeFileSync(path('palsu.pdf'), '<html>');
  writeFileSync(path('kosong.pdf'), '');
  writeFileSync(path('besar.pdf'), Buffer.alloc(2101 * 1024));
  return path;
}

describeStore('an officer decides about permits', (engine) => {
  let server: TestServer;
  let importir: Actor;
  let pesaing: Actor;
  beforeAll(async () => {
    server = await engine.createServer({ deps: { limits: generousLimits } });
    importir = await actAs(server, 'importir');
    pesaing = await actAs(server, 'pesaing');
  });
  afterAll(() => server.close());

  const office = async (...args: string[]) => {
    const command = readOfficerCommand(['permit', ...args]);
    server.clock.advance(1_000);
    return 'prints' in command ? command.prints : command.run({ ...server.deps, actor: 'hendra' });
  };
  let last = 0;
  async function sent(permitTypeId = '30') {
    const number = `IZIN-${++last}/2026`;
    const id = await importir.saveDraft({ number });
    await importir.fillAll(id);
    server.clock.advance(1_000);
    await importir.send(id);
    if (permitTypeId !== '30') await set(id, { permit_type_id: permitTypeId });
    return { id, number };
  }
  const set = (id: string, values: { permit_type_id: string }) =>
    server.store.write((trx) => trx.updateTable('application').set(values).where('id', '=', id).execute());
  const headerOf = async (id: string) =>
    (await server.call('applicationDetail', { body: { user: 'importir', id } }, importir.token)).answer;
  const mailsOf = async (id: string) =>
    (
      await server.store.db
        .selectFrom('outbox')
        .select(['subject', 'body', 'recipient'])
        .where('event', 'like', `izin:%:${id}:%`)
        .orderBy('id')
        .execute()
    ).map(({ subject, recipient, body }) => ({ subject, recipient, body }));
  const bookOf = (id: string) =>
    server.store.db
      .selectFrom('audit')
      .select(['actor', 'action', 'detail'])
      .where('application_id', '=', id)
      .orderBy('id')
      .execute();
  const list = async (name: 'applicationList' | 'browseList', actor = importir) =>
    (await server.call(name, { body: { user: actor.username } }, actor.token)).answer ?? [];

  test('from the examination to the approval: status, history, audit log, and a mail for each', async () => {
    const { id, number } = await sent();
    expect(await office('process', id, '--nip', '060102030')).toBe(`${number} is at 27 now.`);
    expect(await office('process', number, '--to', '28', '--nip', '060102030')).toBe(
      `${number} is at 28 now.`,
    );
    expect(await office('inspect', id, '--flag', 'T')).toBe(`${number} is not inspected.`);
    expect(await office('process', id)).toBe(`${number} is at 29 now.`);
    expect(await office('approve', id, '--number', `KEP-${number}`, '--nip', '060102030')).toBe(
      `${number} is approved: KEP-${number}, 2026-03-02.`,
    );
    const header = await headerOf(id);
    expect(header).toMatchObject({
      status: '50',
      approvalNumber: `KEP-${number}`,
      approvalDate: '2026-03-02',
      approvalFlag: 'T',
      recordedBy: '060102030',
    });
    expect(
      header?.changes?.map(({ status, statusLabel, byOffice, by }) => [status, statusLabel, byOffice, by]),
    ).toEqual([
      ['10', 'Draf', false, 'Nama importir'],
      ['20', 'Dikirim', false, 'Nama importir'],
      ['27', 'Penelitian Dokumen', true, '060102030'],
      ['28', 'Pemeriksaan', true, '060102030'],
      // An officer without a NIP is not named, so that user names of the machine are not published.
      ['29', 'Menunggu Persetujuan', true, null],
      ['50', 'Disetujui', true, '060102030'],
    ]);
    expect(await bookOf(id)).toEqual([
      { actor: 'hendra', action: 'process', detail: '20 to 27' },
      { actor: 'hendra', action: 'process', detail: '27 to 28' },
      { actor: 'hendra', action: 'inspect', detail: 'flag T' },
      { actor: 'hendra', action: 'process', detail: '28 to 29' },
      { actor: 'hendra', action: 'approve', detail: `KEP-${number}, 2026-03-02` },
    ]);
    const mails = await mailsOf(id);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Permohonan ${number}: penelitian dokumen`,
      `Permohonan ${number}: pemeriksaan`,
      `Permohonan ${number}: menunggu persetujuan`,
      `Permohonan ${number} disetujui`,
    ]);
    expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(new Set(['uji@perusahaan.example']));
    expect(mails.at(-1)?.body).toContain(`Nomor persetujuan   : KEP-${number}`);
    expect((await list('browseList')).find((row) => row.id === id)).toMatchObject({ status: '50' });
  });

  test('an approval assigns a code once, and may store the decision as a file', async () => {
    const path = papers();
    const { id, number } = await sent();
    const codeOf = async () =>
      (
        await server.store.db
          .selectFrom('application')
          .select('check_code')
          .where('id', '=', id)
          .executeTakeFirst()
      )?.check_code;
    expect(await codeOf()).toBeNull();
    await office('approve', id, '--number', `KEP/${number}`, '--file', path('keputusan.pdf'), '--flag', 'Y');
    const code = (await codeOf()) ?? '';
    expect(readCheckCode(code)).toBe(code);
    const header = await headerOf(id);
    expect(header?.fileName).toBe(`Keputusan KEP-IZIN-${last}-2026.pdf`);
    const response = await server.send(`/api/${header?.fileUrl}`, {
      headers: { Authorization: `Bearer ${importir.token}` },
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(samplePdf)).toBe(true);
    await office('revoke', id, '--reason', 'Data tidak benar.');
    expect(await codeOf()).toBe(code);
    expect(await headerOf(id)).toMatchObject({ status: '91', approvalFlag: 'R' });
  });

  test('a rejection has its reason in the mail and in the history, and can be filed again', async () => {
    const { id, number } = await sent();
    await office('reject', id, '--reason', ' Denah belum ditandatangani. ');
    expect(await headerOf(id)).toMatchObject({ status: '90', statusNote: 'Denah belum ditandatangani.' });
    const [mail] = await mailsOf(id);
    expect(mail).toMatchObject({ subject: `Permohonan ${number} ditolak` });
    expect(mail?.body).toContain('Alasannya: Denah belum ditandatangani.');
    expect((await importir.refile(id)).status).toBe(200);
  });

  test.each([
    ['reject', 'Penolakan'],
    ['guarantee', 'Permintaan Jaminan'],
    ['cancel', 'Pembatalan'],
  ])('the reason of %s is among the notes as well', async (command, role) => {
    const { id } = await sent();
    await office(command, id, '--reason', 'Denah tidak terbaca.', '--nip', '060102030');
    const notes = await server.call('officeNoteList', { body: { applicationId: id } }, importir.token);
    expect(notes.answer).toMatchObject([{ officer: '060102030', role, note: 'Denah tidak terbaca.' }]);
    const other = await sent();
    await office(command, other.id, '--reason', 'Denah tidak terbaca.');
    expect(await office('show', other.id)).toMatch(new RegExp(`Notes\n.*  ${role}  Denah tidak terbaca.`));
  });

  test('an unverified identity number is marked, and approved only with a reason', async () => {
    const { id, number } = await sent();
    expect(await office('show', id)).not.toContain('not verified');
    const { company_id } = await accountOf(server, 'importir');
    const setVerified = (verified: 0 | 1) =>
      server.store.write((trx) =>
        trx.updateTable('company').set({ verified }).where('id', '=', company_id).execute(),
      );
    await setVerified(0);
    onTestFinished(async () => void (await setVerified(1)));
    expect(await office('show', id)).toContain('1000000000000001 (not verified)');
    expect(await office('list')).toMatch(new RegExp(`${id}.*  \\(identity not verified\\)`));
    const before = await readAllRows(server.store);
    await expect(office('approve', id, '--number', 'KEP-belum')).rejects.toThrow(
      /filed under an identity number of importir that nobody has verified.*--unverified/,
    );
    expect(await readAllRows(server.store)).toEqual(before);
    const why = ['--unverified', 'NPWP dicocokkan dengan aslinya.'];
    await office('approve', id, '--number', 'KEP-belum', ...why);
    expect((await headerOf(id))?.changes?.at(-1)).toMatchObject({
      status: '50',
      note: 'NPWP dicocokkan dengan aslinya.',
    });
    expect((await bookOf(id)).at(-1)?.detail).toContain('NPWP dicocokkan dengan aslinya.');
    await setVerified(1);
    const verified = await sent();
    await expect(office('approve', verified.id, '--number', `KEP-${number}`, ...why)).rejects.toThrow(
      /Leave out --unverified/,
    );
  });

  test('guarantee, approval after it, and cancellation', async () => {
    const { id } = await sent('49');
    await office('guarantee', id, '--reason', 'Jaminan bank.');
    expect(await headerOf(id)).toMatchObject({ status: '98', statusNote: 'Jaminan bank.' });
    await office('approve', id, '--number', `KEP-J/${id}`);
    await office('cancel', id, '--reason', 'Atas permintaan pemohon.');
    expect(await headerOf(id)).toMatchObject({ status: '99' });
  });

  test('notes, questions and documents are visible to the company only', async () => {
    const path = papers();
    const { id, number } = await sent();
    await office('note', id, '--text', 'Dokumen lengkap.', '--officer', 'Hendra Saputra');
    await office('ask', id, '--text', 'Kirim foto segel.', '--officer', 'Rina', '--role', 'Pemeriksa Fisik');
    const attach = ['--file', path('keputusan.pdf'), '--name', 'Nota Dinas', '--number', 'ND-1/2026'];
    await office('attach', id, ...attach, '--date', '2026-03-01', '--remarks', 'Salinan');
    const body = { applicationId: id };
    const notes = await server.call('officeNoteList', { body }, importir.token);
    expect(notes.answer).toMatchObject([
      { officer: 'Hendra Saputra', role: 'Pemeriksa Dokumen', note: 'Dokumen lengkap.' },
      { officer: 'Rina', role: 'Pemeriksa Fisik', note: 'Kirim foto segel.' },
    ]);
    const dokaps = await server.call('officeDokapList', { body }, importir.token);
    expect(dokaps.answer).toEqual([
      {
        id: expect.any(String),
        applicationId: id,
        name: 'Nota Dinas',
        number: 'ND-1/2026',
        date: '2026-03-01',
        remarks: 'Salinan',
        fileName: 'Nota Dinas ND-1-2026.pdf',
        fileUrl: expect.stringContaining('file/dokapptg/'),
        fileBytes: samplePdf.length,
      },
    ]);
    const fetched = (actor: Actor) =>
      server.send(`/api/${dokaps.answer?.[0]?.fileUrl}`, {
        headers: { Authorization: `Bearer ${actor.token}` },
      });
    expect((await fetched(importir)).status).toBe(200);
    expect((await fetched(pesaing)).status).toBe(404);
    expect((await server.call('officeNoteList', { body }, pesaing.token)).status).toBe(404);
    expect((await server.call('officeDokapList', { body }, pesaing.token)).status).toBe(404);
    expect((await mailsOf(id)).map(({ subject }) => subject)).toEqual([
      `Catatan petugas untuk permohonan ${number}`,
      `Kantor menanyakan permohonan ${number}`,
      `Dokumen baru untuk permohonan ${number}`,
    ]);
    expect((await headerOf(id))?.status).toBe('20');
  });

  test('a sent application is in its company’s list, a draft is not', async () => {
    const { id } = await sent();
    const draft = await importir.saveDraft();
    const ids = (await list('browseList')).map((row) => row.id);
    expect(ids).toContain(id);
    expect(ids).not.toContain(draft);
    expect((await list('applicationList')).map((row) => row.id)).toContain(draft);
    expect(await list('browseList', pesaing)).toEqual([]);
  });

  test('shows an application, its documents and files, and lists those that wait', async () => {
    const { id, number } = await sent();
    await office('note', id, '--text', 'Segel cocok.', '--officer', 'Rina');
    const folder = mkdtempSync(join(tmpdir(), 'pabean-office-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const shown = await office('show', number, '--files', join(folder, 'salinan'));
    expect(shown).toMatch(new RegExp(`Number +${number}, 2026-03-01`));
    for (const part of [
      'Surat Permohonan',
      'Segel cocok.',
      'History',
      'copy-files',
      'Rina (Pemeriksa Dokumen)',
    ])
      expect(shown).toContain(part);
    expect(readdirSync(join(folder, 'salinan'))).toHaveLength(2);
    expect(await office('list')).toContain(`${id}  20  Dikirim  ${number}  PT importir`);
    expect(await office('list', '--status', '27')).not.toContain(id);
    await expect(office('list', '--status', '77')).rejects.toThrow(/--status is one of 10 Draf, 20 Dikirim/);
  });

  describe('gets the possible commands instead', () => {
    test.each([
      [
        '50',
        'reject',
        ['--reason', 'x'],
        /is at 50 \(Disetujui\), so reject is not possible. Possible now: revoke, cancel\./,
      ],
      ['90', 'process', [], /is at 90 \(Ditolak\).*Possible now: none that moves it/],
      ['27', 'revoke', ['--reason', 'x'], /Possible now: process, guarantee, approve, reject, cancel\./],
      ['27', 'process', ['--to', '27'], /is at 27 already/],
    ])('at %s for %s', async (status, command, args, message) => {
      const { id } = await sent();
      await server.store.write((trx) =>
        trx.updateTable('application').set({ status }).where('id', '=', id).execute(),
      );
      const before = await readAllRows(server.store);
      await expect(office(command, id, ...args)).rejects.toThrow(message);
      expect(await readAllRows(server.store)).toEqual(before);
    });

    test('when there is no such application, or it is a draft, or several have the number', async () => {
      const draft = await importir.saveDraft();
      await expect(office('process', draft)).rejects.toThrow(/^There is no sent application/);
      const { number } = await sent();
      const twin = await importir.saveDraft({ number });
      await importir.fillAll(twin);
      await importir.send(twin);
      await expect(office('process', number)).rejects.toThrow(
        /Several applications have the number.*\n {2}\w{26} /s,
      );
    });

    test('of numbers, days, flags, reasons and files', async () => {
      const path = papers();
      const { id } = await sent('2');
      const taken = await sent();
      await office('approve', taken.id, '--number', 'KEP-SUDAH');
      const refused = async (args: string[], message: RegExp) =>
        expect(office(args[0] ?? '', id, ...args.slice(1))).rejects.toThrow(message);
      await refused(['approve'], /--number is missing. Example: --number/);
      await refused(['approve', '--number', 'KEP-SUDAH'], /is the number of the approval of IZIN-/);
      await refused(['approve', '--number', 'K', '--date', '2026-02-30'], /--date is no day/);
      await refused(['approve', '--number', 'K', '--date', '2026-03-03'], /has not come yet/);
      await refused(['approve', '--number', 'K', '--flag', 'X'], /--flag is one of Y, T, R/);
      await refused(
        ['approve', '--number', 'K', '--file', path('palsu.pdf')],
        /is damaged, or something else/,
      );
      await refused(['approve', '--number', 'K', '--file', path('kosong.pdf')], /is empty/);
      await refused(['approve', '--number', 'K', '--file', path('besar.pdf')], /is larger than/);
      await refused(['approve', '--number', 'K', '--file', path('tidak-ada.pdf')], /cannot be read/);
      await refused(
        ['attach', '--name', 'Foto', '--file', path('x.gif')],
        /not a file of these: pdf, jpg, jpeg, png/,
      );
      await refused(['reject'], /--reason is missing/);
      await refused(['inspect', '--flag', 'Y'], /Only types 27 and 30/);
      await refused(['note', '--text', 'x'], /--officer is missing/);
      await refused(['process', '--nip', 'abc'], /--nip has 9 to 18 digits/);
      expect((await headerOf(id))?.status).toBe('20');
      expect(await bookOf(id)).toEqual([]);
    });
  });

  test('of two officers who decide concurrently, the second gets an error', async () => {
    const { id } = await sent();
    const outcomes = await Promise.allSettled([
      office('approve', id, '--number', `KEP-A/${id}`),
      office('reject', id, '--reason', 'Tidak lengkap.'),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await mailsOf(id)).toHaveLength(1);
  });

  test('changes nothing when its mail cannot be stored', async () => {
    const { id } = await sent();
    const before = await readAllRows(server.store);
    const command = readOfficerCommand(['permit', 'reject', id, '--reason', 'x']);
    if ('prints' in command) throw new Error('It only prints.');
    const office = undefined as never;
    await expect(command.run({ ...server.deps, office, actor: 'hendra' })).rejects.toThrow();
    expect(await readAllRows(server.store)).toEqual(before);
  });
});

describe('the arguments of a command about permits', () => {
  const names = ['list', 'show', 'process', 'approve', 'reject', 'guarantee', 'revoke', 'cancel'];

  test.each([...names, 'inspect', 'note', 'ask', 'attach'])('%s has help of its own', (name) => {
    expect(readOfficerCommand(['permit', name, '--help'])).toEqual({
      prints: expect.stringMatching(new RegExp(`^Usage: pnpm office permit ${name} .+\n\n.{40}`)),
    });
  });

  test('an unknown one lists those of its area', () => {
    expect(() => readOfficerCommand(['permit', 'setujui'])).toThrow(
      /unknown command 'setujui'\n\nUsage: pnpm office permit .*\n {2}approve /s,
    );
  });
});
