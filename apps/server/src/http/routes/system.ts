import { countUse } from '../../core/rate-limit.ts';
import { currentRequestId } from '../../core/request-id.ts';
import type { Handlers } from '../handler.ts';
import { openApiDocument } from '../openapi.ts';

/** The server's health, its OpenAPI document, and what its portal reports. */
export const systemHandlers = {
  // Reading and small writes still work on a full disk: the store is healthy when it accepts both a count
  // and a file.
  health: async ({ deps, now }) => {
    await countUse(deps.store, 'health', { count: Number.POSITIVE_INFINITY, seconds: 60 }, now);
    await deps.files.tryRoom(now);
    const { scanner } = deps.virusScan ?? {};
    return {
      status: 'success',
      store: deps.store.engine,
      virusScanner: scanner && ((await scanner.answers()) ? 'answers' : 'away'),
    };
  },
  openApi: () => openApiDocument(),

  async reportCrash({ deps, input, address, device, now }) {
    await countUse(deps.store, `crashes:${address}`, deps.limits.crashes, now);
    const { frames, ...crash } = input.body;
    const stack = await deps.traceFrames(frames);
    deps.log({ event: 'browser-crash', ...crash, browser: device ?? undefined, stack });
    return { incident: currentRequestId() };
  },
} satisfies Partial<Handlers>;
