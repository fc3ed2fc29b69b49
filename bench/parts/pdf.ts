import { newCheckCode } from '../../apps/server/src/core/check-code.ts';
import { newId } from '../../apps/server/src/core/id.ts';
import { drawPdf } from '../../apps/server/src/documents/draw-pdf.ts';
import { ppftzText } from '../../apps/server/src/documents/ppftz/ppftz-text.ts';
import { buildGoods, buildPaper } from '../../apps/server/src/testing/ppftz-paper.ts';
import { type ApiServer, type Person, startApiServer } from '../lib/api-server.ts';
import { prepare, sendAtRate } from '../lib/calls.ts';
import { type Part, percentile, rounds } from '../lib/part.ts';

const perSecond = { pdfs: 5, lists: 50 };
const seconds = 4;

/** Approves all applications of a person, each with ten documents, and returns their ids. */
export async function approveAll({ store }: ApiServer, { accountId }: Person): Promise<string[]> {
  const now = new Date();
  const applications = await store.db
    .selectFrom('application')
    .select('id')
    .where('owner_account_id', '=', accountId)
    .execute();
  await store.write(async (db) => {
    for (const { id } of applications) {
      const decision = { status: '50', approval_number: 'KEP-1204/2026', approval_date: '2026-03-04' };
      const approved = { ...decision, approval_flag: 'Y', check_code: newCheckCode() };
      await db.updateTable('application').set(approved).where('id', '=', id).execute();
      const documents = Array.from({ length: 10 }, (_, index) => ({
        id: newId(now),
        application_id: id,
        code: String(index + 1),
        first: `118/CLB/${index}/2026`,
        second: '2026-03-02',
        mandatory: 1,
        created_at: now.toISOString(),
      }));
      await db.insertInto('dokap').values(documents).execute();
    }
  });
  return applications.map(({ id }) => id);
}

/** Licences, each drawn once because the server keeps drawn ones, while others read their lists. */
async function measureLicences(server: ApiServer) {
  const holder = await server.addPerson('pemegang-izin', perSecond.pdfs * seconds * (rounds + 1));
  const ids = await approveAll(server, holder);
  const pdfs = ids.map((id) =>
    prepare(server, holder, 'licencePdf', { path: `pdf/${holder.username}/${id}` }),
  );
  const lists = [];
  for (let index = 0; index < 20; index += 1) {
    const person = await server.addPerson(`pembaca-${index}`, 20);
    lists.push(prepare(server, person, 'applicationList', { body: { user: person.username } }));
  }
  const licence: number[] = [];
  const beside: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const [drawn, read] = await Promise.all([
      sendAtRate(pdfs.splice(0, perSecond.pdfs * seconds), perSecond.pdfs, seconds),
      sendAtRate(lists, perSecond.lists, seconds),
    ]);
    // The first round warms the server up.
    if (round === 0) continue;
    licence.push(percentile(drawn, 99));
    beside.push(percentile(read, 99));
  }
  return { licence: { ours: licence }, beside: { ours: beside } };
}

/** Seconds of processor time for a document of so many rows. */
async function cpuOf(goods: number): Promise<number> {
  const text = ppftzText(buildPaper({ goods: buildGoods(goods) }), 'ppftz');
  const before = process.cpuUsage();
  await drawPdf(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}

async function run() {
  const rows: number[] = [];
  const manyRows: number[] = [];
  await cpuOf(200);
  for (let round = 0; round < rounds; round += 1) rows.push(await cpuOf(200));
  for (let round = 0; round < 3; round += 1) manyRows.push(await cpuOf(5_000));
  const server = await startApiServer();
  try {
    return { ...(await measureLicences(server)), rows: { ours: rows }, manyRows: { ours: manyRows } };
  } finally {
    await server.stop();
  }
}

export const pdfPart: Part = {
  rows: {
    licence: {
      what: 'Opens the PDF of a licence, 5 a second: 99 of 100',
      bar: '≤ 300 ms',
      miss: 'waits for the licence when many open theirs',
    },
    beside: {
      what: 'Reads a list beside them, 50 a second: 99 of 100',
      bar: '≤ 150 ms',
      miss: 'other pages wait while PDFs are drawn',
    },
    rows: {
      what: 'Opens the PDF of a record of 200 articles: processor time',
      bar: '≤ 0.15 s',
      miss: 'waits for the PDF, and others for theirs in the meantime',
    },
    manyRows: {
      what: 'The same of 5,000 articles',
      bar: '≤ 2 s',
      miss: 'waits many seconds for the PDF, and others for long ones in the meantime',
    },
  },
  run,
};
