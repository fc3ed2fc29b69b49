import * as z from 'zod/mini';
import { permitUsers } from '../rules/access.ts';
import { byUser, userInBody } from './acting.ts';
import { endpoint } from './endpoint.ts';
import { code } from './fields.ts';
import { shownText } from './read.ts';
import { wire } from './wire.ts';

const company = z.object({
  identityType: code,
  identityNumber: shownText,
  name: shownText,
  address: shownText,
  phone: shownText,
  email: shownText,
  username: shownText,
});

export const companyOf = endpoint({
  method: 'POST',
  path: 'perusahaan',
  summary: "The caller's company, to fill a permit header.",
  access: permitUsers,
  rate: 'standard',
  acting: userInBody,
  body: byUser,
  answer: wire(company, {
    identityType: 'kdid',
    identityNumber: 'idperusahaan',
    name: 'nmperusahaan',
    address: 'alperusahaan',
    phone: 'notelp',
    email: 'email',
    username: 'username',
  }),
});

/** A company, as the code sees it. */
export type Company = z.output<typeof company>;
