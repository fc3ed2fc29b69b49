import { setTimeout } from 'node:timers/promises';
import { type Endpoint, endpoints } from '@pabean/api/contract';
import { preferredLanguage } from '@pabean/api/rules';
import { type Context, Hono } from 'hono';
import { notFound, type Refusal } from '../core/refusal.ts';
import { addressOf, type Env } from './address.ts';
import { countCall, createAdmission } from './admission.ts';
import type { Answers } from './answer.ts';
import type { Caller } from './caller.ts';
import type { Deps } from './deps.ts';
import { refusalOf } from './failure.ts';
import { HttpRefusal } from './http-refusal.ts';
import { createServe, type Route } from './serve.ts';
import { statusOf } from './status.ts';

/** Rows and their handlers. */
export interface Table {
  readonly endpoints: Readonly<Record<string, Endpoint>>;
  readonly handlers: Readonly<Record<string, unknown>>;
}

/** Hono's spelling of a path: `a/{b}` → `/a/:b`. */
const routePath = (path: string) => `/${path.replace(/\{(\w+)\}/g, ':$1')}`;

const parameters = (path: string) => path.split('{').length;

const isForLater = (refusal: Refusal) => [429, 503].includes(statusOf(refusal));

/** Static paths first, so that no parameter matches them. */
const inOrder = (table: Table) =>
  Object.entries(table.endpoints)
    .map(([name, row]): Route => ({ name, row, handler: table.handlers[name] as Route['handler'] }))
    .sort((a, b) => parameters(a.row.path) - parameters(b.row.path));

/** One route for every row of the table, and a refusal for all other requests. */
export function createRouter(deps: Deps, table: Table, answers: Answers) {
  const router = new Hono<Env>();
  const admit = createAdmission(deps);
  const serve = createServe(deps, answers);
  const messagesFor = (c: Context<Env>) =>
    deps.messagesIn(preferredLanguage(c.req.header('accept-language')));
  const refuse = (c: Context<Env>, refusal: Refusal) => answers.refusal(refusal, messagesFor(c));

  async function answer(c: Context<Env>, route: Route) {
    const { name, row } = route;
    const started = performance.now();
    const address = addressOf(c, deps.trustedProxies);
    let caller: Caller | undefined;
    let response: Response;
    try {
      const now = deps.clock();
      caller = await admit(c, row, address, now);
      await countCall(deps, row, caller, address, now);
      response = await serve(c, route, { caller, address, now, messages: messagesFor(c) });
    } catch (error) {
      const refusal = refusalOf(error, name, deps.log);
      if (isForLater(refusal)) await setTimeout(deps.limits.refusalPause);
      response = refuse(c, refusal);
    }
    deps.log({
      event: 'call',
      call: name,
      status: response.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
      account: caller && caller.kind !== 'visitor' ? caller.account.username : undefined,
      address,
    });
    return response;
  }

  const routes = inOrder(table);
  for (const route of routes) router.on(route.row.method, routePath(route.row.path), (c) => answer(c, route));
  for (const path of new Set(routes.map(({ row }) => row.path))) {
    const methods = routes.filter(({ row }) => row.path === path).map(({ row }) => row.method);
    const refusal = new HttpRefusal('methodNotAllowed', { Allow: methods.join(', ') });
    router.all(routePath(path), (c) => refuse(c, refusal));
  }
  router.all('*', (c) => refuse(c, notFound()));
  return router;
}

/** The whole contract. */
export const contractTable = (handlers: Table['handlers']): Table => ({ endpoints, handlers });
