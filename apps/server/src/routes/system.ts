import type { Handlers } from '../http/handler.ts';
import { openApiDocument } from '../http/openapi.ts';
import { countUse } from '../http/rate-limit.ts';

/** What the server says about itself. */
export const systemHandlers = {
  // Reading works long after a disk is full, so the store counts as well only when it takes a write.
  health: async ({ deps, now }) => {
    await countUse(deps.store, 'health', { count: Number.POSITIVE_INFINITY, seconds: 60 }, now);
    return { status: 'success', store: deps.store.engine };
  },
  openApi: () => openApiDocument(),
} satisfies Partial<Handlers>;
