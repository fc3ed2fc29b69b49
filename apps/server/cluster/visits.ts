import { type Endpoint, endpoints } from '@pabean/api/contract';
import type { Send } from '../src/testing/call.ts';

/** A call: when it was sent and answered, in milliseconds of `performance.now()`; status 0 without an answer. */
export interface Visit {
  readonly sent: number;
  readonly answered: number;
  readonly status: number;
  readonly path: string;
  readonly isWrite: boolean;
  /** Who failed the call, and in which words. */
  readonly failure: string | undefined;
}

const writing = new Set(
  Object.values<Endpoint>(endpoints)
    .filter(({ writes }) => writes)
    .map(({ method, path }) => `${method} /api/${path}`),
);

/** The servers' answers have an id, those of the balancer have none. */
async function failureOf(response: Response): Promise<string> {
  const id = response.headers.get('x-request-id');
  const text = await response.clone().text();
  return `${id ? `call ${id}` : 'the balancer'} answered ${response.status} ${text.slice(0, 150)}`;
}

/** Sends calls to an address, and remembers how each of them went. */
export function createVisits(address: string) {
  let visits: Visit[] = [];
  const send: Send = async (path, init) => {
    const sent = performance.now();
    const note = (status: number, failure?: string) =>
      visits.push({
        sent,
        answered: performance.now(),
        status,
        path,
        isWrite: writing.has(`${init.method} ${path}`),
        failure,
      });
    try {
      const response = await fetch(new URL(path, address), init);
      note(response.status, response.status < 500 ? undefined : await failureOf(response));
      return response;
    } catch (error) {
      note(0, `no answer: ${(error as Error).cause ?? error}`);
      throw error;
    }
  };
  return {
    send,
    /** All calls so far, which are forgotten. */
    take(): readonly Visit[] {
      const taken = visits;
      visits = [];
      return taken;
    },
    /** When the first write was answered that was sent after a time; undefined if none was. */
    firstWrite: (after: number) =>
      visits.find(({ isWrite, sent, status }) => isWrite && sent > after && status === 200)?.answered,
  };
}
