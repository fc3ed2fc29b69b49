import { looksLike, tellingBytes } from '@pabean/api/rules';

/** Whether bytes begin and end like a PDF: the header at byte 0, `%%EOF` near the end. Nothing is interpreted. */
export const isPdf = (bytes: Buffer): boolean =>
  looksLike('pdf', bytes.subarray(0, tellingBytes), bytes.subarray(-tellingBytes));
