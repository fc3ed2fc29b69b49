import { HashQueueFullError } from '../account/password.ts';
import { isPassing } from '../core/db/is-passing.ts';
import { StoreBusyError } from '../core/db/store.ts';
import { FilesAwayError } from '../core/files/files-away-error.ts';
import type { Log } from '../core/log.ts';
import { busy, Refusal } from '../core/refusal.ts';
import { currentRequestId, newRequestId } from '../core/request-id.ts';
import { PdfLateError } from '../documents/pdf-writer.ts';

const soon = 2;
const awhile = 10;
const later = 60;

/** Whether an error of Node, SQLite or PostgreSQL means that the disk is full. */
const isFull = ({ code, errcode }: Details) => code === 'ENOSPC' || errcode === 13 || code === '53100';

const passing = [HashQueueFullError, PdfLateError];

type Details = Partial<Record<'code' | 'errcode', unknown>>;

/** Any error as a refusal; an unexpected one is logged under the call's id, which the caller can quote. */
export function refusalOf(error: unknown, call: string, log: Log): Refusal {
  if (error instanceof Refusal) return error;
  if (passing.some((Passing) => error instanceof Passing)) return busy(soon);
  if (error instanceof Error && isFull(error as Details)) {
    log({ event: 'storage-full', call, detail: String(error) });
    return new Refusal('storageFull', { retryAfter: later });
  }
  if (error instanceof FilesAwayError) {
    log({ event: 'files-unavailable', call, detail: error.message });
    return new Refusal('filesAway', { values: { seconds: awhile }, retryAfter: awhile });
  }
  if (error instanceof StoreBusyError || isPassing(error)) {
    log({ event: 'store-unavailable', call, detail: String(error) });
    return busy(soon);
  }
  const incident = currentRequestId() ?? newRequestId();
  const stack = error instanceof Error ? error.stack : String(error);
  log({ event: 'incident', call, incident, stack });
  return new Refusal('serverError', { values: { incident } });
}
