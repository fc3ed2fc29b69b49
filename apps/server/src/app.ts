import { preferredLanguage } from '@pabean/api/rules';
import { type Context, Hono } from 'hono';
import { notFound } from './core/refusal.ts';
import { isRequestId, newRequestId, withRequestId } from './core/request-id.ts';
import type { Env } from './http/address.ts';
import { createAnswers } from './http/answer.ts';
import type { Deps } from './http/deps.ts';
import { refusalOf } from './http/failure.ts';
import { secureHeaders } from './http/headers.ts';
import { createHostGuard } from './http/host.ts';
import type { PortalFiles } from './http/portal-files.ts';
import { contractTable, createRouter, type Table } from './http/router.ts';
import { handlers } from './http/routes/index.ts';
import { securityTxt, securityTxtPath } from './http/security-txt.ts';

/**
 * The whole server as a function from request to response: the API below `/api`, and the built portal.
 *
 * @param table The calls that are served. @default the whole contract
 */
export function createApp(deps: Deps, portal?: PortalFiles, table: Table = contractTable(handlers)) {
  const app = new Hono<Env>();
  const secure = secureHeaders(deps);
  const answers = createAnswers(secure);
  const guardHost = createHostGuard(deps.publicUrl);
  app.use((c, next) => {
    const given = c.req.header('x-request-id');
    return withRequestId(isRequestId(given) ? given : newRequestId(), next);
  });
  app.use(async (c, next) => {
    guardHost(c);
    await next();
  });
  app.route('/api', createRouter(deps, table, answers));
  app.get(securityTxtPath, async (_, next) => {
    const response = await securityTxt(deps.officeFolder, secure);
    return response ?? next();
  });
  if (portal) {
    app.get('*', async (c, next) => {
      const response = await portal(c.req.path, c.req.raw.headers);
      return response ?? next();
    });
  }
  const messagesFor = (c: Context) => deps.messagesIn(preferredLanguage(c.req.header('accept-language')));
  app.notFound((c) => answers.refusal(notFound(), messagesFor(c)));
  app.onError((error, c) => answers.refusal(refusalOf(error, 'portal', deps.log), messagesFor(c)));
  return app;
}
