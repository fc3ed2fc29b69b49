import { sql } from 'kysely';
import type { Handlers } from '../http/handler.ts';
import { openApiDocument } from '../http/openapi.ts';

/** What the server says about itself. */
export const systemHandlers = {
  health: async ({ db, deps }) => {
    await sql`select 1`.execute(db);
    return { status: 'success', store: deps.store.engine };
  },
  openApi: () => openApiDocument(),
} satisfies Partial<Handlers>;
