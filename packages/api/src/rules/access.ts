/**
 * User types (`ppjk` on the wire): N importer, exporter, individual, courier-service operator; S storage or area
 * operator; Y carrier or customs broker; M manual PPFTZ; U may edit applicant identities but has no pages.
 */
export const userTypes = ['N', 'S', 'Y', 'M', 'U'] as const;

/** One user type. */
export type UserType = (typeof userTypes)[number];

/** The types that can register; U is never given to a registration. */
export const accessTypes = ['N', 'S', 'Y', 'M'] as const satisfies readonly UserType[];

/**
 * The choices of a registration, in the order of the form: several may have one type. Their labels are in the
 * dictionary.
 */
export const accessOptions = [
  { name: 'carrier', type: 'Y' },
  { name: 'broker', type: 'Y' },
  { name: 'importer', type: 'N' },
  { name: 'exporter', type: 'N' },
  { name: 'individual', type: 'N' },
  { name: 'storage', type: 'S' },
  { name: 'courier', type: 'N' },
  { name: 'ppftz', type: 'M' },
] as const satisfies readonly { name: string; type: (typeof accessTypes)[number] }[];

/** The types that file and browse permit applications. */
export const permitUsers = ['N', 'S', 'Y'] as const satisfies readonly UserType[];

/** The types that record PPFTZ entries. */
export const ppftzUsers = ['M', 'Y'] as const satisfies readonly UserType[];

/** Returns whether the identity of the applicant in a permit header may be edited: brokers file for others. */
export const mayEditApplicantIdentity = (type: UserType) => type === 'Y' || type === 'U';
