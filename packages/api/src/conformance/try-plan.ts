import { ApiError } from '../client/api-error.ts';
import { userTypes } from '../rules/access.ts';
import type { Target } from './exchange.ts';
import { differ, type Findings, noFindings, notOffered } from './findings.ts';
import type { Plan } from './plan.ts';
import {
  probeActing,
  probeAnswer,
  probeConsumer,
  probeDeleted,
  probeMissing,
  probePages,
  probeWrongType,
  type Session,
} from './probes.ts';
import { thingNames } from './things.ts';

/** A provider, and the accounts that check it. */
export interface Visit {
  readonly target: Target;
  readonly sessions: readonly Session[];
  readonly visitor: Session;
  /** Whether writing calls may be made. */
  readonly isWriting: boolean;
}

const isFor = ({ row: { access } }: Plan, { caller: { type } }: Session) =>
  access === 'signedIn' || (Array.isArray(access) && type !== undefined && access.includes(type));

/**
 * Tries a call by its plan, with accounts that have access and with those that have none.
 *
 * @param isAgain Whether the same call was tried before: its refusals are not checked again.
 */
export async function tryPlan(visit: Visit, plan: Plan, isAgain: boolean): Promise<Findings> {
  const findings = noFindings();
  const { row, untried } = plan;
  if (untried || (row.writes && !visit.isWriting)) {
    findings.reason = untried ?? 'It writes, which was not asked for.';
    return findings;
  }
  const isOpen = row.access === 'anyone';
  const allowed = isOpen ? [visit.visitor] : visit.sessions.filter((session) => isFor(plan, session));
  const step = (work: () => Promise<unknown>) =>
    work().catch((error: unknown) => {
      // The contract does not accept a value that the provider itself sent earlier.
      if (error instanceof ApiError) findings.reason ??= `What it is asked with: ${error.message}.`;
      else differ(findings, { message: `${error instanceof Error ? error.message : String(error)}.` });
    });

  if (plan.isDeleted) {
    await step(() => probeDeleted(visit.target, plan, ownerIn(plan, allowed), findings));
    return findings;
  }
  await step(() => answers(visit, plan, allowed, findings));
  if (findings.reason === notOffered || (isAgain && !plan.address)) return findings;
  const [someone = visit.visitor] = allowed;
  if (!isOpen)
    await step(() => probeConsumer(visit.target, plan, ownerIn(plan, allowed) ?? someone, findings));
  const other = visit.sessions.find((session) => !isFor(plan, session));
  if (other && Array.isArray(row.access))
    await step(() => probeWrongType(visit.target, plan, other, findings));
  if (isOpen || allowed.length > 0) await step(() => probeMissing(visit.target, plan, someone, findings));
  return findings;
}

/** The session that owns the record of a call. */
const ownerIn = ({ about }: Plan, sessions: readonly Session[]) =>
  about ? sessions.find(({ known }) => known[about] !== undefined) : sessions[0];

/** Makes the call with the accounts that have access: all of them where its answer is needed later, else one. */
async function answers({ target }: Visit, plan: Plan, allowed: readonly Session[], findings: Findings) {
  const { row, about } = plan;
  const owner = ownerIn(plan, allowed);
  if (!owner) {
    const missing =
      allowed.length > 0 && about
        ? `${thingNames[about]} to ask about`
        : `account of type ${Array.isArray(row.access) ? row.access.join(' or ') : userTypes.join(' or ')}`;
    findings.reason = `There is no ${missing}; only refusals were looked at.`;
    return;
  }
  const others = plan.finds && !row.writes ? allowed.filter((session) => session !== owner) : [];
  for (const session of [owner, ...others]) {
    if (about && session.known[about] === undefined) continue;
    const own = await probeAnswer(target, plan, session, findings);
    if (!own || session !== owner) continue;
    if (row.acting && !row.writes) await probeActing(target, plan, session, own, findings);
    if (row.query) await probePages(target, plan, session, own, findings);
  }
}
