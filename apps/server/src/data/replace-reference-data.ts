import { inBatches } from '../core/db/in-batches.ts';
import type { Db } from '../core/db/store.ts';
import { noteChange } from '../core/note-change.ts';
import { DataError } from './read-csv.ts';
import type { Counts, ReferenceData } from './reference-data.ts';
import { replaceCarriers } from './replace-carriers.ts';

/** The tables of reference data. */
type DataTable =
  | 'permit_type'
  | 'dokap_type'
  | 'permit_document'
  | 'reference_entry'
  | 'code_label'
  | 'courier_company';

/** One table and its new rows. */
interface Replacement {
  readonly table: DataTable;
  /** Its name in messages. */
  readonly name: string;
  readonly key: readonly string[];
  readonly rows: readonly object[];
}

type Row = Readonly<Record<string, unknown>>;

/** A row that only moved in its file does not count as changed. */
const contentOf = ({ position: _, ...row }: Row) =>
  JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/**
 * Replaces reference data, in the caller's transaction, and returns the counts of changes.
 * @throws DataError when a row would be removed that applications use
 */
export async function replaceReferenceData(trx: Db, data: ReferenceData, now: Date): Promise<Counts[]> {
  const all = [
    { table: 'permit_type', name: 'permit types', key: ['id'], rows: data.permitTypes },
    { table: 'dokap_type', name: 'document types', key: ['code'], rows: data.dokapTypes },
    {
      table: 'permit_document',
      name: 'documents of permit types',
      key: ['permit_type_id', 'dokap_code'],
      rows: data.permitDocuments,
    },
    { table: 'reference_entry', name: 'entries of lists', key: ['list', 'code'], rows: data.entries },
    { table: 'code_label', name: 'labels', key: ['kind', 'code'], rows: data.labels },
    { table: 'courier_company', name: 'courier companies', key: ['name'], rows: data.courierCompanies },
  ] as const satisfies readonly Replacement[];
  const plans = [];
  for (const each of all) plans.push(await planOf(trx, each));
  await refuseUsed(trx, plans);
  // Rows that refer to others are deleted before them and inserted after them.
  for (const plan of plans.toReversed()) await remove(trx, plan);
  for (const plan of plans) await save(trx, plan);
  const carriers = await replaceCarriers(trx, data.carriers, now);
  // Lists of applications show the labels.
  await noteChange(trx);
  const counts = plans.map(({ name, added, changed, removed }) => ({
    name,
    added: added.length,
    changed,
    removed: removed.length,
  }));
  return [...counts, carriers];
}

async function planOf(trx: Db, replacement: Replacement) {
  const { table, key, rows } = replacement;
  const keyOf = (row: Row) => JSON.stringify(key.map((column) => row[column]));
  const stored = (await trx
    .selectFrom(table as 'permit_type')
    .selectAll()
    .execute()) as readonly Row[];
  const before = new Map(stored.map((row) => [keyOf(row), row]));
  const after = new Set(rows.map((row) => keyOf(row as Row)));
  const kept = (rows as readonly Row[]).filter((row) => before.has(keyOf(row)));
  const differs = (row: Row, same: (row: Row) => string) => same(before.get(keyOf(row)) ?? {}) !== same(row);
  return {
    ...replacement,
    added: (rows as readonly Row[]).filter((row) => !before.has(keyOf(row))),
    changed: kept.filter((row) => differs(row, contentOf)).length,
    /** Rows to write: changed or moved. */
    written: kept.filter((row) => differs(row, (each) => `${contentOf(each)} ${String(each.position)}`)),
    removed: stored.filter((row) => !after.has(keyOf(row))),
  };
}

type Plan = Awaited<ReturnType<typeof planOf>>;

async function remove(trx: Db, { table, key, removed }: Plan) {
  for (const row of removed) {
    let deletion = trx.deleteFrom(table as 'permit_type');
    for (const column of key) deletion = deletion.where(column as 'id', '=', row[column] as string);
    await deletion.execute();
  }
}

async function save(trx: Db, { table, key, added, written }: Plan) {
  for (const some of inBatches(added))
    await trx
      .insertInto(table)
      .values(some as never)
      .execute();
  for (const row of written) {
    let update = trx.updateTable(table as 'permit_type').set(row as never);
    for (const column of key) update = update.where(column as 'id', '=', row[column] as string);
    await update.execute();
  }
}

/** The columns of users' data that refer to rows of each table. */
async function refuseUsed(trx: Db, plans: readonly Plan[]) {
  const goes = (table: DataTable, kind?: string) =>
    (plans.find((plan) => plan.table === table)?.removed ?? []).filter(
      (row) => kind === undefined || row.kind === kind,
    );
  const used = {
    permits: await trx.selectFrom('application').select('permit_type_id as code').distinct().execute(),
    dokaps: await trx
      .selectFrom('dokap')
      .select('code')
      .union(trx.selectFrom('master_dokap').select('code'))
      .execute(),
    statuses: await trx
      .selectFrom('application')
      .select('status as code')
      .union(trx.selectFrom('application_history').select('to_status as code'))
      .execute(),
    identities: await trx
      .selectFrom('application')
      .select('identity_type as code')
      .union(trx.selectFrom('company').select('identity_type as code'))
      .execute(),
    entries: await trx
      .selectFrom('dokap')
      .innerJoin('dokap_type', 'dokap_type.code', 'dokap.code')
      .select(['dokap_type.ref_table as list', 'dokap.first as code'])
      .where('dokap_type.ref_table', 'is not', null)
      .distinct()
      .execute(),
    units: await trx.selectFrom('ppftz_goods').select('unit_type as code').distinct().execute(),
    packages: await trx
      .selectFrom('ppftz_goods')
      .select('package_type as code')
      .union(trx.selectFrom('ppftz_packaging').select('kind as code'))
      .execute(),
  };
  const has = (rows: readonly { code: string | null }[], code: unknown) =>
    rows.some((row) => row.code === code);
  const problems = [
    ...goes('permit_type')
      .filter(({ id }) => has(used.permits, id))
      .map(({ id, name }) => `permit-types.csv: lacks ${id} ${name}`),
    ...goes('dokap_type')
      .filter(({ code }) => has(used.dokaps, code))
      .map(({ code, name }) => `document-types.csv: lacks ${code} ${name}`),
    ...goes('code_label', 'status')
      .filter(({ code }) => has(used.statuses, code))
      .map(({ code, label }) => `statuses.csv: lacks ${code} ${label}`),
    ...goes('code_label', 'identity')
      .filter(({ code }) => has(used.identities, code))
      .map(({ code, label }) => `identity-types.csv: lacks ${code} ${label}`),
    ...goes('reference_entry')
      .filter(({ list, code }) => list === 'satuan' && has(used.units, code))
      .map(({ code, label }) => `units.csv: lacks ${code} ${label}`),
    ...goes('reference_entry')
      .filter(({ list, code }) => list === 'kemasan' && has(used.packages, code))
      .map(({ code, label }) => `packages.csv: lacks ${code} ${label}`),
    ...goes('reference_entry')
      .filter(({ list, code }) => used.entries.some((row) => row.list === list && row.code === code))
      .map(
        ({ list, code, label }) => `${list === 'negara' ? 'countries' : 'ports'}.csv: lacks ${code} ${label}`,
      ),
  ];
  if (problems.length > 0)
    throw new DataError(problems.map((problem) => `${problem}, which applications use`));
}
