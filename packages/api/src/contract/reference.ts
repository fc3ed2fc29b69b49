import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { code } from './text.ts';
import { wire } from './wire.ts';

const permitType = wire(z.object({ id: code, name: z.string(), area: z.optional(z.string()) }), {
  id: 'id_ijin',
  name: 'nama_ijin',
  area: 'area',
});

const identityType = wire(z.object({ code, label: z.string() }), { code: 'kd_id', label: 'URAIAN' });

export const identityTypeList = endpoint({
  method: 'GET',
  path: 'ref/kdid',
  summary: 'Identity types.',
  access: 'anyone',
  rate: 'standard',
  answer: z.array(identityType),
});

export const permitTypeList = endpoint({
  method: 'GET',
  path: 'ref/jnijin',
  summary: 'Permit types.',
  access: 'signedIn',
  rate: 'standard',
  answer: z.array(permitType),
});

/** A permit type, as the code sees it. */
export type PermitType = z.output<typeof permitType>;
/** An identity type, as the code sees it. */
export type IdentityType = z.output<typeof identityType>;
