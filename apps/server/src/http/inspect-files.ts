import type { Endpoint } from '@pabean/api/contract';
import { manifestTypes } from '@pabean/api/rules';
import { contentHash } from '../core/files/stored-files.ts';
import { workbookProblem } from '../core/files/xlsx.ts';
import { invalid, Refusal, type RefusedField } from '../core/refusal.ts';
import { noteInfected } from '../core/virus-scan/note-infected.ts';
import { ScannerAwayError } from '../core/virus-scan/virus-scan.ts';
import type { Caller } from './caller.ts';
import type { Deps } from './deps.ts';
import { filesIn, type SentFile } from './sent-files.ts';

/** A call with files. */
interface FilesCall {
  readonly name: string;
  readonly row: Endpoint;
  readonly body: unknown;
  readonly caller: Caller;
  readonly address: string;
  readonly now: Date;
}

const later = 60;

/**
 * Looks into the files of a call before its transaction begins, because that takes long; what is cheap to see, the handler
 * refuses. Returns the hashes of files that are still to be checked for viruses, with the refusal of each.
 * @throws Refusal invalid; scannerAway when files must not wait
 */
export async function inspectFiles(call: FilesCall, deps: Deps): Promise<ReadonlyMap<string, RefusedField>> {
  const unchecked = new Map<string, RefusedField>();
  // Without a scanner only workbooks are looked into; the handler decodes the others.
  const isWanted = (mediaType: string) => deps.virusScan !== undefined || mediaType === manifestTypes.xlsx;
  for (const file of filesIn(call.row, call.body, isWanted)) {
    await inspectParts(file, deps);
    if (!(await isChecked(call, file, deps)))
      unchecked.set(contentHash(file.bytes), file.refused('fileUnchecked'));
  }
  return unchecked;
}

async function inspectParts({ mediaType, bytes, refused }: SentFile, { workbooks }: Deps): Promise<void> {
  if (mediaType !== manifestTypes.xlsx || workbookProblem(bytes)) return;
  const problem = await workbooks.inspect(bytes);
  if (problem) throw invalid([refused(problem)]);
}

/** Whether there is nothing left to check. @throws Refusal invalid, scannerAway */
async function isChecked(call: FilesCall, file: SentFile, deps: Deps): Promise<boolean> {
  const { virusScan, log } = deps;
  if (!virusScan) return true;
  try {
    const signature = await virusScan.scanner.scan(file.bytes);
    if (signature === undefined) return true;
    await noteRefused(call, file.bytes, signature, deps);
    throw invalid([file.refused('fileInfected')]);
  } catch (error) {
    if (!(error instanceof ScannerAwayError)) throw error;
    log({ event: 'virus-scanner-away', call: call.name, detail: error.message });
    if (virusScan.whenAway === 'wait') return false;
    throw new Refusal('scannerAway', { retryAfter: later });
  }
}

/** For the office: the person reads no name of a signature. */
function noteRefused(
  { name: call, caller, address, now }: FilesCall,
  bytes: Buffer,
  signature: string,
  { store, log }: Deps,
): Promise<void> {
  const account = 'account' in caller ? caller.account : undefined;
  const found = { signature, bytes: bytes.length, sha256: contentHash(bytes), account };
  return store.write((db) => noteInfected({ db, now }, log, { ...found, outcome: 'refused', call, address }));
}
