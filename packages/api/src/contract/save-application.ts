import * as z from 'zod/mini';
import { permitUsers } from '../rules/access.ts';
import { saved } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { headerFields, headerNames, headerRules } from './permit-header.ts';
import { actingUser } from './text.ts';
import { wire } from './wire.ts';

export const saveApplication = endpoint({
  method: 'POST',
  path: 'savepengajuan',
  summary: 'Save a new permit header as a draft, with the mandatory documents of its permit type waiting.',
  access: permitUsers,
  rate: 'write',
  once: true,
  body: wire(z.extend(headerFields, { user: actingUser }).check(...headerRules), {
    ...headerNames,
    user: 'idrekam',
  }),
  answer: saved('id_mohon'),
  failures: [409],
});
