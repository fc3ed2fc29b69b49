import { type DokapDefinition, type DokapValues, dokapValues, endpoints } from '@pabean/api/contract';
import { declaredRows, type Refusal } from '@pabean/api/rules';
import type { Db } from '../core/db/store.ts';
import { invalid, type RefusedField, reasonOf, refusedField } from '../core/refusal.ts';

type ValueName = 'first' | 'second' | 'expiry' | 'remarks';

/** The values of a document in a call's body, by name. */
type DokapBody = typeof endpoints.saveDokap.body | typeof endpoints.saveMasterDokap.body;

/** The label of a document's value: the definition's, or the dictionary's. */
function labelOf(definition: DokapDefinition, name: ValueName): RefusedField['label'] {
  if (name === 'first') return { text: definition.firstLabel };
  if (name === 'second' && definition.secondLabel) return { text: definition.secondLabel };
  return name === 'second' ? 'remarks' : name;
}

/** One refused value of a document. */
export const refusedValue = (
  definition: DokapDefinition,
  name: ValueName,
  reason: Refusal,
  body: DokapBody = endpoints.saveDokap.body,
): RefusedField => ({
  ...refusedField(body, [name], reason),
  label: labelOf(definition, name),
});

/**
 * Checks a document's values with its definition, including references.
 * @throws Refusal invalid with an entry for each invalid value
 */
export async function checkDokapValues(
  db: Db,
  definition: DokapDefinition,
  typed: Record<ValueName, string | null>,
  body?: DokapBody,
): Promise<DokapValues> {
  const result = dokapValues(definition).safeParse({
    ...typed,
    first: typed.first ?? '',
    second: typed.second ?? '',
  });
  if (!result.success) {
    throw invalid(
      result.error.issues.map((issue) =>
        refusedValue(definition, issue.path[0] as ValueName, reasonOf(issue), body),
      ),
    );
  }
  if (!(await isListed(db, definition, result.data.first))) {
    throw invalid([refusedValue(definition, 'first', { message: 'choice' }, body)]);
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
 * Checks that a list document declares no fewer rows than it has.
 * @throws Refusal invalid
 */
export async function requireRoomForRows(
  db: Db,
  definition: DokapDefinition,
  dokapId: string,
  first: string | null,
) {
  const declared = declaredRows(definition.code, first);
  if (declared !== undefined && (await countRows(db, dokapId)) > declared) {
    throw invalid([refusedValue(definition, 'first', { message: 'tooManyRows', maximum: declared })]);
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
