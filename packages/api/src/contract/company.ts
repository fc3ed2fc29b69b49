import * as z from 'zod/mini';
import { permitUsers } from '../rules/access.ts';
import { byUser } from './common.ts';
import { endpoint } from './endpoint.ts';
import { code } from './text.ts';
import { wire } from './wire.ts';

const company = z.object({
  identityType: code,
  identityNumber: z.string(),
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  username: z.string(),
});

export const companyOf = endpoint({
  method: 'POST',
  path: 'perusahaan',
  summary: "The caller's company, to fill a permit header.",
  access: permitUsers,
  rate: 'standard',
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
