import type { Scope } from '../core/act/act.ts';
import { type AuditEntry, note } from '../core/audit.ts';
import type { OfficerDeps } from './officer-deps.ts';

/** Who gives a command. */
export interface Officer {
  /** The user of the operating system: stands in the book. */
  readonly actor: string;
  /** The officer's number: stands in the history, where the company reads it. */
  readonly nip?: string | undefined;
}

/** What an officer does. */
export interface OfficerAct extends Scope {
  readonly officer: Officer;
}

/** What acting as an officer needs. */
export type ActingDeps = Pick<OfficerDeps, 'store' | 'clock' | 'office' | 'actor'>;

/** Does what an officer wants in one transaction: all of it, or nothing. */
export const actAsOfficer = <Result>(
  { store, clock, office, actor }: ActingDeps,
  work: (act: OfficerAct) => Promise<Result>,
  nip?: string,
): Promise<Result> => store.write((db) => work({ db, now: clock(), office, officer: { actor, nip } }));

/** Writes into the book what an officer did, in the transaction of what was done. */
export const noteAct = (act: OfficerAct, entry: Omit<AuditEntry, 'actor'>) =>
  note(act, { ...entry, actor: act.officer.actor });
