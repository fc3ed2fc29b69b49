import {
  type Registration,
  type RegistrationFile,
  type RegistrationValues,
  registrationFiles,
  registrationValues,
} from '@pabean/api/contract';
import { accessOptions, type PasswordContext, passwordProblem, type UploadLimit } from '@pabean/api/rules';
import * as z from 'zod/mini';
import { chosenFile } from '../internal/chosen-file.ts';
import type { ReadUpload } from '../internal/use-read-upload.ts';

/** The files of a registration, in the order of the form. */
export const fileNames = Object.keys(registrationFiles) as RegistrationFile[];

type Files = { [Name in RegistrationFile]: File | null };

/** The field values: texts as typed, in `access` the key of the choice, and chosen files. */
export type RegistrationFormValues = { [Name in keyof RegistrationValues]: string } & Files;

/** The validated values of a registration. */
export type CheckedRegistration = RegistrationValues & Files;

/** The values of an empty form; most companies have an NPWP, most people a KTP. */
export const emptyRegistration = {
  ...Object.fromEntries(Object.keys(registrationValues.shape).map((name) => [name, ''])),
  companyIdentityType: '5',
  personIdentityType: '2',
  ...Object.fromEntries(fileNames.map((name) => [name, null])),
} as RegistrationFormValues;

/** Several choices have the same type on the wire, but different labels. */
const withType = z.transform((values: RegistrationFormValues) => {
  const access = accessOptions.find(({ name }) => name === values.access)?.type;
  return { ...values, access } as z.input<typeof registrationValues>;
});

const typed = z.pipe(withType, registrationValues);

/** Rules of a registration beside its schema. */
export interface RegistrationRules {
  readonly password: Omit<PasswordContext, 'username'>;
  readonly limit: UploadLimit;
}

/** The schema of the form: the contract's rules, those of a new password, and those of the files. */
export function registrationForm(
  { username }: RegistrationFormValues,
  { password, limit }: RegistrationRules,
): z.ZodMiniType<CheckedRegistration> {
  const files = fileNames.map((name) => [name, chosenFile({ ...registrationFiles[name], limit })]);
  const rest = z.object({
    ...(Object.fromEntries(files) as { [Name in RegistrationFile]: ReturnType<typeof chosenFile> }),
    password: z.string().check(({ value, issues }) => {
      const problem = value ? passwordProblem(value, { ...password, username: username.trim() }) : undefined;
      if (problem) issues.push({ code: 'custom', input: value, ...problem });
    }),
  });
  return z.intersection(typed, rest) as z.ZodMiniType as z.ZodMiniType<CheckedRegistration>;
}

/** A validated registration with its files as sent. */
export async function readRegistration(
  values: CheckedRegistration,
  readUpload: ReadUpload,
): Promise<Registration> {
  const { identity, personIdentity, authority, statement, ...rest } = values;
  const chosen = Object.entries({ identity, personIdentity, authority, statement });
  const parts = await Promise.all(
    chosen.map(async ([name, value]) => {
      const { file, extension } = await readUpload(value, name);
      return { [`${name}File`]: file, [`${name}Extension`]: extension };
    }),
  );
  return Object.assign({}, rest, ...parts);
}
