import { setTimeout } from 'node:timers/promises';
import { type Endpoint, endpoints, type FileAnswer } from '@pabean/api/contract';
import { preferredLanguage } from '@pabean/api/rules';
import { type Context, Hono } from 'hono';
import pLimit from 'p-limit';
import type { Db } from '../core/db/store.ts';
import type { FileStream } from '../core/files/file-stream.ts';
import { countUse } from '../core/rate-limit.ts';
import { notFound, Refusal } from '../core/refusal.ts';
import { addressOf, type Env } from './address.ts';
import type { Answers } from './answer.ts';
import { bodyLimit, type JsonBody, readJson, requireSaidOnce } from './body.ts';
import { type Caller, type Credentials, callerOf, keyOf, requireActing } from './caller.ts';
import { decode } from './decode.ts';
import type { Deps } from './deps.ts';
import { deviceOf } from './device.ts';
import { encodeAnswer } from './encode.ts';
import { refusalOf } from './failure.ts';
import { createFloodGuard } from './flood-guard.ts';
import { HttpRefusal } from './http-refusal.ts';
import { keptAnswer, once, onceRequest } from './idempotency.ts';
import { statusOf } from './status.ts';
import { isKnown, tagOf } from './tag.ts';
import { answerIn } from './words.ts';

/** A handler whose row is not known: the table holds the proof that they fit. */
type AnyAnswer = (call: object) => unknown;
type AnyHandler =
  | AnyAnswer
  | { readonly prepare: (call: object) => AnyAnswer | Promise<AnyAnswer> }
  | { readonly version: (call: object) => string; readonly answer: AnyAnswer };

/** Rows and who answers them. */
export interface Table {
  readonly endpoints: Readonly<Record<string, Endpoint>>;
  readonly handlers: Readonly<Record<string, unknown>>;
}

/** Hono's spelling of a path: `a/{b}` → `/a/:b`. */
const routePath = (path: string) => `/${path.replace(/\{(\w+)\}/g, ':$1')}`;

const parameters = (path: string) => path.split('{').length;

/** Calls with a file that write at once: each holds one of the store's connections for as long as its file takes. */
const filesAtOnce = 4;

const isForLater = (refusal: Refusal) => [429, 503].includes(statusOf(refusal));

/** Static paths first, so that no parameter swallows them. */
const inOrder = (table: Table) =>
  Object.entries(table.endpoints)
    .map(([name, row]) => ({ name, row }))
    .sort((a, b) => parameters(a.row.path) - parameters(b.row.path));

/** One route for every row of the table, and a refusal for everything else. */
export function createRouter(deps: Deps, table: Table, answers: Answers) {
  const router = new Hono<Env>();
  const guardAddress = createFloodGuard(deps.limits.callsByAddress);
  const guardAccount = createFloodGuard(deps.limits.callsByAccount);
  const takeTurn = pLimit(filesAtOnce);
  const rows = inOrder(table);
  for (const { name, row } of rows) {
    const handler = table.handlers[name] as AnyHandler;
    router.on(row.method, routePath(row.path), (c) => answer(c, name, row, handler));
  }
  const wordsFor = (c: Context<Env>) => deps.messagesIn(preferredLanguage(c.req.header('accept-language')));
  const refuse = (c: Context<Env>, refusal: Refusal) => answers.refusal(refusal, wordsFor(c));
  for (const path of new Set(rows.map(({ row }) => row.path))) {
    const methods = rows.filter(({ row }) => row.path === path).map(({ row }) => row.method);
    const refusal = new HttpRefusal('methodNotAllowed', { Allow: methods.join(', ') });
    router.all(routePath(path), (c) => refuse(c, refusal));
  }
  router.all('*', (c) => refuse(c, notFound()));
  return router;

  async function answer(c: Context<Env>, name: string, row: Endpoint, handler: AnyHandler) {
    const started = performance.now();
    const seen: { caller?: Caller } = {};
    const response = await serve(c, name, row, handler, seen).catch(async (error: unknown) => {
      const refusal = refusalOf(error, name, deps.log);
      if (isForLater(refusal)) await setTimeout(deps.limits.refusalPause);
      return refuse(c, refusal);
    });
    deps.log({
      event: 'call',
      call: name,
      status: response.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
      account: seen.caller && seen.caller.kind !== 'visitor' ? seen.caller.account.username : undefined,
      address: addressOf(c, deps.trustedProxies),
    });
    return response;
  }

  async function serve(
    c: Context<Env>,
    name: string,
    row: Endpoint,
    handler: AnyHandler,
    seen: { caller?: Caller },
  ) {
    // Asking for the heads of an answer alone must not do what the call does.
    if (row.writes && c.req.method === 'HEAD')
      throw new HttpRefusal('methodNotAllowed', { Allow: row.method });
    if (row.writes && row.method === 'GET') requireOwnSite(c);
    const now = deps.clock();
    const address = addressOf(c, deps.trustedProxies);
    const authorization = c.req.header('authorization');
    const caller = await admit(row, { authorization, visitor: c.req.header('pabean-visitor'), address }, now);
    seen.caller = caller;
    await countCall(row, caller, address, now);
    const body = row.body ? await readJson(c.req.raw, bodyLimit(row, deps)) : undefined;
    if (body) requireSaidOnce(row, body);
    const input = readInput(c, row, body);
    requireActing(row.acting, caller, input);

    const late: (() => Promise<unknown>)[] = [];
    const afterCommit = (work: () => Promise<unknown>) => void late.push(work);
    const headers: Record<string, string> = {};
    const setHeader = (header: string, value: string) => {
      headers[header] = value;
    };
    const device = deviceOf(c.req.header('user-agent'));
    const actIn = (db: Db) => ({
      db,
      now,
      office: deps.office,
      ...('account' in caller && { account: caller.account }),
    });
    const { db } = deps.store;
    const call = { input, caller, now, address, device, deps, afterCommit, setHeader, db, act: actIn(db) };
    if ('version' in handler) {
      // Read before the rows: what changes in between is told by the next tag.
      const tag = tagOf(handler.version(call), [name, keyOf(caller), c.req.url, body?.bytes ?? '']);
      if (isKnown(c.req.header('if-none-match'), tag)) return answers.unchanged(tag);
      setHeader('ETag', tag);
    }
    const words = wordsFor(c);
    const key = row.once ? c.req.header('idempotency-key') : undefined;
    const request = body && onceRequest(key, keyOf(caller), name, body.bytes);
    if (request && 'prepare' in handler) {
      const kept = await keptAnswer(call.db, request, now);
      if (kept !== undefined) return answers.json(answerIn(kept, words), 200, headers);
    }
    const run = await answerOf(handler, call);
    const { answer: schema } = row;
    if (schema === 'file') return answers.file((await run(call)) as FileAnswer | FileStream);
    if (!row.writes) {
      const value = await run(call);
      if (!Array.isArray(value))
        return answers.json(answerIn(encodeAnswer(schema, value), words), 200, headers);
      return answers.list(schema, value, { headers, acceptEncoding: c.req.header('accept-encoding') });
    }

    const encoded = async (db: Db) => encodeAnswer(schema, await run({ ...call, db, act: actIn(db) }));

    const write = () =>
      deps.store.write((trx) => {
        late.length = 0;
        return request ? once(trx, request, now, () => encoded(trx)) : encoded(trx);
      });
    const result = await (row.upload ? takeTurn(write) : write());
    for (const work of late) await work().catch((error: unknown) => refusalOf(error, name, deps.log));
    return answers.json(answerIn(result, words), 200, headers);
  }

  /** Hundreds of people may share an address, so it counts only for those of whom nothing else is known. */
  async function admit(row: Endpoint, credentials: Credentials, now: Date) {
    try {
      const caller = await callerOf(deps, row, credentials);
      if (caller.kind !== 'visitor') guardAccount(caller.account.id, now);
      else guardAddress(credentials.address, now);
      return caller;
    } catch (error) {
      if (error instanceof Refusal && statusOf(error) !== 429) guardAddress(credentials.address, now);
      throw error;
    }
  }

  async function countCall(row: Endpoint, caller: Caller, address: string, now: Date) {
    if (row.rate !== 'write' && row.rate !== 'upload') return;
    const { writesByVisitors, writesByAccount, uploadsByAccount } = deps.limits;
    // A visitor could make up a new key with every call, so visitors are counted by their address.
    if (caller.kind === 'visitor') return countUse(deps.store, `visitors:${address}`, writesByVisitors, now);
    const limit = row.rate === 'write' ? writesByAccount : uploadsByAccount;
    return countUse(deps.store, `${row.rate}:${caller.account.id}`, limit, now);
  }
}

/** A picture or a link of another site must not write. Browsers say where a request comes from. @throws Refusal 403 */
function requireOwnSite(c: Context<Env>) {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refusal('forbidden');
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

/** The whole contract. */
export const contractTable = (handlers: Table['handlers']): Table => ({ endpoints, handlers });
