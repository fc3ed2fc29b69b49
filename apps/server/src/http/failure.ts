import { HashQueueFullError } from '../account/password.ts';
import { StoreBusyError } from '../core/db/store.ts';
import { FilesAwayError } from '../core/files/files-away-error.ts';
import type { Log } from '../core/log.ts';
import { busy, Refusal } from '../core/refusal.ts';
import { currentRequestId, newRequestId } from '../core/request-id.ts';
import { PdfLateError, PdfQueueFullError } from '../documents/pdf-writer.ts';
import { XlsxQueueFullError } from '../documents/xlsx-writer.ts';

/** Codes of temporary failures of PostgreSQL: connections lost or used up, shutdown, timeout. */
const passingCode = /^(?:08...|53...|57P0[1-3]|57014|55P03|25P03|ECONNREFUSED|ECONNRESET|EPIPE)$/;
const passingMessage =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|connection has been discarded/;

const soon = 2;
const awhile = 10;
const later = 60;

/** Whether an error of Node, SQLite or PostgreSQL means that the disk is full. */
const isFull = ({ code, errcode }: Details) => code === 'ENOSPC' || errcode === 13 || code === '53100';

const passing = [HashQueueFullError, PdfQueueFullError, PdfLateError, XlsxQueueFullError];

type Details = Partial<Record<'code' | 'errcode' | 'syscall', unknown>>;

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
  const seconds = secondsToWait(error);
  if (seconds !== undefined) {
    log({ event: 'store-unavailable', call, detail: String(error) });
    return busy(seconds);
  }
  const incident = currentRequestId() ?? newRequestId();
  const stack = error instanceof Error ? error.stack : String(error);
  log({ event: 'incident', call, incident, stack });
  return new Refusal('serverError', { values: { incident } });
}

/** Seconds after which trying again can help; undefined for an unexpected error. */
function secondsToWait(error: unknown): number | undefined {
  if (error instanceof StoreBusyError) return soon;
  if (!(error instanceof Error)) return undefined;
  const { code, syscall } = error as Details;
  const isNoSocket = code === 'ENOENT' && syscall === 'connect';
  return isNoSocket || passingCode.test(String(code)) || passingMessage.test(error.message)
    ? soon
    : undefined;
}
