import type { Fetch } from './listen.ts';

/** Where a balancer asks whether it may send calls here. */
const path = '/readyz';

/**
 * Adds an answer for balancers: 200 while the server takes calls, 503 once it was told to end. It does not ask the database, which all
 * servers share: without it none of them would get the calls that need no database.
 */
export const withReadiness =
  (fetch: Fetch, ending: AbortSignal): Fetch =>
  (request, env) => {
    if (new URL(request.url).pathname !== path) return fetch(request, env);
    const status = ending.aborted ? 503 : 200;
    return new Response(ending.aborted ? 'ending\n' : 'ready\n', {
      status,
      headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' },
    });
  };
