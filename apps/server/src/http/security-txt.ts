import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HeaderRecord } from './headers.ts';

/** The address at which finders of a weakness look for a contact (RFC 9116). */
export const securityTxtPath = '/.well-known/security.txt';

/**
 * Responds with `security.txt` of the office's folder, which is read at each request; undefined when there is none.
 */
export async function securityTxt(officeFolder: string, secure: HeaderRecord): Promise<Response | undefined> {
  const text = await readFile(join(officeFolder, 'security.txt')).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  const headers = {
    ...secure,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'public, max-age=3600',
  };
  return text && new Response(new Uint8Array(text), { headers });
}
