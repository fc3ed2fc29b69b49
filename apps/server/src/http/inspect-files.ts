import type { Endpoint } from '@pabean/api/contract';
import { manifestTypes } from '@pabean/api/rules';
import { workbookProblem } from '../core/files/xlsx.ts';
import { invalid } from '../core/refusal.ts';
import type { Deps } from './deps.ts';
import { filesIn, type SentFile } from './sent-files.ts';

/**
 * Looks into the files of a call before its transaction begins, because that takes long: what is cheap to see, the handler
 * refuses.
 * @throws Refusal invalid
 */
export async function inspectFiles(row: Endpoint, body: unknown, deps: Deps): Promise<void> {
  for (const file of filesIn(row, body)) await inspectParts(file, deps);
}

async function inspectParts({ mediaType, bytes, refused }: SentFile, { workbooks }: Deps): Promise<void> {
  if (mediaType !== manifestTypes.xlsx || workbookProblem(bytes)) return;
  const problem = await workbooks.inspect(bytes);
  if (problem) throw invalid([refused(problem)]);
}
