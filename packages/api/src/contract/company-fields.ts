import * as z from 'zod/mini';
import { code } from './fields.ts';
import { shownText } from './read.ts';

/** What an account is told about its company, and about itself as its user name; each call has its own names on the wire. */
export const companyFields = z.object({
  identityType: code,
  identityNumber: shownText,
  name: shownText,
  address: shownText,
  phone: shownText,
  email: shownText,
  username: shownText,
});
