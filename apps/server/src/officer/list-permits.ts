import { permitStatusTone } from '@pabean/api/rules';
import { questionMark } from '../core/questions/state.ts';
import { CommandError } from './command-error.ts';
import { inOrderOfSending, listRows } from './list.ts';
import type { OfficerDeps } from './officer-deps.ts';
import { selectSent } from './permits.ts';
import { joined } from './print.ts';
import { unverifiedMark } from './unverified.ts';

/** Sent applications, one line each, the longest waiting first; without a status all undecided ones. */
export async function listPermits({ store }: OfficerDeps, status: string | undefined): Promise<string> {
  const labels = await store.db
    .selectFrom('code_label')
    .select(['code', 'label'])
    .where('kind', '=', 'status')
    .orderBy('position')
    .execute();
  const undecided = labels
    .map(({ code }) => code)
    .filter((code) => permitStatusTone(code) === 'process' || code === '98');
  if (status !== undefined && !labels.some(({ code }) => code === status)) {
    const known = labels.map(({ code, label }) => `${code} ${label}`).join(', ');
    throw new CommandError(`--status is one of ${known}.`);
  }
  const queries = (status === undefined ? undecided : [status]).map((each) =>
    selectSent(store.db)
      .where('application.status', '=', each)
      .orderBy('application.sent_at')
      .orderBy('application.id'),
  );
  return listRows(
    inOrderOfSending(queries),
    (row) =>
      joined(
        ...[row.id, row.status, row.statusLabel, row.number, row.company_name, row.permitTypeName],
        unverifiedMark(row, row.identity_number),
        questionMark(row.asked, row.answered),
      ),
    { none: 'There is no such application.', further: 'later ones' },
  );
}
