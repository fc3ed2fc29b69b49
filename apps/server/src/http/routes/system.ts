import { countUse } from '../../core/rate-limit.ts';
import type { Handlers } from '../handler.ts';
import { openApiDocument } from '../openapi.ts';

/** What the server says about itself. */
export const systemHandlers = {
  // Reading works long after a disk is full, and a small write often does: the store is well when it takes both a count
  // and a file.
  health: async ({ deps, now }) => {
    await countUse(deps.store, 'health', { count: Number.POSITIVE_INFINITY, seconds: 60 }, now);
    await deps.files.tryRoom(now);
    return { status: 'success', store: deps.store.engine };
  },
  openApi: () => openApiDocument(),
} satisfies Partial<Handlers>;
