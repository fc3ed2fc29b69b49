/** Identity type codes (`kd_id`): 2 KTP, 3 Paspor, 4 Lainnya, 5 NPWP. */
export const identityTypes = { ktp: '2', passport: '3', other: '4', npwp: '5' } as const;

/** Whether a text is an NPWP: exactly 16 ASCII digits (PMK 112/PMK.03/2022). A NIK has no check digit, so none is asked. */
export const isNpwp = (text: string) => /^\d{16}$/.test(text);

/** Whether a text is a KTP number (NIK): exactly 16 ASCII digits. */
export const isKtp = (text: string) => isNpwp(text);

/** Whether a text is a phone number: 3 to 15 characters of digits, blank, `+`, `-`, `(`, `)`. */
export const isPhone = (text: string) => /^[\d +()-]{3,15}$/.test(text) && /\d/.test(text);

/** What is wrong with an identity number of the given type: a refusal code, or undefined. */
export function identityProblem(type: string, number: string): 'npwp' | 'ktp' | undefined {
  if (type === identityTypes.npwp && !isNpwp(number)) return 'npwp';
  if (type === identityTypes.ktp && !isKtp(number)) return 'ktp';
  return undefined;
}
