import * as z from 'zod/mini';
import { accessTypes } from '../rules/access.ts';
import { cleanIdentityNumber, identityProblem } from '../rules/identity.ts';
import { done } from './answers.ts';
import { captchaToken } from './captcha.ts';
import { endpoint } from './endpoint.ts';
import {
  email,
  fileDataUrl,
  fileExtension,
  newPassword,
  newUserName,
  oneOf,
  orNull,
  phone,
  requiredText,
  text,
} from './fields.ts';
import { field, wire } from './wire.ts';

const identityType = oneOf(['5', '2', '3', '4']);

/** Form fields of a registration, without the rules between the fields. */
const typedFields = z.object({
  companyIdentityType: field('perkdid', identityType, 'companyIdentityType'),
  companyIdentityNumber: field('perid', requiredText(30), 'companyIdentityNumber'),
  companyName: field('pernama', requiredText(200), 'companyName'),
  companyAddress: field('peralamat', requiredText(500, { multiline: true }), 'companyAddress'),
  companyPhone: field('pernotelp', phone, 'companyPhone'),
  companyEmail: field('peremail', email, 'companyEmail'),
  access: field('perakses', oneOf(accessTypes), 'access'),
  personIdentityType: field('dafkdid', identityType, 'personIdentityType'),
  personIdentityNumber: field('dafid', requiredText(30), 'personIdentityNumber'),
  personName: field('dafnama', requiredText(200), 'personName'),
  personAddress: field('dafalamat', text(500, { multiline: true }), 'personAddress'),
  personPhone: field('dafnotelp', phone, 'personPhone'),
  personEmail: field('dafemail', email, 'personEmail'),
  username: field('username', newUserName, 'username'),
  password: field('password', newPassword, 'password'),
  captcha: field('recaptchaToken', captchaToken, 'captcha'),
});

const fileFields = z.object({
  /** The company's identity as a data URL; null where there is none. */
  identityFile: field('fileperid', orNull(fileDataUrl), 'identity'),
  /** The extension of its file's name, without a dot; null where there is none. */
  identityExtension: field('exfileperid', orNull(fileExtension), 'identity'),
  /** The registrant's identity as a data URL; null where there is none. */
  personIdentityFile: field('filedafid', orNull(fileDataUrl), 'personIdentity'),
  /** The extension of its file's name, without a dot; null where there is none. */
  personIdentityExtension: field('exfiledafid', orNull(fileExtension), 'personIdentity'),
  /** The power of attorney as a data URL; null where there is none. */
  authorityFile: field('filesrtkuasa', orNull(fileDataUrl), 'authority'),
  /** The extension of its file's name, without a dot; null where there is none. */
  authorityExtension: field('exfilesrtkuasa', orNull(fileExtension), 'authority'),
  /** The statement as a data URL. */
  statementFile: field('filesrtpernyataan', fileDataUrl, 'statement'),
  /** The extension of its file's name, without a dot. */
  statementExtension: field('exfilesrtpernyataan', fileExtension, 'statement'),
});

type Identities = Pick<
  z.output<typeof typedFields>,
  'companyIdentityType' | 'companyIdentityNumber' | 'personIdentityType' | 'personIdentityNumber'
>;

const owners = ['company', 'person'] as const;
type Owner = (typeof owners)[number];

const bareNumber = (values: Identities, owner: Owner) =>
  cleanIdentityNumber(values[`${owner}IdentityType`], values[`${owner}IdentityNumber`]);

const bareNumbers = z.overwrite<Identities>((values) => ({
  ...values,
  companyIdentityNumber: bareNumber(values, 'company'),
  personIdentityNumber: bareNumber(values, 'person'),
}));

/** Also runs while other fields are invalid, as long as these two are texts. */
const identityRule = (owner: Owner, problem: 'npwp' | 'ktp') =>
  z.refine<Identities>(
    (values) =>
      !values[`${owner}IdentityNumber`] ||
      identityProblem(values[`${owner}IdentityType`], values[`${owner}IdentityNumber`]) !== problem,
    {
      path: [`${owner}IdentityNumber`],
      error: problem === 'npwp' ? 'npwpDigits' : 'ktp',
      when: ({ value }) =>
        [`${owner}IdentityType`, `${owner}IdentityNumber`].every(
          (name) => typeof (value as Record<string, unknown> | null)?.[name] === 'string',
        ),
    },
  );

const identityRules = [
  bareNumbers,
  ...owners.flatMap((owner) => [identityRule(owner, 'npwp'), identityRule(owner, 'ktp')]),
] as const;

/**
 * Schema of a registration, in the form and on the server. `passwordProblem` decides whether the password is allowed.
 */
export const registrationValues = typedFields.check(...identityRules);

const registration = z.extend(typedFields, fileFields.shape).check(...identityRules);

/** The files of a registration by their names in the code, and whether each is required. */
export const registrationFiles = {
  identity: { required: false },
  personIdentity: { required: false },
  authority: { required: false },
  statement: { required: true },
} as const;

/** One of the files of a registration. */
export type RegistrationFile = keyof typeof registrationFiles;

export const register = endpoint({
  method: 'POST',
  path: 'reg-madurm171',
  summary:
    'Register a company and an account for it. What it says of the company is a claim until an officer verifies it; both readers of the notice are told in the same transaction.',
  access: 'anyone',
  rate: 'upload',
  cost: 'hash',
  writes: true,
  once: true,
  upload: 'permit',
  files: Object.keys(registrationFiles).length,
  body: wire(registration),
  answer: done,
  failures: [409],
});

const optionalText = z.optional(z.string().check(z.maxLength(1_000)));

export const confirmRegistration = endpoint({
  method: 'POST',
  path: 'bc/mail/kir-fidut-telstb1',
  summary:
    'Confirm the mails of a registration. They were queued with it, to the addresses on record; nothing that is said here changes or causes one, and the answer is the same for every name.',
  access: 'anyone',
  rate: 'standard',
  body: wire(
    z.object({
      page: field('page', optionalText, 'page'),
      subject: field('subject', optionalText, 'record'),
      data: field('data', optionalText, 'record'),
      email: field('email', optionalText, 'email'),
      name: field('nama', optionalText, 'companyName'),
      companyAddress: field('peralamat', optionalText, 'companyAddress'),
      companyEmail: field('peremail', optionalText, 'companyEmail'),
      personName: field('dafnama', optionalText, 'personName'),
      personAddress: field('dafalamat', optionalText, 'personAddress'),
      personPhone: field('dafnotelp', optionalText, 'personPhone'),
      personEmail: field('dafemail', optionalText, 'personEmail'),
      username: field('username', optionalText, 'username'),
      npwp: field('npwp', optionalText, 'companyIdentityNumber'),
    }),
  ),
  answer: done,
});

/** The form values of a registration, checked. */
export type RegistrationValues = z.output<typeof registrationValues>;

/** A whole registration with its files as data URLs. */
export type Registration = z.output<typeof registration>;
