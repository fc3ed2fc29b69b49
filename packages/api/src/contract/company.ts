import type * as z from 'zod/mini';
import { permitUsers } from '../rules/access.ts';
import { byUser, userInBody } from './acting.ts';
import { companyFields } from './company-fields.ts';
import { endpoint } from './endpoint.ts';
import { wire } from './wire.ts';

const company = companyFields({
  identityType: 'kdid',
  identityNumber: 'idperusahaan',
  name: 'nmperusahaan',
  address: 'alperusahaan',
  phone: 'notelp',
  email: 'email',
  username: 'username',
});

export const companyOf = endpoint({
  method: 'POST',
  path: 'perusahaan',
  summary: "The caller's company, to fill a permit header.",
  access: permitUsers,
  rate: 'standard',
  acting: userInBody,
  body: byUser,
  answer: wire(company),
});

/** A company, decoded. */
export type Company = z.output<typeof company>;
