import type { NamedCode } from '@pabean/api/contract';
import type { Db } from './db/store.ts';
import { invalid, type RefusedField } from './refusal.ts';

/** A code that must be in a list of the reference data, and the error when it is not. */
export interface ReferredCode {
  readonly list: 'pelabuhan' | 'gudang' | 'satuan' | 'kemasan' | 'kota' | 'pelabuhan-transit';
  readonly code: string;
  readonly refused: (reason: { readonly message: 'choice' }) => RefusedField;
}

/** The entries of a list that records may refer to: of ports those of this country (`peldn`, pelabuhan dalam negeri). */
export const selectReferable = (db: Db, list: ReferredCode['list']) =>
  db
    .selectFrom('reference_entry')
    .where('list', '=', list)
    .$if(list === 'pelabuhan', (entries) => entries.where('country', '=', 'ID'));

/** The entries of a list of the reference data, in the order of the office's data. */
export const namedCodes = (db: Db, list: ReferredCode['list']) =>
  selectReferable(db, list).select(['code', 'label as name']).orderBy('position').orderBy('code').execute();

/** The list of synonyms for the codes of a list: an entry's code is the synonym, and its label the code that it means. */
export const synonymsOf = (list: string) => `${list}-sinonim`;

/** The codes of a list, each with its synonyms. */
export async function codesWithSynonyms(db: Db, list: 'satuan' | 'kemasan'): Promise<NamedCode[]> {
  const synonymRows = await db
    .selectFrom('reference_entry')
    .select(['code as word', 'label as code'])
    .where('list', '=', synonymsOf(list))
    .orderBy('position')
    .execute();
  const ofCode = Map.groupBy(synonymRows, ({ code }) => code);
  return (await namedCodes(db, list)).map((each) => {
    const synonyms = ofCode.get(each.code)?.map(({ word }) => word);
    return { ...each, ...(synonyms && { synonyms }) };
  });
}

/** An error for every code that is not in its list. */
export async function unknownReferences(db: Db, referred: readonly ReferredCode[]): Promise<RefusedField[]> {
  const refused: RefusedField[] = [];
  for (const [list, ofList] of Map.groupBy(referred, (each) => each.list)) {
    const codes = [...new Set(ofList.map(({ code }) => code))];
    const known = await selectReferable(db, list).select('code').where('code', 'in', codes).execute();
    const inList = new Set(known.map(({ code }) => code));
    for (const { code, refused: tell } of ofList)
      if (!inList.has(code)) refused.push(tell({ message: 'choice' }));
  }
  return refused;
}

/** @throws Refusal invalid with an error for every code that is not in its list */
export async function requireReferences(db: Db, referred: readonly ReferredCode[]): Promise<void> {
  const refused = await unknownReferences(db, referred);
  if (refused.length > 0) throw invalid(refused);
}

/** The labels of a list's codes. */
export async function labelsOf(
  db: Db,
  list: ReferredCode['list'],
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const used = [...new Set(codes)].filter(Boolean);
  if (used.length === 0) return new Map();
  const entries = await db
    .selectFrom('reference_entry')
    .select(['code', 'label'])
    .where('list', '=', list)
    .where('code', 'in', used)
    .execute();
  return new Map(entries.map(({ code, label }) => [code, label]));
}
