import { decodeCsv } from '@pabean/api/rules';

/**
 * Decodes the text of a CSV file in any common encoding.
 *
 * @returns undefined if it is not text, such as a workbook.
 */
export async function readTextFile(file: Blob): Promise<string | undefined> {
  try {
    const decoded = decodeCsv(new Uint8Array(await file.arrayBuffer()));
    if ('text' in decoded) return decoded.text;
    return decoded.refusal === 'empty' ? '' : undefined;
  } catch {
    return undefined;
  }
}
