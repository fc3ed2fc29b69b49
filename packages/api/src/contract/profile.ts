import * as z from 'zod/mini';
import { permitUsers } from '../rules/access.ts';
import { cleanNpwp, isNpwp } from '../rules/identity.ts';
import { byUser, userInBody } from './acting.ts';
import { companyFields } from './company-fields.ts';
import { endpoint } from './endpoint.ts';
import { otherwise, requiredText } from './fields.ts';
import { shownText, truth, truthIfAny } from './read.ts';
import { field, wire } from './wire.ts';

/** Profile pages are for every user type that has pages. */
const profileUsers = [...permitUsers, 'M'] as const;

/** `FL_CHANGE_NPWP`: only N means that the change is still allowed. */
const stillAllowed = z.codec(z.optional(z.unknown()), z.boolean(), {
  decode: (value) => String(value).toUpperCase() === 'N',
  encode: (value) => (value ? 'N' : 'Y'),
});

const ownCompany = companyFields({
  identityType: 'KD_ID',
  identityNumber: 'ID_USER',
  name: 'NM_PERUSAHAAN',
  address: 'AL_PERUSAHAAN',
  phone: 'NO_TELP',
  email: 'EMAIL',
  username: 'USER_NAME',
});

const ownProfile = z.extend(ownCompany, {
  mayChangeNpwp: field('FL_CHANGE_NPWP', stillAllowed),
  /** Whether the identity number still needs an officer's verification. */
  awaitsVerification: field('menunggu_verifikasi', truth),
});

/** A new NPWP: exactly 16 digits; separators are removed. */
export const npwpChange = z.object({
  npwp: field('npwp', requiredText(40, { clean: cleanNpwp }).check(otherwise(isNpwp, 'npwpExact')), 'npwp'),
});

const npwpAnswer = wire(
  z.object({ message: field('message', shownText), succeeded: field('success', truthIfAny) }),
);

const npwpBody = wire(npwpChange);

export const profile = endpoint({
  method: 'POST',
  path: 'profile',
  summary: "The caller's identity, as the office knows it.",
  access: profileUsers,
  rate: 'standard',
  acting: userInBody,
  body: byUser,
  answer: wire(ownProfile),
});

export const changeNpwp = endpoint({
  method: 'POST',
  path: 'changeNPWP',
  summary: 'Claim another NPWP for the own company, once; it waits for the office to verify it.',
  access: profileUsers,
  rate: 'write',
  writes: true,
  body: npwpBody,
  answer: npwpAnswer,
  failures: [409],
});

export const changeNpwpByGet = endpoint({
  method: 'GET',
  path: 'changeNPWP',
  summary: 'The same as the POST, as it is documented; refused where another site asks for it.',
  access: profileUsers,
  rate: 'write',
  writes: true,
  query: npwpBody,
  answer: npwpAnswer,
  failures: [409],
});

/** The account's own profile, decoded. */
export type Profile = z.output<typeof ownProfile>;
