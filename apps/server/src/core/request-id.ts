import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

// The id of the call or command that is running: passed on by Node, because everything that writes a log line, a mail or a
// line of history would otherwise have to be given it.

const running = new AsyncLocalStorage<string>();

const wellFormed = /^[\w-]{8,64}$/;

/** Whether a proxy's or client's id is taken: 8 to 64 letters, digits, `_` and `-`. */
export const isRequestId = (text: string | undefined): text is string => wellFormed.test(text ?? '');

/** A new id, short enough to be read out. */
export const newRequestId = (): string => randomBytes(8).toString('hex');

/** Runs a call or command under an id. */
export const withRequestId = <Result>(id: string, work: () => Result): Result => running.run(id, work);

/** The id of the running call or command; undefined for work in the background. */
export const currentRequestId = (): string | undefined => running.getStore();
