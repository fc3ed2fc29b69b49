import { type DokapDefinition, type DokapValues, dokapValues, type FieldError } from '@pabean/api/contract';
import { declaredRows, explain, id } from '@pabean/api/rules';
import type { Db } from '../db/store.ts';
import { invalid } from '../http/refusal.ts';

/** Wire names of a document's values. */
const wireNames = {
  first: 'isian1',
  second: 'isian2',
  expiry: 'akhirberlaku',
  remarks: 'keterangan',
} as const;

type ValueName = keyof typeof wireNames;

/** What people call a value of a document: the definition's own word, or the dictionary's. */
function labelOf(definition: DokapDefinition, name: ValueName): string {
  if (name === 'first') return definition.firstLabel;
  if (name === 'second') return definition.secondLabel ?? id.labels.remarks;
  return id.labels[name];
}

/** One refused value of a document, in words. */
export function refusedValue(
  definition: DokapDefinition,
  name: ValueName,
  message: string,
  maximum?: number | bigint,
): FieldError {
  const label = labelOf(definition, name);
  return { field: wireNames[name], message: explain({ message, maximum }, label, id) };
}

/**
 * Checks a document's values after its definition, references included.
 * @throws Refusal 422 with an entry for each value that is not as it must be
 */
export async function checkDokapValues(
  db: Db,
  definition: DokapDefinition,
  typed: Record<ValueName, string | null>,
): Promise<DokapValues> {
  const result = dokapValues(definition).safeParse({
    ...typed,
    first: typed.first ?? '',
    second: typed.second ?? '',
  });
  if (!result.success) {
    const errors = result.error.issues.map((issue) =>
      refusedValue(
        definition,
        issue.path[0] as ValueName,
        issue.message,
        'maximum' in issue ? issue.maximum : undefined,
      ),
    );
    throw invalid(errors);
  }
  if (!(await isListed(db, definition, result.data.first))) {
    throw invalid([refusedValue(definition, 'first', 'choice')]);
  }
  return result.data;
}

/** Whether a value that must come from a reference list is in it. */
async function isListed(db: Db, definition: DokapDefinition, value: string | null) {
  if (!definition.table) return true;
  const entry = await db
    .selectFrom('reference_entry')
    .select('code')
    .where('list', '=', definition.table)
    .where('code', '=', value ?? '')
    .executeTakeFirst();
  return entry !== undefined;
}

/**
 * A list document never declares fewer rows than it has.
 * @throws Refusal 422
 */
export async function requireRoomForRows(
  db: Db,
  definition: DokapDefinition,
  dokapId: string,
  first: string | null,
) {
  const declared = declaredRows(definition.code, first);
  if (declared !== undefined && (await countRows(db, dokapId)) > declared) {
    throw invalid([refusedValue(definition, 'first', 'tooManyRows', declared)]);
  }
}

/** How many rows a list document has. */
export async function countRows(db: Db, dokapId: string): Promise<number> {
  const { count } = await db
    .selectFrom('dokap_row')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('dokap_id', '=', dokapId)
    .executeTakeFirstOrThrow();
  return count;
}
