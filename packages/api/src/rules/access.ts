/**
 * User types (`ppjk` on the wire): N importer, exporter, individual, courier-service operator; S storage or area
 * operator; Y carrier or customs broker; M manual PPFTZ; U may edit applicant identities but reaches no screen.
 */
export const userTypes = ['N', 'S', 'Y', 'M', 'U'] as const;

/** One user type. */
export type UserType = (typeof userTypes)[number];

/** The types that file and browse permit applications. */
export const permitUsers = ['N', 'S', 'Y'] as const satisfies readonly UserType[];

/** The types that record PPFTZ entries by hand. */
export const ppftzUsers = ['M', 'Y'] as const satisfies readonly UserType[];

/** Whether the identity of the applicant in a permit header may be edited: brokers file for others. */
export const mayEditApplicantIdentity = (type: UserType) => type === 'Y' || type === 'U';
