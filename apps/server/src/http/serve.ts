import type { Endpoint, FileAnswer } from '@pabean/api/contract';
import type { Context } from 'hono';
import type { Scope } from '../core/act/act.ts';
import { readFirst } from '../core/db/read-first.ts';
import type { Db } from '../core/db/store.ts';
import type { FileStream } from '../core/files/file-stream.ts';
import type { ServerMessages } from '../core/messages.ts';
import type { Env } from './address.ts';
import type { Answers } from './answer.ts';
import { bodyLimit, type JsonBody, readJson, requireNoDuplicates } from './body.ts';
import { type Caller, keyOf, requireActing } from './caller.ts';
import { decode } from './decode.ts';
import type { Deps } from './deps.ts';
import { deviceOf } from './device.ts';
import { encodeAnswer } from './encode.ts';
import { refusalOf } from './failure.ts';
import { once, onceRequest, storedResponse } from './idempotency.ts';
import { inspectFiles } from './inspect-files.ts';
import { answerIn } from './messages.ts';
import { isKnown, tagOf } from './tag.ts';
import type { Place } from './turns.ts';

/** A handler without its row's types; the table's type guarantees that they match. */
type AnyAnswer = (call: object) => unknown;
type AnyHandler =
  | AnyAnswer
  | { readonly prepare: (call: object) => AnyAnswer | Promise<AnyAnswer> }
  | { readonly version: (call: object) => string; readonly answer: AnyAnswer };

/** A row of the table and its handler. */
export interface Route {
  readonly name: string;
  readonly row: Endpoint;
  readonly handler: AnyHandler;
}

/** An admitted request. */
export interface Admitted {
  readonly caller: Caller;
  readonly address: string;
  readonly now: Date;
  readonly messages: ServerMessages;
}

/** Creates the function that answers an admitted request. */
export function createServe(deps: Deps, answers: Answers) {
  return async function serve(c: Context<Env>, route: Route, request: Admitted): Promise<Response> {
    const { cost } = route.row;
    if (!cost) return answer(c, route, request);
    const place = deps.turns.enter(cost, request.caller, request.address);
    try {
      return await answer(c, route, request, place);
    } finally {
      place.leave();
    }
  };

  async function answer(c: Context<Env>, { name, row, handler }: Route, request: Admitted, place?: Place) {
    const { caller, address, now, messages } = request;
    const body = row.body ? await readJson(c.req.raw, bodyLimit(row, deps)) : undefined;
    if (body) requireNoDuplicates(row, body);
    const input = readInput(c, row, body);
    requireActing(row.acting, caller, input);
    await place?.turn(c.req.raw.signal);

    const afterCommit: (() => Promise<unknown>)[] = [];
    const headers: Record<string, string> = {};
    let unchecked: Scope['unchecked'];
    const scope = { now, office: deps.office, ...('account' in caller && { account: caller.account }) };
    const callIn = (db: Db) => ({
      input,
      caller,
      now,
      deps,
      db,
      act: { ...scope, db, unchecked },
      address,
      device: deviceOf(c.req.header('user-agent')),
      afterCommit: (work: () => Promise<unknown>) => void afterCommit.push(work),
      setHeader(header: string, value: string) {
        headers[header] = value;
      },
    });
    const call = callIn(deps.store.db);
    if ('version' in handler) {
      // Read before the rows, so that a change in between gets a new tag.
      const tag = tagOf(handler.version(call), [name, keyOf(caller), c.req.url, body?.bytes ?? '']);
      if (isKnown(c.req.header('if-none-match'), tag)) return answers.unchanged(tag);
      headers.ETag = tag;
    }
    const key = row.once ? c.req.header('idempotency-key') : undefined;
    const onlyOnce = body && onceRequest(key, keyOf(caller), name, body.bytes);
    if (onlyOnce && ('prepare' in handler || row.upload)) {
      const kept = await storedResponse(call.db, onlyOnce, now);
      if (kept !== undefined) return answers.json(answerIn(kept, messages), 200, headers);
    }
    if (row.upload)
      unchecked = await inspectFiles({ name, row, body: input.body, caller, address, now }, deps);
    const run = await answerOf(handler, call);
    const { answer: schema } = row;
    if (schema === 'file') {
      const file = (await run(call)) as FileAnswer | FileStream;
      if ('made' in file && file.made) place?.keepUntil(file.made);
      return answers.file(file);
    }
    if (!row.writes) {
      const { db, replica } = deps.store;
      const value =
        row.reads === 'replica'
          ? await readFirst([replica, db, replica], async (from) => run(callIn(from)))
          : await run(call);
      if (!Array.isArray(value))
        return answers.json(answerIn(encodeAnswer(schema, value), messages), 200, headers);
      return answers.list(schema, value, { headers, acceptEncoding: c.req.header('accept-encoding') });
    }
    const result = await deps.store.write((trx) => {
      // A repeated attempt starts without effects of the previous one.
      afterCommit.length = 0;
      const encoded = async () => encodeAnswer(schema, await run(callIn(trx)));
      return onlyOnce ? once(trx, onlyOnce, now, encoded) : encoded();
    });
    for (const work of afterCommit) await work().catch((error: unknown) => refusalOf(error, name, deps.log));
    return answers.json(answerIn(result, messages), 200, headers);
  }
}

function answerOf(handler: AnyHandler, call: object): AnyAnswer | Promise<AnyAnswer> {
  if (typeof handler === 'function') return handler;
  return 'version' in handler ? handler.answer : handler.prepare(call);
}

function readInput(c: Context<Env>, row: Endpoint, body: JsonBody | undefined) {
  const input: Record<string, unknown> = {};
  if (row.params) input.params = decode(row.params, c.req.param());
  if (row.query) input.query = decode(row.query, c.req.query());
  if (row.body) input.body = decode(row.body, body?.value);
  return input;
}
