import { isDraft } from '@pabean/api/rules';
import type { Act } from '../core/act/act.ts';
import { notFound, Refusal } from '../core/refusal.ts';
import { visibleTo } from '../core/viewer.ts';

/** Identifies the draft of a writing call: by its own id, by one of its documents, or by a row. */
export interface DraftKey {
  readonly applicationId?: string;
  readonly dokapId?: string;
  readonly rowId?: string;
}

/**
 * Locks the viewer's draft until the transaction ends, so that two calls on one application run one after the other. Writing
 * its version is a lock on both engines; every given key must belong to the same application.
 *
 * @param changes 0 for a call that compares the version first and counts its change itself.
 * @throws Refusal notFound when the viewer has none, notDraft when it has been sent.
 */
export async function lockDraft({ db, account }: Act, key: DraftKey, changes: 0 | 1 = 1) {
  const { applicationId, dokapId, rowId } = key;
  let update = db
    .updateTable('application')
    .set((row) => ({ version: row('version', '+', changes) }))
    .where(visibleTo(account));
  if (applicationId) update = update.where('application.id', '=', applicationId);
  if (dokapId) {
    update = update.where('application.id', '=', (query) =>
      query.selectFrom('dokap').select('dokap.application_id').where('dokap.id', '=', dokapId),
    );
  }
  if (rowId) {
    update = update.where('application.id', '=', (query) =>
      query
        .selectFrom('dokap_row')
        .innerJoin('dokap', 'dokap.id', 'dokap_row.dokap_id')
        .select('dokap.application_id')
        .where('dokap_row.id', '=', rowId),
    );
  }
  if (!applicationId && !dokapId && !rowId) throw new Error('Which draft?');
  const application = await update.returningAll().executeTakeFirst();
  if (!application) throw notFound();
  if (!isDraft(application.status)) throw new Refusal('notDraft');
  return application;
}
