import { Hono } from 'hono';
import type { Deps } from './deps.ts';
import type { Env } from './http/address.ts';
import { refusalAnswer } from './http/answer.ts';
import { secureHeaders } from './http/headers.ts';
import { notFound } from './http/refusal.ts';
import { createRouter } from './http/router.ts';
import { handlers } from './routes/index.ts';

/** The whole server as a function from request to answer: the API below `/api`. */
export function createApp(deps: Deps) {
  const app = new Hono<Env>();
  const secure = secureHeaders(deps.publicUrl);
  app.use(async (c, next) => {
    await next();
    secure(c.res.headers);
  });
  app.route('/api', createRouter(deps, handlers));
  app.notFound(() => refusalAnswer(notFound()));
  return app;
}
