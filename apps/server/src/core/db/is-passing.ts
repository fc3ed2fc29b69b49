/**
 * Codes of temporary failures of PostgreSQL: connections lost or used up, shutdown, timeout, and a primary that became a replica
 * or has not yet stopped being one.
 */
const passingCode = /^(?:08...|53...|57P0[1-3]|57014|55P03|25P03|25006|ECONNREFUSED|ECONNRESET|EPIPE)$/;
const passingMessage =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|connection has been discarded/;

/** The code of a statement that writes where nothing can be written: the connection leads to a replica. */
export const readOnlyCode = '25006';

/** Whether an error of the database or of a connection to it goes away by itself, so that trying again can help. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as Partial<Record<'code' | 'syscall', unknown>>;
  const isNoSocket = code === 'ENOENT' && syscall === 'connect';
  return isNoSocket || passingCode.test(String(code)) || passingMessage.test(error.message);
}
