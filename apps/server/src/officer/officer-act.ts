import type { Scope } from '../core/act/act.ts';
import { type AuditEntry, note } from '../core/audit.ts';
import type { OfficerDeps } from './officer-deps.ts';

/** The officer who runs a command. */
export interface Officer {
  /** The user of the operating system, for the audit log. */
  readonly actor: string;
  /** The officer's number (NIP), for the history, which the company can read. */
  readonly nip?: string | undefined;
}

/** An act of an officer. */
export interface OfficerAct extends Scope {
  readonly officer: Officer;
}

/** Dependencies of an officer's act. */
export type ActingDeps = Pick<OfficerDeps, 'store' | 'clock' | 'office' | 'actor'>;

/** Runs an officer's act in one transaction. */
export const actAsOfficer = <Result>(
  { store, clock, office, actor }: ActingDeps,
  work: (act: OfficerAct) => Promise<Result>,
  nip?: string,
): Promise<Result> => store.write((db) => work({ db, now: clock(), office, officer: { actor, nip } }));

/** Writes an officer's action into the audit log, in the transaction of the act. */
export const noteAct = (act: OfficerAct, entry: Omit<AuditEntry, 'actor'>) =>
  note(act, { ...entry, actor: act.officer.actor });
