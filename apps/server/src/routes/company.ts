import type { Handlers } from '../http/handler.ts';
import { ownIdentity } from '../session/own-identity.ts';

/** The caller's own company, to fill a permit header. */
export const companyHandlers = {
  companyOf: ({ db, caller: { account } }) => ownIdentity(db, account),
} satisfies Partial<Handlers>;
