import * as z from 'zod/mini';
import { code } from './fields.ts';
import { shownText } from './read.ts';
import { field } from './wire.ts';

/** Wire names of a company's fields, which differ between calls. */
interface CompanyNames {
  readonly identityType: string;
  readonly identityNumber: string;
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly username: string;
}

/** Fields about an account's company and the account itself; each call has its own wire names. */
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
