import { decodeCsv } from '@pabean/api/rules';

/**
 * Whether bytes can be a CSV: no control characters except line breaks and tabs (pictures and ZIPs have others), and no
 * signature of another type. UTF-8, UTF-16 with a byte order mark and Windows-1252 pass.
 */
export const isCsv = (bytes: Buffer): boolean => !('refusal' in decodeCsv(bytes));
