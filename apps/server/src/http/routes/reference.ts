import type { Db } from '../../core/db/store.ts';
import { codesWithSynonyms, namedCodes } from '../../core/references.ts';
import { notFound } from '../../core/refusal.ts';
import { findDefinition, toDefinition } from '../../permit/definition.ts';
import type { Handlers } from '../handler.ts';

/** The lists that paths may name, with their column names. All others are not found. */
const lists = new Map([
  ['pelabuhan', { key: 'id_lokasi', label: 'nm_lokasi' }],
  ['negara', { key: 'id_lokasi', label: 'nm_lokasi' }],
]);

/** @throws Refusal 404 for every list and column that is not in the closed map. */
function knownList(table: string, key: string, label: string) {
  const list = lists.get(table);
  if (list?.key !== key || list.label !== label) throw notFound();
  return table;
}

const selectEntries = (db: Db, list: string) =>
  db.selectFrom('reference_entry').select(['code', 'label']).where('list', '=', list);

/** Permit types, document types and the lists that documents refer to. */
export const referenceHandlers = {
  identityTypeList: ({ db }) =>
    db
      .selectFrom('code_label')
      .select(['code', 'label'])
      .where('kind', '=', 'identity')
      .orderBy('position')
      .execute(),

  async permitTypeList({ db }) {
    const rows = await db.selectFrom('permit_type').selectAll().orderBy('position').execute();
    return rows.map(({ id, name, area }) => ({ id, name, area }));
  },

  async warehouseList({ db }) {
    const rows = await selectEntries(db, 'gudang').orderBy('code').execute();
    return rows.map(({ code, label }) => ({ code, name: label }));
  },

  async portList({ db }) {
    const rows = await namedCodes(db, 'pelabuhan');
    return rows.sort((one, other) => one.name.localeCompare(other.name, 'id'));
  },

  unitList: ({ db }) => codesWithSynonyms(db, 'satuan'),

  packageTypeList: ({ db }) => codesWithSynonyms(db, 'kemasan'),

  async dokapTypeList({ db, input }) {
    const permitTypeId = input.query?.permitTypeId;
    const types = db.selectFrom('dokap_type').selectAll('dokap_type');
    if (!permitTypeId) return (await types.orderBy('position').execute()).map(toDefinition);
    const rows = await types
      .innerJoin('permit_document', 'permit_document.dokap_code', 'dokap_type.code')
      .select('permit_document.mandatory')
      .where('permit_document.permit_type_id', '=', permitTypeId)
      .orderBy('permit_document.position')
      .execute();
    return rows.map(toDefinition);
  },

  async dokapType({ db, input }) {
    const definition = await findDefinition(db, input.params.kd);
    if (!definition) throw notFound();
    return definition;
  },

  async referenceList({ db, input }) {
    const { table, keyColumn, labelColumn, country } = input.params;
    let entries = selectEntries(db, knownList(table, keyColumn, labelColumn));
    if (country !== '-') entries = entries.where('country', '=', country);
    return (await entries.execute()).sort((one, other) => one.label.localeCompare(other.label, 'id'));
  },

  async referenceDetail({ db, input }) {
    const { table, keyColumn, labelColumn, key } = input.params;
    const entries = await selectEntries(db, knownList(table, keyColumn, labelColumn))
      .where('code', '=', key)
      .execute();
    if (entries.length === 0) throw notFound();
    return entries;
  },
} satisfies Partial<Handlers>;
