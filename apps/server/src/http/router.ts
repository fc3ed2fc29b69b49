import { type Endpoint, type EndpointName, endpoints, type FileAnswer } from '@pabean/api/contract';
import { type Context, Hono } from 'hono';
import type { Db } from '../db/store.ts';
import type { Deps } from '../deps.ts';
import { findSession, type Session } from '../session/session.ts';
import { bearerToken } from '../session/token.ts';
import { addressOf, type Env } from './address.ts';
import { type Answers, encodeAnswer } from './answer.ts';
import { type JsonBody, readJson } from './body.ts';
import { decode } from './decode.ts';
import { refusalOf } from './failure.ts';
import type { Handlers } from './handler.ts';
import { once, onceRequest } from './idempotency.ts';
import { countUse, createFloodGuard } from './rate-limit.ts';
import { notFound, Refusal } from './refusal.ts';

/** A handler whose row is not known: the table holds the proof that they fit. */
type AnyHandler = (call: object) => unknown;

const defaultBodyKb = 64;

/** Hono's spelling of a path: `a/{b}` → `/a/:b`. */
const routePath = (path: string) => `/${path.replace(/\{(\w+)\}/g, ':$1')}`;

const parameters = (path: string) => path.split('{').length;

/** Static paths first, so that no parameter swallows them. */
const rows = Object.entries(endpoints as Record<string, Endpoint>)
  .map(([name, row]) => ({ name: name as EndpointName, row }))
  .sort((a, b) => parameters(a.row.path) - parameters(b.row.path));

/** One route for every row of the endpoint table, and a refusal for everything else. */
export function createRouter(deps: Deps, handlers: Handlers, answers: Answers) {
  const router = new Hono<Env>();
  const guardFlood = createFloodGuard(deps.limits.callsByAddress);
  for (const { name, row } of rows) {
    const handler = handlers[name] as AnyHandler;
    router.on(row.method, routePath(row.path), (c) => answer(c, name, row, handler));
  }
  for (const path of new Set(rows.map(({ row }) => row.path))) {
    const methods = rows.filter(({ row }) => row.path === path).map(({ row }) => row.method);
    const refusal = new Refusal(405, 'methodNotAllowed', { headers: { Allow: methods.join(', ') } });
    router.all(routePath(path), () => answers.refusal(refusal));
  }
  router.all('*', () => answers.refusal(notFound()));
  return router;

  async function answer(c: Context<Env>, name: EndpointName, row: Endpoint, handler: AnyHandler) {
    const started = performance.now();
    const seen: { session?: Session } = {};
    const response = await serve(c, name, row, handler, seen).catch((error: unknown) =>
      answers.refusal(refusalOf(error, name, deps.log)),
    );
    deps.log({
      event: 'call',
      call: name,
      status: response.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
      account: seen.session?.account.username,
      address: addressOf(c, deps.trustedProxies),
    });
    return response;
  }

  async function serve(
    c: Context<Env>,
    name: EndpointName,
    row: Endpoint,
    handler: AnyHandler,
    seen: { session?: Session },
  ) {
    const now = deps.clock();
    const address = addressOf(c, deps.trustedProxies);
    guardFlood(address, now);
    const session = row.access === 'anyone' ? undefined : await requireSession(c, row);
    if (session) seen.session = session;
    await countCall(row, session, now);
    const body = row.body ? await readJson(c.req.raw, row.maxBodyKb ?? defaultBodyKb) : undefined;
    const input = readInput(c, name, row, body);
    requireActingUser(input, session);
    const late: (() => Promise<unknown>)[] = [];
    const afterCommit = (work: () => Promise<unknown>) => void late.push(work);
    const run = async (db: Db) =>
      handler({ input, session, account: session?.account, db, now, address, deps, afterCommit });
    const { answer: schema } = row;
    if (schema === 'file') return answers.file((await run(deps.store.db)) as FileAnswer);
    const encode = async (db: Db) => encodeAnswer(schema, await run(db));
    if (!writes(row)) return answers.json(await encode(deps.store.db));
    const key = row.once ? c.req.header('idempotency-key') : undefined;
    const request = session && body && onceRequest(key, session.account.id, name, body.bytes);
    const text = await deps.store.write((trx) => {
      late.length = 0;
      return request ? once(trx, request, now, () => encode(trx)) : encode(trx);
    });
    for (const work of late) await work().catch((error: unknown) => refusalOf(error, name, deps.log));
    return answers.json(text);
  }

  async function requireSession(c: Context<Env>, row: Endpoint) {
    const token = bearerToken(c.req.header('authorization'));
    const session = token ? await findSession(deps, token) : undefined;
    if (!session) {
      throw new Refusal(401, 'unauthenticated', { headers: { 'WWW-Authenticate': 'Bearer' } });
    }
    if (Array.isArray(row.access) && !row.access.includes(session.account.type)) {
      throw new Refusal(403, 'forbidden');
    }
    return session;
  }

  async function countCall(row: Endpoint, session: Session | undefined, now: Date) {
    if (!writes(row)) return;
    const limit = row.rate === 'write' ? deps.limits.writesByAccount : deps.limits.uploadsByAccount;
    await countUse(deps.store, `${row.rate}:${session?.account.id ?? ''}`, limit, now);
  }
}

/** Calls that change the store do so in one transaction. */
const writes = (row: Endpoint) => row.rate === 'write' || row.rate === 'upload';

function readInput(c: Context<Env>, name: EndpointName, row: Endpoint, body: JsonBody | undefined) {
  const input: Record<string, unknown> = {};
  if (row.params) input.params = decode(name, row.params, c.req.param());
  if (row.query) input.query = decode(name, row.query, c.req.query());
  if (row.body) input.body = decode(name, row.body, body?.value);
  return input;
}

/** Who acts comes from the token alone: a payload that names somebody else is refused. */
function requireActingUser(input: Record<string, unknown>, session: Session | undefined) {
  const body = input.body;
  if (session && typeof body === 'object' && body !== null && 'user' in body) {
    if (body.user !== session.account.username) throw new Refusal(403, 'forbidden');
  }
}
