import type { Handlers } from '../http/handler.ts';
import { sessionHandlers } from './session.ts';
import { systemHandlers } from './system.ts';
import { unserved } from './unserved.ts';

/** Who answers what: every row of the endpoint table has its handler. */
export const handlers: Handlers = {
  ...unserved,
  ...systemHandlers,
  ...sessionHandlers,
};
