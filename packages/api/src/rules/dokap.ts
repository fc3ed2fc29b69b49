/** Document-type codes whose document is a list of rows. */
export const listDokap = {
  containers: '151',
  exciseDocuments: '145',
  minutes: '146',
  noStrip: '256',
} as const;

/** The kind of rows of a list document. */
export type DokapList = 'containers' | 'datedDocuments' | 'noStrip';

/**
 * Returns the kind of rows of a document type: 151 containers, 145 and 146 dated documents, 256 no-strip entries;
 * undefined for others.
 */
export function dokapListOf(code: string): DokapList | undefined {
  if (code === listDokap.containers) return 'containers';
  if (code === listDokap.exciseDocuments || code === listDokap.minutes) return 'datedDocuments';
  return code === listDokap.noStrip ? 'noStrip' : undefined;
}

/** Returns how many rows a list document declares in its first value; undefined when it declares none (no-strip). */
export function declaredRows(code: string, firstValue: string | null): number | undefined {
  const list = dokapListOf(code);
  return list === 'containers' || list === 'datedDocuments' ? Number(firstValue ?? 0) : undefined;
}

/**
 * Returns whether a document of this type can be stored as a master document: it has a typed number, and its second
 * value is a date or none.
 */
export const canBeKept = ({ code, firstKind, secondKind, table }: KeepableType) =>
  firstKind === 'text' && !table && (secondKind === 'date' || !secondKind) && !dokapListOf(code);

interface KeepableType {
  readonly code: string;
  readonly firstKind: string;
  readonly secondKind: string | null;
  readonly table: string | null;
}

/** Returns whether a document's value is an NPWP or a NIK, by its label: exactly 16 digits. */
export const isIdentityValue = (label: string) => /\b(?:NPWP|NIK)\b/i.test(label);

/**
 * Returns whether a document's value is a code of digits and no quantity: an NPWP, a NIK, or a number labelled as a
 * number or code, such as “Nomor BC 1.1”. Leading zeros are part of it; dots and blanks are separators.
 */
export const isDigitCode = (kind: 'text' | 'date' | 'number' | null, label: string) =>
  isIdentityValue(label) || (kind === 'number' && /^(?:nomor|no\.?|kode)\s/i.test(label));
