import { endpoints, type MissingThing, permitHeader, placeOf } from '@pabean/api/contract';
import { type FieldLabel, type Missing, missingInDokap } from '@pabean/api/rules';
import type { Act } from '../core/act/act.ts';
import type { Db } from '../core/db/store.ts';
import type { HeaderRow } from '../core/db/tables/permit-header.ts';
import { listDokaps } from './dokap-query.ts';
import { fromHeaderRow } from './header-row.ts';

/** Everything that is missing before a draft can be sent. */
export async function missingIn(
  act: Act,
  draft: HeaderRow & { readonly id: string },
): Promise<MissingThing[]> {
  const { db } = act;
  const dokaps = await listDokaps(act, draft.id);
  return [
    ...missingInHeader(draft),
    ...(await missingDokaps(db, draft.permit_type_id, new Set(dokaps.map(({ code }) => code)))),
    ...dokaps.flatMap((dokap) => missingInDokap(dokap).map((each) => ({ ...each, dokapId: dokap.id }))),
  ];
}

/** What is missing in the header of an application. */
export function missingInHeader(application: HeaderRow): Missing[] {
  const header = fromHeaderRow(application);
  const { error } = permitHeader.safeParse(header);
  const fields = new Set(error?.issues.map(({ path: [field] }) => String(field)));
  return [...fields].map((field) => ({ code: 'header', label: labelOf(field, header.permitTypeId) }));
}

/** The label of a header field. */
const labelOf = (field: string, permitTypeId: string): FieldLabel =>
  (placeOf(endpoints.saveApplication.body, [field], { idijin: permitTypeId }).label as
    | FieldLabel
    | undefined) ?? 'record';

/** Documents that became mandatory after the draft was created. */
async function missingDokaps(db: Db, permitTypeId: string, present: ReadonlySet<string>): Promise<Missing[]> {
  const demanded = await db
    .selectFrom('permit_document')
    .innerJoin('dokap_type', 'dokap_type.code', 'permit_document.dokap_code')
    .select(['dokap_type.code', 'dokap_type.name'])
    .where('permit_document.permit_type_id', '=', permitTypeId)
    .where('permit_document.mandatory', '=', 1)
    .orderBy('permit_document.position')
    .execute();
  return demanded
    .filter(({ code }) => !present.has(code))
    .map(({ name }) => ({ code: 'dokap', values: { dokap: name } }));
}
