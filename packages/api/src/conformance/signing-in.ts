import { me, signIn, signOut } from '../contract/session.ts';
import type { UserType } from '../rules/access.ts';
import { exchange, type Target, wireRequest } from './exchange.ts';
import { addReading, differ, type Findings, noFindings, note, noteFailureShape } from './findings.ts';
import type { Session } from './probes.ts';
import { isFailure, readAs } from './reading.ts';
import { shownAnswer } from './shown.ts';

/** An account to check with. */
export interface ConformanceAccount {
  readonly username: string;
  readonly password: string;
}

/** The signed-in accounts, and the findings about signing in and out. */
export interface SignedIn {
  readonly sessions: readonly Session[];
  readonly troubles: readonly string[];
  readonly findings: { readonly signIn: Findings; readonly signOut: Findings };
}

/** Signs in all accounts, and tries a user name that does not exist. */
export async function signInAll(
  target: Target,
  accounts: Readonly<Partial<Record<UserType, ConformanceAccount>>>,
): Promise<SignedIn> {
  const findings = { signIn: noFindings(), signOut: noFindings() };
  const sessions: Session[] = [];
  const troubles: string[] = [];
  for (const [type, account] of Object.entries(accounts)) {
    const found = await openSession(target, account, findings.signIn).catch(String);
    if (typeof found === 'string') troubles.push(`${account.username} (${type}) is skipped: ${found}`);
    else {
      sessions.push(found);
      if (found.caller.type !== type)
        troubles.push(`${account.username} is of type ${found.caller.type}, and was said to be ${type}.`);
    }
  }
  await probeUnknownName(target, findings.signIn);
  if (sessions.length === 0) findings.signIn.reason = findings.signOut.reason = 'There is no account.';
  return { sessions, troubles, findings };
}

/** Returns a session, or a message why there is none. */
async function openSession(
  target: Target,
  { username, password }: ConformanceAccount,
  findings: Findings,
): Promise<Session | string> {
  const came = await exchange(target, wireRequest(signIn, { body: { username, password } }));
  if (came.status >= 300 || isFailure(signIn, came)) return `it cannot sign in: ${shownAnswer(came)}.`;
  findings.isTried = true;
  const reading = readAs(signIn, came);
  addReading(findings, reading);
  const { token } = (reading.value ?? {}) as { token?: string };
  if (!token) return 'a second factor is due, or no token came.';
  const answer = await exchange(target, wireRequest(me, {}), token);
  const user = readAs(me, answer).value as { npwp: string | null; type: UserType } | undefined;
  if (!user) return `who it is cannot be read: ${shownAnswer(answer)}.`;
  return { caller: { user: username, npwp: user.npwp ?? '', type: user.type, token }, known: {} };
}

async function probeUnknownName(target: Target, findings: Findings) {
  const body = { username: `tidak-ada-${Date.now()}`, password: 'bukan kata sandi' };
  const came = await exchange(target, wireRequest(signIn, { body }));
  if (came.status === 401) noteFailureShape(findings, came);
  else if (came.status < 300 && isFailure(signIn, came))
    note(findings, `A wrong password is said in a ${came.status}.`);
  else differ(findings, { message: `An unknown name: expected 401, came ${shownAnswer(came)}.` });
}

/** Ends the sessions, and checks that they have ended. */
export async function signOutAll(target: Target, { sessions, findings: { signOut: findings } }: SignedIn) {
  for (const { caller } of sessions) {
    const came = await exchange(target, wireRequest(signOut, {}), caller.token);
    findings.isTried = true;
    if (came.status >= 300) differ(findings, { message: `Expected an answer, came ${shownAnswer(came)}.` });
    else addReading(findings, readAs(signOut, came));
    const after = await exchange(target, wireRequest(me, {}), caller.token);
    if (after.status !== 401)
      differ(findings, { message: `After signing out: expected 401, came ${shownAnswer(after)}.` });
  }
}
