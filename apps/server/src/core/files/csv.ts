import { decodeCsv } from '@pabean/api/rules';

/**
 * Whether bytes are text such as a CSV is: no other controls than those of its layout, as every picture and ZIP has, and not
 * the beginning of something else. UTF-8, UTF-16 with its mark and Windows-1252 pass; there is nothing else that every CSV has.
 */
export const isCsv = (bytes: Buffer): boolean => !('refusal' in decodeCsv(bytes));
