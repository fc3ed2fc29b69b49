/** What the print rules look at. */
export interface Printable {
  readonly status: string;
  readonly permitTypeId: string;
  /** Approval number, if there is one. */
  readonly approvalNumber: string | null;
  /** Officer's decision: Y, T or R. */
  readonly approvalFlag: string | null;
  /** Whether the decision itself is stored as a file. */
  readonly hasStoredFile: boolean;
}

/** What a licence offers for printing: nothing, a PDF made from its data, or the file that the office stored. */
export type PrintOffer = 'none' | 'generated' | 'stored';

const printsNothingWhen: readonly { types: readonly string[]; flag: string; status?: string }[] = [
  { types: ['31', '32', '33', '34', '35', '36', '37', '38', '44', '13'], flag: 'Y' },
  { types: ['27', '30', '46', '47'], flag: 'T' },
  { types: ['45'], flag: 'R', status: '91' },
];

/** The print rules of a licence. */
export function printOffer(licence: Printable): PrintOffer {
  if (licence.approvalNumber && licence.hasStoredFile) return 'stored';
  if (licence.status === '98' && ['49', '50'].includes(licence.permitTypeId)) return 'generated';
  if (!licence.approvalNumber || licence.hasStoredFile || licence.status === '99') return 'none';
  const excluded = printsNothingWhen.some(
    (rule) =>
      rule.types.includes(licence.permitTypeId) &&
      rule.flag === licence.approvalFlag &&
      (rule.status === undefined || rule.status === licence.status),
  );
  return excluded ? 'none' : 'generated';
}

/** Inspected flag of a licence: words for types 27 and 30, the raw flag for all others. */
export function inspectionOf(
  permitTypeId: string,
  approvalFlag: string | null,
): 'inspected' | 'notInspected' | string {
  if (permitTypeId !== '27' && permitTypeId !== '30') return approvalFlag ?? '';
  if (approvalFlag === 'Y') return 'inspected';
  return approvalFlag === 'T' ? 'notInspected' : (approvalFlag ?? '');
}
