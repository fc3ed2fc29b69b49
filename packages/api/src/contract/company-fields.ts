import * as z from 'zod/mini';
import { code } from './fields.ts';
import { shownText } from './read.ts';
import { field } from './wire.ts';

/** What each call names what it tells of a company. */
interface CompanyNames {
  readonly identityType: string;
  readonly identityNumber: string;
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly username: string;
}

/** What an account is told about its company, and about itself as its user name; each call has its own names on the wire. */
export const companyFields = (names: CompanyNames) =>
  z.object({
    identityType: field(names.identityType, code),
    identityNumber: field(names.identityNumber, shownText),
    name: field(names.name, shownText),
    address: field(names.address, shownText),
    phone: field(names.phone, shownText),
    email: field(names.email, shownText),
    username: field(names.username, shownText),
  });
