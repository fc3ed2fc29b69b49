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
import { named, type WireNames, wire } from './wire.ts';

const identityType = oneOf(['5', '2', '3', '4']);

/** What people type to register, without the rules between the fields. */
const typedFields = z.object({
  companyIdentityType: identityType,
  companyIdentityNumber: requiredText(30),
  companyName: requiredText(200),
  companyAddress: requiredText(500, { multiline: true }),
  companyPhone: phone,
  companyEmail: email,
  access: oneOf(accessTypes),
  personIdentityType: identityType,
  personIdentityNumber: requiredText(30),
  personName: requiredText(200),
  personAddress: text(500, { multiline: true }),
  personPhone: phone,
  personEmail: email,
  username: newUserName,
  password: newPassword,
  captcha: captchaToken,
});

const fileFields = z.object({
  /** The company's identity as a data URL; null where there is none. */
  identityFile: orNull(fileDataUrl),
  /** The ending of the name of its file, without a dot; null where there is none. */
  identityExtension: orNull(fileExtension),
  /** The registrant's identity as a data URL; null where there is none. */
  personIdentityFile: orNull(fileDataUrl),
  /** The ending of the name of its file, without a dot; null where there is none. */
  personIdentityExtension: orNull(fileExtension),
  /** The power of attorney as a data URL; null where there is none. */
  authorityFile: orNull(fileDataUrl),
  /** The ending of the name of its file, without a dot; null where there is none. */
  authorityExtension: orNull(fileExtension),
  /** The statement as a data URL. */
  statementFile: fileDataUrl,
  /** The ending of the name of its file, without a dot. */
  statementExtension: fileExtension,
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

/** Speaks also while other fields are still wrong, as long as these two are texts. */
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

/** What people type to register, in the form and on the server. Whether the password may be one is `passwordProblem`’s to say. */
export const registrationValues = typedFields.check(...identityRules);

const registration = z.extend(typedFields, fileFields.shape).check(...identityRules);

/** The files of a registration by their names in the code, and whether one must be there. */
export const registrationFiles = {
  identity: { required: false },
  personIdentity: { required: false },
  authority: { required: false },
  statement: { required: true },
} as const;

/** One of the files of a registration. */
export type RegistrationFile = keyof typeof registrationFiles;

const names: WireNames<z.output<typeof registration>> = {
  companyIdentityType: named('perkdid', 'companyIdentityType'),
  companyIdentityNumber: named('perid', 'companyIdentityNumber'),
  companyName: named('pernama', 'companyName'),
  companyAddress: named('peralamat', 'companyAddress'),
  companyPhone: named('pernotelp', 'companyPhone'),
  companyEmail: named('peremail', 'companyEmail'),
  access: named('perakses', 'access'),
  personIdentityType: named('dafkdid', 'personIdentityType'),
  personIdentityNumber: named('dafid', 'personIdentityNumber'),
  personName: named('dafnama', 'personName'),
  personAddress: named('dafalamat', 'personAddress'),
  personPhone: named('dafnotelp', 'personPhone'),
  personEmail: named('dafemail', 'personEmail'),
  username: named('username', 'username'),
  password: named('password', 'password'),
  captcha: named('recaptchaToken', 'captcha'),
  identityFile: named('fileperid', 'identity'),
  identityExtension: named('exfileperid', 'identity'),
  personIdentityFile: named('filedafid', 'personIdentity'),
  personIdentityExtension: named('exfiledafid', 'personIdentity'),
  authorityFile: named('filesrtkuasa', 'authority'),
  authorityExtension: named('exfilesrtkuasa', 'authority'),
  statementFile: named('filesrtpernyataan', 'statement'),
  statementExtension: named('exfilesrtpernyataan', 'statement'),
};

export const register = endpoint({
  method: 'POST',
  path: 'reg-madurm171',
  summary:
    'Register a company and an account for it. What it says of the company is a claim until an officer verifies it; both readers of the notice are told in the same transaction.',
  access: 'anyone',
  rate: 'upload',
  writes: true,
  once: true,
  upload: 'permit',
  files: Object.keys(registrationFiles).length,
  body: wire(registration, names),
  answer: done,
  failures: [409],
});

const told = z.optional(z.string().check(z.maxLength(1_000)));

export const confirmRegistration = endpoint({
  method: 'POST',
  path: 'bc/mail/kir-fidut-telstb1',
  summary:
    'Confirm the mails of a registration. They were queued with it, to the addresses on record; nothing that is said here changes or causes one, and the answer is the same for every name.',
  access: 'anyone',
  rate: 'standard',
  body: wire(
    z.object({
      page: told,
      subject: told,
      data: told,
      email: told,
      name: told,
      companyAddress: told,
      companyEmail: told,
      personName: told,
      personAddress: told,
      personPhone: told,
      personEmail: told,
      username: told,
      npwp: told,
    }),
    // The documents list a password, too: it is neither sent nor read.
    {
      page: named('page', 'page'),
      subject: named('subject', 'record'),
      data: named('data', 'record'),
      email: named('email', 'email'),
      name: named('nama', 'companyName'),
      companyAddress: named('peralamat', 'companyAddress'),
      companyEmail: named('peremail', 'companyEmail'),
      personName: named('dafnama', 'personName'),
      personAddress: named('dafalamat', 'personAddress'),
      personPhone: named('dafnotelp', 'personPhone'),
      personEmail: named('dafemail', 'personEmail'),
      username: named('username', 'username'),
      npwp: named('npwp', 'companyIdentityNumber'),
    },
  ),
  answer: done,
});

/** What people type to register, checked. */
export type RegistrationValues = z.output<typeof registrationValues>;

/** A whole registration with its files as data URLs. */
export type Registration = z.output<typeof registration>;
