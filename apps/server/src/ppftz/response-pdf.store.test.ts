import type { DrawnPpftzResponse } from '@pabean/api/contract';
import { groupCheckCode, ppftzStatus } from '@pabean/api/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCheckCode } from '../core/check-code.ts';
import type { PpftzDecisionTable, PpftzTable } from '../core/db/tables/ppftz.ts';
import { newId } from '../core/id.ts';
import { actOf } from '../testing/act.ts';
import { describeStore } from '../testing/describe-store.ts';
import type { TestServer } from '../testing/index.ts';
import { addPpftz } from '../testing/ppftz.ts';
import { buildGoods } from '../testing/ppftz-paper.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { drawPpftzResponse } from './response-pdf.ts';

const at = '2026-03-04T02:30:00.000Z';

describeStore('the documents of a PPFTZ record', (engine) => {
  let server: TestServer;
  let owner: { companyId: string; accountId: string };
  beforeAll(async () => {
    server = await engine.createServer();
    const row = await server.store.db
      .selectFrom('account')
      .select(['id', 'company_id'])
      .where('username', '=', 'ppjk')
      .executeTakeFirstOrThrow();
    owner = { accountId: row.id, companyId: row.company_id };
  });
  afterAll(() => server.close());

  /** A record with goods, a container, packaging and decisions. */
  async function addRecord(record: Partial<PpftzTable>, decisions: Partial<PpftzDecisionTable>[] = []) {
    const id = await addPpftz(server.store, owner, record, undefined, {
      header: { address: 'Jl. Contoh No. 5', warehouse: 'XYZ1', transportMode: '2', gross: '12.5' },
      goods: buildGoods(2),
      containers: [{ number: 'CSQU3054383', size: '45', kind: 'L' }],
      packaging: { count: '3', kind: 'CT' },
    });
    await server.store.write(async (trx) => {
      for (const decision of decisions)
        await trx
          .insertInto('ppftz_decision')
          .values({
            id: newId(new Date(at)),
            ppftz_id: id,
            officer: 'Rina',
            decision: 'Y',
            status: '120',
            started_at: at,
            ended_at: at,
            remarks: null,
            ...decision,
          })
          .execute();
    });
    return server.store.db.selectFrom('ppftz').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  }

  const draw = async (record: PpftzTable, kind: DrawnPpftzResponse) => {
    const { bytes, ...file } = await drawPpftzResponse(
      await actOf(server, 'ppjk'),
      server.deps,
      record,
      kind,
    );
    return { ...file, ...(await readPdf(bytes)) };
  };

  test('contain the stored data, with the number of the record', async () => {
    const code = newCheckCode();
    const record = await addRecord({
      status: ppftzStatus.received,
      registration_number: '000045',
      registration_date: '2026-03-02',
      check_code: code,
    });
    const { name, mediaType, text } = await draw(record, 'ppftz');
    expect({ name, mediaType }).toEqual({ name: 'PPFTZ 000045.pdf', mediaType: 'application/pdf' });
    for (const shown of [
      ...['Ratna Dewi Siregar', 'NPWP', '1000 0000 0000 0001', 'Jl. Contoh No. 5', 'Udara', 'XYZ1'],
      ...[
        '12,50 kg',
        'CSQU3054383',
        '45 kaki',
        'LCL',
        '3 Karton (CT)',
        'Penerimaan',
        '000045',
        groupCheckCode(code),
      ],
    ])
      expect(text).toContain(shown);
    expect(text.indexOf('Lemari')).toBeLessThan(text.indexOf('Mesin cuci'));
    expect((await draw(record, 'penerimaan')).name).toBe('Penerimaan 000045.pdf');
  });

  test('are drafts while their data is not sent', async () => {
    const begun = { status: ppftzStatus.recording, aju_number: '02040000012320260302000777' };
    const unsent = await draw(await addRecord(begun), 'ppftz');
    expect(unsent.name).toBe('PPFTZ konsep 020400-000123-20260302-000777.pdf');
    expect(unsent.text).toContain('KONSEP – belum dikirim');
    const returned = await addRecord({
      status: ppftzStatus.returned,
      registration_number: '000046',
      check_code: newCheckCode(),
    });
    const corrected = await draw(returned, 'ppftz');
    expect(corrected.text).toContain('KONSEP – perbaikan belum dikirim');
    expect(corrected.text).not.toContain('Periksa keaslian');
  });

  test('show the reasons of the last refusal, and the officers who decided', async () => {
    const refused = await addRecord({ status: ppftzStatus.rejected, registration_number: '000047' }, [
      { status: '145', decision: 'T', remarks: 'Alasan lama.', ended_at: '2026-03-03T02:30:00.000Z' },
      { status: '145', decision: 'T', remarks: 'Barang tidak sesuai.\nSurat tidak berlaku.' },
    ]);
    const { name, text } = await draw(refused, 'nolak');
    expect(name).toBe('Nota Penolakan 000047.pdf');
    expect(text).toContain('Surat tidak berlaku.');
    expect(text).not.toContain('Alasan lama.');
    const released = await addRecord(
      {
        status: ppftzStatus.released,
        registration_number: '000048',
        release_number: '7/SPPB',
        release_date: '2026-03-04',
      },
      [
        { status: '120', officer: 'Sri Wahyuni' },
        { status: '150', officer: 'Hendra Saputra' },
      ],
    );
    const sppb = await draw(released, 'sppb');
    expect(sppb.name).toBe('SPPB 000048.pdf');
    for (const shown of ['7/SPPB', '04-03-2026', 'Hendra Saputra']) expect(sppb.text).toContain(shown);
    expect((await draw(released, 'ip')).text).toContain('Sri Wahyuni');
  });

  test('can be checked by anyone with their code; only a released record is valid', async () => {
    const check = async (record: Partial<PpftzTable>) => {
      const code = newCheckCode();
      await addRecord({ check_code: code, ...record });
      return server.call('checkLicence', { params: { code: groupCheckCode(code).toLowerCase() } });
    };
    const registered = { registration_number: '000050', registration_date: '2026-02-27', kind: '2' };
    const release = { release_number: '9/SPPB', release_date: '2026-03-01', status: ppftzStatus.released };
    expect((await check({ ...registered, ...release })).answer).toEqual({
      approvalNumber: '000050, SPPB 9/SPPB',
      approvalDate: '2026-03-01',
      permitTypeName: 'PPFTZ Kendaraan Bermotor',
      holder: 'Ratna Dewi Siregar',
      valid: true,
    });
    for (const other of Object.values(ppftzStatus).filter((status) => status !== ppftzStatus.released))
      expect((await check({ ...registered, status: other })).answer).toEqual({
        approvalNumber: '000050',
        approvalDate: '2026-02-27',
        permitTypeName: 'PPFTZ Kendaraan Bermotor',
        holder: 'Ratna Dewi Siregar',
        valid: false,
      });
    expect((await check({ ...registered, ...release, held: 1 })).answer).toMatchObject({ valid: false });
    expect((await check({ ...registered, ...release, release_date: '2026-03-03' })).answer).toMatchObject({
      valid: false,
    });
    const unregistered = await check({ ...release, registration_number: null });
    const unknown = await server.call('checkLicence', { params: { code: newCheckCode() } });
    expect(unregistered.status).toBe(404);
    expect(unregistered.failure).toEqual(unknown.failure);
  });
});
