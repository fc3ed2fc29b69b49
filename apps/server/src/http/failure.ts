import { randomBytes } from 'node:crypto';
import { StoreBusyError } from '../db/store.ts';
import type { Log } from '../log.ts';
import { HashQueueFullError } from '../session/password.ts';
import { busy, Refusal } from './refusal.ts';

/** PostgreSQL codes of trouble that passes: connections gone or used up, shutting down, waited too long. */
const passing = /^(?:08...|53...|57P0[123]|57014|55P03|25P03|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)$/;

/** Any error as a refusal; what nobody expected is logged under a number that the caller can quote. */
export function refusalOf(error: unknown, call: string, log: Log): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof HashQueueFullError) return busy(2);
  if (error instanceof StoreBusyError || isPassing(error)) {
    log({ event: 'store-unavailable', call, detail: String(error) });
    return busy(2);
  }
  const incident = randomBytes(5).toString('hex');
  const stack = error instanceof Error ? error.stack : String(error);
  log({ event: 'incident', call, incident, stack });
  return new Refusal(500, 'serverError', { values: { incident } });
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return 'severity' in error || 'syscall' in error
    ? passing.test(code)
    : /timeout exceeded when trying to connect|Connection terminated/.test(error.message);
}
