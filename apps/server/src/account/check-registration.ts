import { type Registration, type RegistrationFile, register, registrationFiles } from '@pabean/api/contract';
import { type Refusal as FieldReason, id, type OfficeProfile } from '@pabean/api/rules';
import { checkUpload, isRefused, type Upload } from '../core/files/check-upload.ts';
import { invalid, refusedField } from '../core/refusal.ts';
import { newPasswordProblem } from './new-password.ts';

/** The checked files of a registration, by their kinds. */
export type RegistrationUploads = readonly (readonly [kind: RegistrationFile, upload: Upload])[];

const kinds = Object.keys(registrationFiles) as RegistrationFile[];

/**
 * Checks what the schema cannot: whether the password is allowed, and the content of the files.
 * @throws Refusal invalid with an entry for each problem
 */
export async function checkRegistration(
  office: OfficeProfile,
  typed: Registration,
): Promise<RegistrationUploads> {
  const problems: [field: string, reason: FieldReason][] = [];
  const owner = { username: typed.username, tfa: 'off' } as const;
  const password = await newPasswordProblem(office, typed.password, owner);
  if (password) problems.push(['password', password]);
  const uploads = kinds.flatMap((kind) => {
    const file = typed[`${kind}File`];
    if (!file) return [];
    const title = `${id.labels[kind]} ${typed.username}`;
    const upload = checkUpload(file, typed[`${kind}Extension`], title, office.uploads.permit);
    if (!isRefused(upload)) return [[kind, upload] as const];
    problems.push([`${kind}File`, upload]);
    return [];
  });
  if (problems.length > 0)
    throw invalid(problems.map(([field, reason]) => refusedField(register.body, [field], reason)));
  return uploads;
}
