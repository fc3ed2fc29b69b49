import type { Db } from '../core/db/store.ts';
import { noteChange } from '../core/note-change.ts';
import { type Command, command, type Subject } from './command.ts';
import { CommandError } from './command-error.ts';
import { actAsOfficer, noteAct } from './officer-act.ts';
import { type Fact, facts, joined } from './print.ts';
import { fileBlock, type Shown } from './show.ts';
import { type Filer, unverifiedMark } from './unverified.ts';

// Submissions of companies with one file, which officers receive: manifests and reports.

type Kind = 'manifest' | 'report';

interface Sent extends Filer {
  readonly id: string;
  readonly company_id: string;
  readonly company_name: string;
  readonly owner_account_id: string;
  readonly file_id: string;
  readonly created_at: string;
  readonly received_at: string | null;
}

/** Shows one: its own facts, the common ones, and its file. */
export async function showSent(db: Db, kind: Kind, sent: Sent, about: readonly Fact[]): Promise<Shown> {
  const files = await db
    .selectFrom('stored_file')
    .select(['id', 'name', 'media_type', 'bytes', 'waiting_since'])
    .where('id', '=', sent.file_id)
    .execute();
  const all = facts([
    ...about,
    ['Company', joined(sent.company_name, unverifiedMark(sent))],
    ['Sent by', sent.username],
    ['Sent', sent.created_at],
    ['Received', sent.received_at],
  ]);
  return {
    blocks: [all, fileBlock(files)],
    files,
    book: { accountId: sent.owner_account_id, of: { kind, key: sent.id } },
  };
}

/** A command that marks one as received, with an entry in the audit log, in one transaction. */
export const receiveCommand = <Row extends Sent>({
  kind,
  subject,
  find,
  nameOf,
  detailOf,
}: {
  readonly kind: Kind;
  readonly subject: Subject;
  /** @throws CommandError when there is none */
  readonly find: (db: Db, key: string) => Promise<Row>;
  /** Its name in messages. */
  readonly nameOf: (row: Row) => string;
  /** Its details for the audit log, the id first. */
  readonly detailOf: (row: Row) => string;
}): Command =>
  command({
    summary: 'marks one as received; its company sees when',
    help: 'The book of what was done gets a line, in one transaction with the change.',
    subject,
    act: ({ deps, subject: key }) =>
      actAsOfficer(deps, async (act) => {
        const { db, now } = act;
        const row = await find(db, key);
        const { id, company_id, owner_account_id: accountId } = row;
        // Of two concurrent officers only one finds it waiting.
        const { numUpdatedRows } = await db
          .updateTable(kind)
          .set({ received_at: now.toISOString() })
          .where('id', '=', id)
          .where('received_at', 'is', null)
          .executeTakeFirst();
        if (Number(numUpdatedRows) === 0) throw new CommandError(`${nameOf(row)} was received already.`);
        await noteChange(db, company_id);
        await noteAct(act, { action: `receive-${kind}`, accountId, detail: detailOf(row) });
        return `${nameOf(row)} is received.`;
      }),
  });
