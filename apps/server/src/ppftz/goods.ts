import { endpoints, type GoodsLine, type InputOf, maxGoods, type StoredGoods } from '@pabean/api/contract';
import { ppftzStatus } from '@pabean/api/rules';
import type { Selectable } from 'kysely';
import type { Act } from '../core/act/act.ts';
import { inBatches } from '../core/db/in-batches.ts';
import type { Db } from '../core/db/store.ts';
import type { PpftzGoodsTable, PpftzTable } from '../core/db/tables/ppftz.ts';
import { newId } from '../core/id.ts';
import { requireReferences } from '../core/references.ts';
import { invalid, notFound, refusedField } from '../core/refusal.ts';
import { requireSeen } from '../core/require-seen.ts';
import { countRows, nextPosition } from './count-rows.ts';
import { lockRecording } from './lock-record.ts';
import { recordedFor, requireRecord } from './records.ts';

type GoodsRow = Selectable<PpftzGoodsTable>;

/** The column of each field of an article. */
const columns = {
  description: 'description',
  unitCount: 'unit_count',
  unitType: 'unit_type',
  packageCount: 'package_count',
  packageType: 'package_type',
  gross: 'gross',
  net: 'net',
  value: 'value',
  hsCode: 'hs_code',
  dutyRate: 'duty_rate',
  vatRate: 'vat_rate',
  incomeTaxRate: 'income_tax_rate',
  duty: 'duty',
  vat: 'vat',
  incomeTax: 'income_tax',
} as const satisfies Readonly<Record<keyof GoodsLine, keyof PpftzGoodsTable>>;

const fields = Object.keys(columns) as (keyof GoodsLine)[];

/** The columns of an article's fields. */
type LineColumns = Pick<PpftzGoodsTable, (typeof columns)[keyof GoodsLine]>;

/** An article as stored. */
export const toGoodsColumns = (line: GoodsLine) =>
  Object.fromEntries(fields.map((field) => [columns[field], line[field]])) as LineColumns;

const fromColumns = (row: LineColumns) =>
  Object.fromEntries(fields.map((field) => [field, row[columns[field]]])) as GoodsLine;

const selectGoods = (db: Db, recordId: string) =>
  db.selectFrom('ppftz_goods').selectAll().where('ppftz_id', '=', recordId).orderBy('position').orderBy('id');

/** The goods of a record in their order; the caller checks the access. */
export async function goodsOf(db: Db, recordId: string): Promise<GoodsLine[]> {
  return (await selectGoods(db, recordId).execute()).map(fromColumns);
}

const toStored = (row: GoodsRow, { status, resent_at, sent_at }: PpftzTable): StoredGoods => ({
  ...fromColumns(row),
  id: row.id,
  version: String(row.version),
  changed: status === ppftzStatus.returned && row.changed_at > (resent_at ?? sent_at ?? ''),
});

/** The goods of the viewer's record in their order. @throws Refusal notFound */
export async function listGoods(act: Act, recordId: string): Promise<StoredGoods[]> {
  const { db } = act;
  const record = await requireRecord(act, { id: recordId });
  const rows = await selectGoods(db, recordId).execute();
  return rows.map((row) => toStored(row, record));
}

/** One article of a record of the viewer. @throws Refusal notFound */
export async function readGoods(act: Act, id: string): Promise<StoredGoods> {
  const { db, account } = act;
  const row = await db
    .selectFrom('ppftz_goods')
    .innerJoin('ppftz', 'ppftz.id', 'ppftz_goods.ppftz_id')
    .selectAll('ppftz_goods')
    .where(recordedFor(account))
    .where('ppftz_goods.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return toStored(row, await requireRecord(act, { id: row.ppftz_id }));
}

/** The path of an article's field in its call: of the only one, or of one of several. */
type FieldOf = (index: number, field: string) => readonly (string | number)[];

const ofRows: FieldOf = (index, field) => ['rows', index, field];
const ofOne: FieldOf = (_, field) => [field];

/** @throws Refusal invalid for units and kinds of packages that are not in the office's lists */
function requireKnownCodes(
  db: Db,
  body: typeof endpoints.addPpftzGoods.body | typeof endpoints.changePpftzGoods.body,
  lines: readonly GoodsLine[],
  fieldOf: FieldOf,
) {
  const referred = lines.flatMap((line, index) =>
    [['unitType', 'satuan'] as const, ['packageType', 'kemasan'] as const].map(([field, list]) => ({
      list,
      code: line[field],
      refused: (reason: { message: string }) => refusedField(body, fieldOf(index, field), reason),
    })),
  );
  return requireReferences(db, referred);
}

type Added = InputOf<typeof endpoints.addPpftzGoods>['body'];

/**
 * Adds one article or several at the end of a record's goods, all or none, and returns the id of the last one.
 * @throws Refusal notFound, notRecorded, invalid
 */
export async function addGoods(act: Act, typed: Added) {
  const { db, now } = act;
  const { recordId, rows, ...line } = typed;
  const record = await lockRecording(act, { id: recordId });
  // Without rows the contract requires all fields of the article.
  const lines = rows ?? [line as GoodsLine];
  const { body } = endpoints.addPpftzGoods;
  if ((await countRows(db, 'ppftz_goods', record.id)) + lines.length > maxGoods)
    throw invalid([
      refusedField(body, [rows ? 'rows' : 'description'], { message: 'tooManyRows', maximum: maxGoods }),
    ]);
  await requireKnownCodes(db, body, lines, rows ? ofRows : ofOne);
  const first = await nextPosition(db, 'ppftz_goods', record.id);
  const values = lines.map((each, index) => ({
    ...toGoodsColumns(each),
    id: newId(now),
    ppftz_id: record.id,
    position: first + index,
    version: 0,
    changed_at: now.toISOString(),
  }));
  for (const some of inBatches(values)) await db.insertInto('ppftz_goods').values(some).execute();
  return values.at(-1)?.id ?? '';
}

type Changed = InputOf<typeof endpoints.changePpftzGoods>['body'];

/**
 * Changes one article or several of one record, all or none.
 * @throws Refusal notFound, notRecorded, changedElsewhere when one of them was changed meanwhile, invalid
 */
export async function changeGoods(act: Act, typed: Changed) {
  const { db, now } = act;
  const { rows, ...line } = typed;
  const changes = rows ?? [line as GoodsLine & { id: string; version?: string | undefined }];
  const { body } = endpoints.changePpftzGoods;
  const stored = await lockGoods(
    act,
    changes.map(({ id }) => id),
  );
  const firsts = new Map(changes.map(({ id }, index) => [id, index]).toReversed() as [string, number][]);
  const repeated = changes.flatMap(({ id }, index) => (firsts.get(id) === index ? [] : [index]));
  if (repeated.length > 0)
    throw invalid(repeated.map((index) => refusedField(body, ofRows(index, 'id'), { message: 'duplicate' })));
  for (const { id, version } of changes) requireSeen(stored.get(id)?.version ?? 0, version);
  await requireKnownCodes(db, body, changes, rows ? ofRows : ofOne);
  const values = changes.flatMap((change) => {
    const before = stored.get(change.id);
    return before
      ? [{ ...before, ...toGoodsColumns(change), version: before.version + 1, changed_at: now.toISOString() }]
      : [];
  });
  // All of them exist and are locked with their record, so nothing is inserted.
  for (const some of inBatches(values))
    await db
      .insertInto('ppftz_goods')
      .values(some)
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((row) =>
            Object.fromEntries(changedColumns.map((column) => [column, row.ref(`excluded.${column}`)])),
          ),
      )
      .execute();
}

const changedColumns = [...Object.values(columns), 'version', 'changed_at'] as const;

type Deleted = InputOf<typeof endpoints.deletePpftzGoods>['body'];

/** Deletes one article or several of one record, all or none. @throws Refusal notFound, notRecorded */
export async function deleteGoods(act: Act, { id = '', rows }: Deleted) {
  const { db } = act;
  const ids = rows ?? [id];
  await lockGoods(act, ids);
  await db.deleteFrom('ppftz_goods').where('id', 'in', ids).execute();
}

/** The stored rows of some goods, locked with their one record. @throws Refusal notFound, notRecorded */
async function lockGoods(act: Act, ids: readonly string[]): Promise<ReadonlyMap<string, GoodsRow>> {
  const { db } = act;
  const record = await lockRecording(act, { goodsId: ids[0] ?? '' });
  const rows = await db
    .selectFrom('ppftz_goods')
    .selectAll()
    .where('ppftz_id', '=', record.id)
    .where('id', 'in', ids)
    .execute();
  const stored = new Map(rows.map((row) => [row.id, row]));
  if (ids.some((id) => !stored.has(id))) throw notFound();
  return stored;
}
