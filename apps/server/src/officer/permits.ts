import type { Selectable } from 'kysely';
import type { Db } from '../core/db/store.ts';
import type { ApplicationTable } from '../core/db/tables/permit.ts';
import { program } from '../core/layout.ts';
import { answeredOfApplication, askedOfApplication } from '../core/questions/state.ts';
import { onlyOne } from './only-one.ts';
import { type Filer, filerColumns } from './unverified.ts';

/** A sent application with the labels of its codes and its applicant. */
export interface SentPermit extends Selectable<ApplicationTable>, Filer {
  readonly permitTypeName: string;
  readonly statusLabel: string;
  /** The question to the company, while it is unanswered. */
  readonly asked: string | null;
  /** The id of a note that was answered since the officer's last act. */
  readonly answered: string | null;
}

const select = (db: Db) =>
  db
    .selectFrom('application')
    .innerJoin('permit_type', 'permit_type.id', 'application.permit_type_id')
    .innerJoin('account', 'account.id', 'application.owner_account_id')
    .innerJoin('company', 'company.id', 'application.company_id')
    .leftJoin('code_label', (join) =>
      join.on('code_label.kind', '=', 'status').onRef('code_label.code', '=', 'application.status'),
    )
    .where('application.sent_at', 'is not', null)
    .selectAll('application')
    .select(filerColumns)
    .select((row) => [
      'permit_type.name as permitTypeName',
      row.fn.coalesce('code_label.label', 'application.status').as('statusLabel'),
      askedOfApplication(row).as('asked'),
      answeredOfApplication(row).as('answered'),
    ]);

/** A query of sent applications. Drafts are visible to their owners only. */
export const selectSent = select;

/**
 * Finds a sent application by its id or its number.
 * @throws CommandError when there is none, or several have that number
 */
export async function findPermit(db: Db, key: string): Promise<SentPermit> {
  const found = await select(db)
    .where((where) =>
      where.or([where('application.id', '=', key.toUpperCase()), where('application.number', '=', key)]),
    )
    .orderBy('application.id')
    .limit(20)
    .execute();
  return onlyOne(found, key, {
    none: `There is no sent application ${key}. \`${program} office permit list\` shows their ids and numbers.`,
    several: 'applications',
    lineOf: ({ company_name, statusLabel }) => `${company_name}, ${statusLabel}`,
  });
}

/** The same, locked until the transaction ends, so that concurrent acts of officers run one after the other. */
export async function holdPermit(trx: Db, key: string): Promise<SentPermit> {
  const { id } = await findPermit(trx, key);
  // Writing a row is a lock on both engines.
  await trx
    .updateTable('application')
    .set((row) => ({ status: row.ref('status') }))
    .where('id', '=', id)
    .execute();
  return findPermit(trx, id);
}
