import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { FilesAwayError } from './files-away-error.ts';
import type { ObjectKeys } from './object-address.ts';
import { contentHash } from './stored-files.ts';

/** Milliseconds. */
export interface ObjectTimes {
  /** For one try: until its answer begins, and between two pieces of it. */
  readonly answer: number;
  /** Between tries; one more than there are pauses. */
  readonly pauses: readonly number[];
  /** After which no further try begins. */
  readonly tries: number;
  /** In which every request fails at once after one failed in all its tries, so that calls do not wait for each other. */
  readonly rest: number;
}

export const defaultTimes: ObjectTimes = { answer: 8_000, pauses: [100, 400], tries: 6_000, rest: 2_000 };

/** A request to an object store. */
export interface ObjectRequest {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
}

/** An answer whose body is read piece by piece. */
export interface ObjectResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The next piece; undefined after the last one. The time for it begins with this call. */
  readonly next: () => Promise<Uint8Array | undefined>;
  /** Gives up what has not been read. */
  readonly end: () => void;
}

/** Answers that another try may change: overload, a failure, and bytes that changed on their way. */
const isPassing = (status: number, code: string) => status >= 500 || status === 429 || code === 'BadDigest';

/** An object is not what was stored. That says nothing about the store as a whole. */
export class DamagedObjectError extends Error {
  override name = 'DamagedObjectError';
}

/** Sends signed requests, again where that can help. @throws FilesAwayError, DamagedObjectError */
export function createObjectRequests(
  { region, ...keys }: ObjectKeys & { readonly region: string },
  times: ObjectTimes,
) {
  const cache = new Map<string, ArrayBuffer>();
  let awayUntil = 0;

  async function tryOnce({ method, url, headers, body }: ObjectRequest): Promise<ObjectResponse> {
    const hash = contentHash(body ?? new Uint8Array());
    const signed = await new AwsV4Signer({
      ...keys,
      region,
      cache,
      service: 's3',
      method,
      url,
      headers: { ...headers, 'x-amz-content-sha256': hash },
    }).sign();
    const ending = new AbortController();
    const inTime = async <Result>(work: Promise<Result>) => {
      const timer = setTimeout(() => ending.abort(new Error('no answer in time')), times.answer);
      return work.finally(() => clearTimeout(timer));
    };
    const response = await inTime(
      fetch(signed.url, {
        method,
        headers: signed.headers,
        body: body ?? null,
        signal: ending.signal,
        redirect: 'error',
      }),
    );
    const reader = response.body?.getReader();
    return {
      status: response.status,
      headers: response.headers,
      next: async () => reader && (await inTime(reader.read())).value,
      end: () => ending.abort(),
    };
  }

  return async function send<Result>(
    request: ObjectRequest,
    read: (response: ObjectResponse) => Promise<Result> | Result,
  ): Promise<Result> {
    const began = performance.now();
    if (began < awayUntil) throw new FilesAwayError('The object store did not answer a moment ago.');
    let reason = '';
    let failure: unknown;
    for (const pause of [0, ...times.pauses]) {
      if (performance.now() - began > times.tries) break;
      await wait(pause);
      try {
        const response = await tryOnce(request);
        const code = response.status < 400 ? '' : await codeOf(response);
        if (response.status < 400 || code === 'NoSuchKey') return await read(response);
        reason = `${response.status} ${code}`.trim();
        if (!isPassing(response.status, code)) break;
      } catch (error) {
        failure = error;
        reason = reasonOf(error);
      }
    }
    if (failure instanceof DamagedObjectError) throw failure;
    awayUntil = performance.now() + times.rest;
    throw new FilesAwayError(`${request.method} ${new URL(request.url).pathname}: ${reason}`);
  };
}

/** The code of a failure; empty if its answer names none. */
async function codeOf(response: ObjectResponse): Promise<string> {
  const text = (await readWhole(response)).toString();
  return /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '';
}

/** The whole body of an answer. */
export async function readWhole({ next }: ObjectResponse): Promise<Buffer<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  for (let piece = await next(); piece; piece = await next()) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** What `fetch` says about a failed connection is in its cause. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  const { code, message: of } = (cause ?? {}) as { code?: unknown; message?: unknown };
  return [message, code ?? of].filter(Boolean).join(': ');
}
