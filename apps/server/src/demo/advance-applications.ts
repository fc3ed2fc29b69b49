import { dayOf } from '@pabean/api/rules';
import { sql } from 'kysely';
import type { CoreDeps } from '../core/act/deps.ts';
import { askedOfApplication } from '../core/questions/state.ts';
import { decide } from '../officer/act-on-permit.ts';
import { CommandError } from '../officer/command-error.ts';
import { actAsOfficer } from '../officer/officer-act.ts';
import { approve, process } from '../officer/permit-decisions.ts';

/** The demo's next step at each status. */
const next: Readonly<Record<string, 'process' | 'approve'>> = {
  '20': 'process',
  '27': 'process',
  '29': 'approve',
};
const officerNumber = '060102030';
const batch = 50;

/** Dependencies of the simulated office. */
type AdvanceDeps = Pick<CoreDeps, 'store' | 'clock' | 'office' | 'secret' | 'files'>;

/**
 * Simulates the office in a demo: applications that a user has sent advance by one status after `seconds` without a change, up
 * to approval, through officers' commands. Demo data stays unchanged. Returns how many advanced.
 */
export async function advanceSent(deps: AdvanceDeps, seconds: number): Promise<number> {
  const { store } = deps;
  const rested = new Date(deps.clock().getTime() - seconds * 1000).toISOString();
  const due = await store.db
    .selectFrom('application')
    .innerJoin('outbox', (join) =>
      join.on('outbox.event', '=', sql<string>`'kirim:' || application.id || ':pemohon'`),
    )
    .select(['application.id', 'application.status'])
    .where('application.status', 'in', Object.keys(next))
    // An application with an open question waits for the answer.
    .where((where) => where(askedOfApplication(where), 'is', null))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('application_history')
            .select('application_history.id')
            .whereRef('application_history.application_id', '=', 'application.id')
            .where('application_history.at', '>', rested),
        ),
      ),
    )
    .limit(batch)
    .execute();
  for (const application of due) await moveOn(deps, application);
  return due.length;
}

async function moveOn(deps: AdvanceDeps, { id, status }: { id: string; status: string }) {
  const now = deps.clock();
  const date = dayOf(now, deps.office.timeZone);
  const action = next[status] ?? 'process';
  const number = `KEP-${id.slice(-6)}/KPU.02/${date.slice(0, 4)}`;
  const decision = action === 'approve' ? approve({ number, date }) : process();
  try {
    await actAsOfficer(
      { ...deps, actor: 'demo' },
      (act) => decide(act, deps, { action, key: id, decision }),
      officerNumber,
    );
  } catch (error) {
    // An officer acted first.
    if (!(error instanceof CommandError)) throw error;
  }
}
