import * as z from 'zod/mini';
import { cleanIdentityNumber, identityProblem } from '../rules/identity.ts';
import type { RefusalCode } from '../rules/messages/index.ts';
import { extraFieldOf } from '../rules/permit.ts';
import { code, email, isoDate, oneOf, orNull, phone, requiredText } from './fields.ts';

import { field } from './wire.ts';

/** The label of the extra choice, which depends on the permit type. */
const extraLabel =
  (name: 'documentKind' | 'businessKind') =>
  ({ permitTypeId }: Readonly<Record<string, unknown>>) => {
    const extra = extraFieldOf(String(permitTypeId));
    return extra?.name === name ? extra.label : name;
  };

/** The fields of a permit header, without the rules between them. */
export const headerFields = z.object({
  permitTypeId: field('idijin', code, 'permitTypeId'),
  /** The number given by the applicant. */
  number: field('nomohon', requiredText(50), 'number'),
  /** The day of the letter, `YYYY-MM-DD`. */
  date: field('tglmohon', isoDate, 'date'),
  identityType: field('kdid', oneOf(['5', '2', '3', '4']), 'identityType'),
  identityNumber: field('idper', requiredText(30), 'identityNumber'),
  name: field('pernama', requiredText(200), 'name'),
  address: field('peralamat', requiredText(500, { multiline: true }), 'address'),
  phone: field('nohp', phone, 'phone'),
  email: field('email', email, 'email'),
  documentKind: field('jnsdok', orNull(code), extraLabel('documentKind')),
  businessKind: field('jnsNppbkc', orNull(code), extraLabel('businessKind')),
});

/** The optional fields of a header, undefined. */
export const optionalHeader = {
  documentKind: null,
  businessKind: null,
} as const;

type HeaderFields = z.output<typeof headerFields>;

type ExtraName = 'documentKind' | 'businessKind';

/** Whether the extra field has a value, if it is the one of the permit type. */
const extraIsFilled = (header: HeaderFields, name: ExtraName) =>
  extraFieldOf(header.permitTypeId)?.name !== name || Boolean(header[name]);

/** Whether its value is one of its choices, if it has one. */
function extraIsListed(header: HeaderFields, name: ExtraName) {
  const extra = extraFieldOf(header.permitTypeId);
  if (extra?.name !== name || !header[name]) return true;
  return extra.choices.some((choice) => choice.value === header[name]);
}

/** A rule between fields that also runs while other fields are invalid, as long as all of them are texts. */
const rule = (path: keyof HeaderFields, error: RefusalCode, holds: (header: HeaderFields) => boolean) =>
  z.refine<HeaderFields>(holds, { path: [path], error, when: ({ value }) => holdsTexts(value) });

const holdsTexts = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((field) => field === null || field === undefined || typeof field === 'string');

const identityIsNot = (problem: 'npwp' | 'ktp') => (header: HeaderFields) =>
  !header.identityNumber || identityProblem(header.identityType, header.identityNumber) !== problem;

const bareIdentity = z.overwrite<HeaderFields>((header) => ({
  ...header,
  identityNumber: cleanIdentityNumber(header.identityType, header.identityNumber),
}));

const extraRules = (['documentKind', 'businessKind'] as const).flatMap((name) => [
  rule(name, 'required', (header) => extraIsFilled(header, name)),
  rule(name, 'choice', (header) => extraIsListed(header, name)),
]);

/** The rules between the fields of a permit header. */
export const headerRules = [
  bareIdentity,
  rule('identityNumber', 'npwp', identityIsNot('npwp')),
  rule('identityNumber', 'ktp', identityIsNot('ktp')),
  ...extraRules,
] as const;

/** Schema of a permit header, in the form and on the server. */
export const permitHeader = headerFields.check(...headerRules);

/** The form values of a permit header. */
export type PermitHeader = z.output<typeof permitHeader>;
