/** Identity type codes (`kd_id`): 2 KTP, 3 Paspor, 4 Lainnya, 5 NPWP. */
export const identityTypes = { ktp: '2', passport: '3', other: '4', npwp: '5' } as const;

const sixteenDigits = /^\d{16}$/;

/**
 * Returns whether a text is an NPWP: exactly 16 ASCII digits (PMK 112/PMK.03/2022). A NIK has no check digit to verify.
 */
export const isNpwp = (text: string) => sixteenDigits.test(text);

const separators = /[\s.()/\u00AD\u200B\u2010-\u2015\u2212-]/g;

/**
 * Removes blanks, dots, dashes and brackets where that leaves a valid code; otherwise the text is unchanged, so that
 * nothing is lost.
 */
const bareIf = (bare: RegExp) => (typed: string) => {
  const text = typed.replace(separators, '');
  return bare.test(text) ? text : typed;
};

/**
 * Removes blanks, dots and dashes between digits: `02.134.567.8-215.000` → `021345678215000`. Other text is unchanged.
 */
export const cleanNpwp = bareIf(/^\d*$/);

/**
 * Removes blanks, dots, dashes and brackets of a phone number: `+62 (778) 555-0120` → `+627785550120`. Other text is
 * unchanged.
 */
export const cleanPhone = bareIf(/^\+?\d{3,15}$/);

/** Returns whether a text is a phone number: 3 to 15 characters of digits, blank, `+`, `-`, `(`, `)`. */
export const isPhone = (text: string) => /^[\d +()-]{3,15}$/.test(text) && /\d/.test(text);

/** Normalizes an identity number for storage: NPWP and KTP without separators, others as typed. */
export const cleanIdentityNumber = (type: string, typed: string) =>
  type === identityTypes.npwp || type === identityTypes.ktp ? cleanNpwp(typed) : typed;

/**
 * Returns what is wrong with an identity number of the given type, with or without separators: a refusal code, or
 * undefined.
 */
export function identityProblem(type: string, typed: string): 'npwp' | 'ktp' | undefined {
  const number = cleanIdentityNumber(type, typed);
  if (type === identityTypes.npwp && !isNpwp(number)) return 'npwp';
  if (type === identityTypes.ktp && !sixteenDigits.test(number)) return 'ktp';
  return undefined;
}
