import { groupCheckCode, type OfficeProfile, office020400, readCheckCode } from '@pabean/api/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCheckCode } from '../../core/check-code.ts';
import { noteChange } from '../../core/note-change.ts';
import { demoContainer } from '../../demo/demo-values.ts';
import { describeStore } from '../../testing/describe-store.ts';
import type { TestServer } from '../../testing/index.ts';
import { approveAs } from '../../testing/licences.ts';
import { actAs, pdfUrl } from '../../testing/permit.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { samplePdf } from '../../testing/sample-files.ts';

const office: OfficeProfile = office020400;

describeStore('a licence', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await engine.createServer();
  });
  afterAll(() => server.close());

  const pdfOf = (user: string, id: string, token: string) =>
    server.call('licencePdf', { params: { user, id } }, token);
  const check = (code: string) => server.call('checkLicence', { params: { code } });

  test('is sent as a PDF to its owner, and to no one else', async () => {
    const importir = await actAs(server, 'importir');
    const id = await importir.saveDraft();
    await approveAs(server, id, {});
    const { status, answer } = await pdfOf('importir', id, importir.token);
    expect(status).toBe(200);
    expect(answer?.mediaType).toBe('application/pdf');
    expect(answer?.name).toBe('Izin KEP-7-KPU.02-2026.pdf');
    expect((await readPdf(answer?.bytes)).text).toContain('KEP-7/KPU.02/2026');

    const tps = await actAs(server, 'tps');
    expect((await pdfOf('importir', id, tps.token)).status).toBe(403);
    expect((await pdfOf('tps', id, tps.token)).status).toBe(404);
    expect((await pdfOf('importir', 'TIDAK-ADA', importir.token)).status).toBe(404);
  });

  test('has the containers of its application as an appendix', async () => {
    const importir = await actAs(server, 'importir');
    const id = await importir.saveDraft({ permitTypeId: '16' });
    await importir.fill(id, { code: '151', first: '2', second: null });
    const { id: dokapId } = await importir.dokap(id, '151');
    const rows = [demoContainer(1), demoContainer(2)].map((number) => ({ number, size: '20' as const }));
    const saved = await server.call(
      'saveContainers',
      { body: { user: 'importir', dokapId, rows } },
      importir.token,
    );
    expect(saved.status).toBe(200);
    await approveAs(server, id, { approval_number: 'KEP-30/KPU.02/2026' });
    const { answer } = await pdfOf('importir', id, importir.token);
    const { text } = await readPdf(answer?.bytes);
    for (const { number } of rows) expect(text).toContain(number);
  });

  test('shows each change of its data, and of reference data', async () => {
    const other = await engine.createServer();
    const importir = await actAs(other, 'importir');
    const id = await importir.saveDraft();
    await importir.fill(id, { code: '1', file: pdfUrl, extension: 'pdf' });
    const read = async () => {
      const licence = await other.call('licencePdf', { params: { user: 'importir', id } }, importir.token);
      return (await readPdf(licence.answer?.bytes)).text;
    };
    await approveAs(other, id, { approval_number: 'KEP-51/KPU.02/2026' });
    expect(await read()).toContain('KEP-51/KPU.02/2026');
    await approveAs(other, id, { approval_number: 'KEP-52/KPU.02/2026' });
    const before = await read();
    expect(before).toContain('KEP-52/KPU.02/2026');
    expect(await read()).toBe(before);
    // As an import of reference data does.
    await other.store.write(async (trx) => {
      await trx
        .updateTable('dokap_type')
        .set({ name: 'Surat Bernama Baru' })
        .where('code', '=', '1')
        .execute();
      await noteChange(trx);
    });
    expect(before).not.toContain('Surat Bernama Baru');
    expect(await read()).toContain('Surat Bernama Baru');
    await other.close();
  });

  test('has no PDF before the decision, for types and decisions that are not printed, and when a file is stored', async () => {
    const importir = await actAs(server, 'importir');
    const draft = await importir.saveDraft();
    expect(await pdfOf('importir', draft, importir.token)).toMatchObject({
      status: 409,
      failure: { message: expect.stringMatching(/belum disetujui. Ikuti statusnya/) },
    });
    const excluded = await importir.saveDraft();
    await approveAs(server, excluded, { approval_flag: 'T' });
    expect(await pdfOf('importir', excluded, importir.token)).toMatchObject({
      status: 409,
      failure: { message: expect.stringContaining(`Tanyakan dokumennya kepada ${office.name}.`) },
    });
    const stored = await importir.saveDraft();
    await approveAs(server, stored, {}, samplePdf);
    expect(await pdfOf('importir', stored, importir.token)).toMatchObject({
      status: 409,
      failure: { message: expect.stringContaining('Unduh berkas itu') },
    });
  });

  test('can be checked by anyone with its code, however it is typed', async () => {
    const importir = await actAs(server, 'importir');
    const id = await importir.saveDraft();
    const code = await approveAs(server, id, {});
    const genuine = {
      approvalNumber: 'KEP-7/KPU.02/2026',
      approvalDate: '2026-03-02',
      permitTypeName: expect.any(String),
      holder: 'PT importir',
      valid: true,
    };
    for (const typed of [code, groupCheckCode(code), groupCheckCode(code).toLowerCase()])
      expect((await check(typed)).answer).toEqual(genuine);
    await approveAs(server, id, { status: '99', check_code: code });
    expect((await check(code)).answer).toEqual({ ...genuine, valid: false });
    await approveAs(server, id, { approval_date: '2026-03-03', check_code: code });
    expect((await check(code)).answer).toMatchObject({ valid: false });
  });

  test('that does not exist, a mistyped code and nonsense get the same response', async () => {
    const none = newCheckCode();
    const slip = `${none.slice(0, 27)}${none.endsWith('0') ? '1' : '0'}`;
    expect(readCheckCode(slip)).toBeUndefined();
    const answers = await Promise.all(
      [none, slip, 'x', "' or 1=1 --", 'A'.repeat(1_000), '\u202e\0'].map(async (code) => {
        const { status, failure } = await check(code);
        return JSON.stringify([status, failure]);
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('404');
    expect(answers[0]).toContain('Tidak ada dokumen dengan kode ini.');
  });
});

describeStore('guessing codes of licences', (engine) => {
  test('is delayed after thirty unknown codes; right codes do not count', async () => {
    const server = await engine.createServer();
    const importir = await actAs(server, 'importir');
    const code = await approveAs(server, await importir.saveDraft(), {});
    const check = (typed: string) => server.call('checkLicence', { params: { code: typed } });
    for (let time = 0; time < 40; time++) expect((await check(code)).status).toBe(200);
    for (let time = 0; time < 30; time++) expect((await check(newCheckCode())).status).toBe(404);
    expect((await check(newCheckCode())).status).toBe(429);
    expect((await check(code)).status).toBe(200);
    server.clock.advance(600_000);
    expect((await check(newCheckCode())).status).toBe(404);
    await server.close();
  });
});
