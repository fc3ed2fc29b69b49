import { fileAddress } from '../client/file-address.ts';
import { type Came, exchange, type Target, type WireRequest, wireRequest } from './exchange.ts';
import {
  addedCalls,
  addReading,
  differ,
  type Findings,
  note,
  noteFailureShape,
  notOffered,
} from './findings.ts';
import type { Caller, Plan } from './plan.ts';
import { isFailure, readAs } from './reading.ts';
import { shownAnswer } from './shown.ts';
import { brokenId, noId, nothingOf, type Things, thingNames } from './things.ts';

/** An account that makes calls, and the records found so far. */
export interface Session {
  readonly caller: Caller;
  readonly known: Partial<Things>;
}

const isSuccess = ({ status }: Came) => status >= 200 && status < 300;
const whose = ({ caller: { user, type } }: Session) => (user ? `As ${user} (${type})` : 'As a visitor');
const isCrash = ({ status }: Came) => status >= 500;

/** Builds the request of a plan about a record; undefined when something is missing for it. */
export function requestOf(
  { baseURL }: Target,
  { row, ask, address }: Plan,
  { caller, known }: Session,
  thing: unknown,
): WireRequest | undefined {
  if (address) return { method: 'GET', url: fileAddress(String(thing), baseURL).url };
  const input = ask?.(thing, caller, known);
  return input && wireRequest(row, input);
}

/** Makes a call that must be answered, and collects records from the answer. */
export async function probeAnswer(
  target: Target,
  plan: Plan,
  session: Session,
  findings: Findings,
): Promise<Came | undefined> {
  const { row, name, about, may = [] } = plan;
  const request = requestOf(target, plan, session, about && session.known[about]);
  if (!request) {
    findings.reason ??= 'Something that it asks with was not found.';
    return undefined;
  }
  const came = await exchange(target, request, session.caller.token);
  const isMissing = [404, 405, 501].includes(came.status);
  if (isMissing && addedCalls.has(name)) {
    findings.reason = notOffered;
    return undefined;
  }
  findings.isTried = true;
  if (may.includes(came.status)) noteFailureShape(findings, came);
  else if (!isSuccess(came) || isFailure(row, came))
    differ(findings, { message: `${whose(session)}: expected an answer, came ${shownAnswer(came)}.` });
  else {
    const reading = readAs(row, came);
    const { value } = reading;
    addReading(findings, reading);
    if (value !== undefined) Object.assign(session.known, plan.finds?.(value, session.known));
    return came;
  }
  return undefined;
}

/** A call without a session must be refused with 401: only then do clients ask the user to sign in. */
export async function probeConsumer(target: Target, plan: Plan, session: Session, findings: Findings) {
  const { about, address, row } = plan;
  const thing = about && (row.writes ? nothingOf(about) : (session.known[about] ?? nothingOf(about)));
  if (address && session.known[about ?? 'application'] === undefined) return;
  // A request without a session must have no effect: a call that creates something is sent without input.
  const request = row.writes && !about ? emptied(row) : requestOf(target, plan, session, thing ?? undefined);
  if (!request) return;
  const came = await exchange(target, request);
  if (came.status === 401) return noteFailureShape(findings, came);
  const isBeside = address && !request.url.startsWith(`${target.baseURL}/`);
  if (isBeside && isSuccess(came))
    return note(findings, 'Whoever has the address of the file gets it: it lies beside the root of the API.');
  // A missing record is not found for any caller.
  const isAboutNothing = about !== undefined && (row.writes || session.known[about] === undefined);
  if (isAboutNothing && !isSuccess(came) && !isCrash(came))
    return note(
      findings,
      `Without a session, what does not exist is refused with ${came.status} instead of 401.`,
    );
  const isIn = isSuccess(came) && !isFailure(row, came) ? ' It lets a stranger in.' : '';
  differ(findings, { message: `Without a session: expected 401, came ${shownAnswer(came)}.${isIn}` });
}

/** A call without any input, so that it has no effect. */
const emptied = ({ method, path }: Plan['row']): WireRequest => ({
  method,
  url: path.replace(/\{\w+\}/g, noId),
  ...(method !== 'GET' && { body: {} }),
});

/** An account of a type that the row does not list is refused (403). */
export async function probeWrongType(target: Target, plan: Plan, session: Session, findings: Findings) {
  const { about, address, row } = plan;
  if (address) return;
  const request =
    row.writes && !about ? emptied(row) : requestOf(target, plan, session, about && nothingOf(about));
  if (!request) return;
  const came = await exchange(target, request, session.caller.token);
  if (came.status === 403) return noteFailureShape(findings, came);
  const who = `An account of type ${session.caller.type}`;
  if (!isSuccess(came) && !isCrash(came))
    return note(findings, `${who} is refused with ${came.status} instead of 403.`);
  if (isFailure(row, came)) return note(findings, `${who} is refused in a ${came.status} instead of 403.`);
  differ(findings, { message: `${who}: expected 403, came ${shownAnswer(came)}.` });
}

/** A missing record is refused (404), and a malformed id does not break the server. */
export async function probeMissing(target: Target, plan: Plan, session: Session, findings: Findings) {
  const { about, address, row } = plan;
  if (!about || address || !row.failures?.includes(404)) return;
  const request = requestOf(target, plan, session, nothingOf(about));
  if (!request) return;
  const came = await exchange(target, request, session.caller.token);
  const word = thingNames[about];
  if (isCrash(came))
    differ(findings, { message: `No such ${word}: expected 404, came ${shownAnswer(came)}.` });
  else if (!isSuccess(came)) {
    noteFailureShape(findings, came);
    if (came.status !== 404) note(findings, `No such ${word} is refused with ${came.status} instead of 404.`);
  } else if (isFailure(row, came)) note(findings, `No such ${word} is said in a ${came.status}.`);
  else if (came.text.trim() === '[]') note(findings, `No such ${word}: an empty list instead of 404.`);
  else if (!isReportedInAnswer(plan, came))
    differ(findings, { message: `No such ${word}: expected 404, came ${shownAnswer(came)}.` });
  else note(findings, `No such ${word} is said in a ${came.status}.`);

  const broken = JSON.parse(JSON.stringify(request).replaceAll(noId, brokenId)) as WireRequest;
  const answer = await exchange(target, broken, session.caller.token);
  if (isCrash(answer))
    differ(findings, {
      message: `A broken id (${brokenId}): expected 404 or 422, came ${shownAnswer(answer)}.`,
    });
}

/** A deleted record must not be found. */
export async function probeDeleted(
  target: Target,
  plan: Plan,
  session: Session | undefined,
  findings: Findings,
) {
  const { about, row } = plan;
  const request = session && about && requestOf(target, plan, session, session.known[about]);
  if (!request) return;
  const came = await exchange(target, request, session.caller.token);
  if (isSuccess(came) && !isFailure(row, came) && readAs(row, came).value !== undefined)
    differ(findings, {
      message: `It answers about a ${thingNames[about]}: expected 404, came ${shownAnswer(came)}.`,
    });
}

/** Look-ups may report a missing id inside a successful answer. */
function isReportedInAnswer({ row }: Plan, came: Came): boolean {
  const { value } = readAs(row, came);
  return typeof value === 'object' && value !== null && 'id' in value && value.id === null;
}

/**
 * The actor comes from the token: a call in another account's name is refused (403), or answered for the token's own
 * account.
 */
export async function probeActing(
  target: Target,
  plan: Plan,
  session: Session,
  own: Came,
  findings: Findings,
) {
  const { row, about, ask } = plan;
  const input = ask?.(about && session.known[about], session.caller, session.known) as
    | Record<string, object>
    | undefined;
  for (const [place, fields = {}] of Object.entries(row.acting ?? {})) {
    for (const field of Object.keys(fields)) {
      const strange = { ...input, [place]: { ...input?.[place], [field]: 'orang-lain' } };
      const came = await exchange(target, wireRequest(row, strange), session.caller.token);
      if (!isSuccess(came) || isFailure(row, came)) {
        if (isCrash(came))
          differ(findings, {
            message: `In another's name (${field}): expected 403, came ${shownAnswer(came)}.`,
          });
      } else if (came.text === own.text) note(findings, `It takes no notice of ${field}: the token counts.`);
      else
        differ(findings, {
          message: `In another's name (${field}): expected 403, came another answer than one's own.`,
        });
    }
  }
}

interface PageLike {
  readonly rows: readonly unknown[];
  readonly page?: number;
  readonly next: number | null;
}

const isPage = (value: unknown): value is PageLike =>
  typeof value === 'object' && value !== null && 'rows' in value && 'next' in value;

/** The second page differs from the first, and a page that is not a number breaks nothing. */
export async function probePages(
  target: Target,
  plan: Plan,
  session: Session,
  own: Came,
  findings: Findings,
) {
  const { row, about } = plan;
  const first = readAs(row, own).value;
  const request = requestOf(target, plan, session, about && session.known[about]);
  if (!isPage(first) || !request) return;
  const pageOf = (page: string) =>
    exchange(target, { ...request, query: { ...request.query, page } }, session.caller.token);

  const broken = await pageOf('x');
  if (isCrash(broken))
    differ(findings, { message: `The page “x”: expected 422, came ${shownAnswer(broken)}.` });
  if (first.next === null) return note(findings, 'There is one page only, so that paging was not looked at.');
  const came = await pageOf(String(first.next));
  const second = isSuccess(came) ? readAs(row, came) : undefined;
  if (!isPage(second?.value))
    return differ(findings, {
      message: `Page ${first.next}: expected an answer, came ${shownAnswer(came)}.`,
    });
  differ(findings, ...second.differences);
  if (second.value.page !== undefined && second.value.page !== first.next)
    differ(findings, { message: `Page ${first.next} says that it is page ${second.value.page}.` });
  if (JSON.stringify(second.value.rows) === JSON.stringify(first.rows))
    differ(findings, { message: `Page ${first.next} has the same rows as the first.` });
}
