import { ownIdentity } from '../../core/own-identity.ts';
import type { Handlers } from '../handler.ts';

/** The caller's own company, to fill a permit header. */
export const companyHandlers = {
  companyOf: ({ act }) => ownIdentity(act),
} satisfies Partial<Handlers>;
