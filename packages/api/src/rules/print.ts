import { REJECTED } from './status.ts';

/** The facts that the print rules depend on. */
export interface Printable {
  /** Code of the status. */
  readonly status: string;
  /** The id of its permit type. */
  readonly permitTypeId: string;
  /** Approval number, if there is one. */
  readonly approvalNumber: string | null;
  /** Officer's decision: Y, T or R. */
  readonly approvalFlag: string | null;
  /** Whether the decision itself is stored as a file. */
  readonly hasStoredFile: boolean;
}

/** What a licence offers for printing: nothing, a PDF generated from its data, or the stored file. */
export type PrintOffer = 'none' | 'generated' | 'stored';

const printsNothingWhen: readonly { types: readonly string[]; flag: string; status?: string }[] = [
  { types: ['31', '32', '33', '34', '35', '36', '37', '38', '44', '13'], flag: 'Y' },
  { types: ['27', '30', '46', '47'], flag: 'T' },
  { types: ['45'], flag: 'R', status: '91' },
];

const isExcluded = ({ permitTypeId, status, approvalFlag }: Printable) =>
  printsNothingWhen.some(
    (rule) =>
      rule.types.includes(permitTypeId) &&
      rule.flag === approvalFlag &&
      (rule.status === undefined || rule.status === status),
  );

/**
 * The print rules of a licence. “It is also offered for types 49 and 50 at status 98” is read as a second way to a generated
 * PDF, beside the one that needs an approval number and no stored file: at 98 these types have one with or without a
 * number. Only “the stored file is linked instead”, where number and file both exist, goes before it.
 */
export function printOffer(licence: Printable): PrintOffer {
  if (licence.approvalNumber && licence.hasStoredFile) return 'stored';
  if (licence.status === '98' && ['49', '50'].includes(licence.permitTypeId)) return 'generated';
  if (!licence.approvalNumber || licence.hasStoredFile || licence.status === '99') return 'none';
  return isExcluded(licence) ? 'none' : 'generated';
}

/**
 * Reason why a licence offers nothing for printing: it has no approval number (yet, or because it was rejected), it is
 * at status 99, or its type and decision are not printed. Undefined where there is an offer.
 */
export type PrintObstacle = 'undecided' | 'rejected' | 'ended' | 'excluded';

/** Returns why the print rules offer nothing. */
export function printObstacle(licence: Printable): PrintObstacle | undefined {
  if (printOffer(licence) !== 'none') return undefined;
  if (licence.status === REJECTED) return 'rejected';
  if (licence.status === '99') return 'ended';
  return licence.approvalNumber ? 'excluded' : 'undecided';
}

/** Returns the facts for the print rules from an application of a list or detail. Flags are read in any case. */
export const printableOf = (application: {
  readonly status: string;
  readonly permitTypeId: string;
  readonly approvalNumber: string | null;
  readonly approvalFlag: string | null;
  readonly fileName: string | null;
  readonly fileUrl: string | null;
}): Printable => ({
  status: application.status,
  permitTypeId: application.permitTypeId,
  approvalNumber: application.approvalNumber,
  approvalFlag: application.approvalFlag?.toUpperCase() ?? null,
  hasStoredFile: application.fileUrl !== null || application.fileName !== null,
});

/** Returns the inspection flag of a licence: a label for types 27 and 30, the raw flag for all others. */
export function inspectionOf(
  permitTypeId: string,
  approvalFlag: string | null,
): 'inspected' | 'notInspected' | string {
  if (permitTypeId !== '27' && permitTypeId !== '30') return approvalFlag ?? '';
  const flag = approvalFlag?.toUpperCase();
  if (flag === 'Y') return 'inspected';
  return flag === 'T' ? 'notInspected' : (approvalFlag ?? '');
}
