import { useRef } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError, type CallOptions, type Client, isAborted } from '../client/index.ts';
import type { Endpoint } from '../contract/index.ts';
import { useActingUser, useClient } from './client-provider.tsx';
import { holdsAnswerOf } from './use-call.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

/** Options for running a write. */
export type RunOptions = Pick<CallOptions, 'signal' | 'onProgress'>;

/** A call that changes something. */
export interface Write<Input, Answer> {
  /**
   * Makes the call. While it runs, a second call with the same input returns the first one's promise; retried after a
   * failure with the same input, it has the same idempotency key.
   */
  readonly run: (input: Input, options?: RunOptions) => Promise<Answer>;
}

/** Tools passed to a write's function. */
export interface WriteTools {
  readonly client: Client;
  /** User name of the signed-in account; throws for a visitor. */
  readonly user: string;
  /** Options for the writing call: the idempotency key of this attempt, and the caller's options. */
  readonly options: CallOptions;
  /** Reports that a part of a write with several calls is done: it stays when a later part fails. */
  readonly partly: () => void;
}

/** Settings of a write. */
export interface WriteSettings {
  /**
   * Calls whose answers it changes. After it succeeded, every cached answer of them to this caller is fetched again,
   * whatever its input: at once where it is in use, else when it is next used.
   * @default []
   */
  readonly touches?: readonly Endpoint[];
}

/** Creates a write from a function that performs it. */
export function useWrite<Input, Answer>(
  perform: (input: Input, tools: WriteTools) => Promise<Answer>,
  { touches = [] }: WriteSettings = {},
): Write<Input, Answer> {
  const client = useClient();
  const user = useActingUser();
  const { mutate } = useSWRConfig();
  const attempt = useIdempotencyKey();
  const running = useRef<{ key: string; answer: Promise<Answer> } | undefined>(undefined);

  async function start(input: Input, options: CallOptions) {
    let isPartlyDone = false;
    const tools: WriteTools = {
      client,
      partly: () => {
        isPartlyDone = true;
      },
      get user() {
        if (user === undefined) throw new Error('This write needs an account: give ClientProvider a user.');
        return user;
      },
      options,
    };
    try {
      const answer = await perform(input, tools);
      attempt.done();
      mutate(holdsAnswerOf(touches, user));
      return answer;
    } catch (error) {
      // The server may have done it before the abort, or the shown record may be outdated.
      if (isPartlyDone || isAborted(error) || isOutdated(error)) mutate(holdsAnswerOf(touches, user));
      throw error;
    }
  }

  function run(input: Input, options: RunOptions = {}) {
    const idempotencyKey = attempt.keyFor(input);
    if (running.current?.key === idempotencyKey) return running.current.answer;
    const answer = start(input, { ...options, idempotencyKey }).finally(() => {
      if (running.current?.key === idempotencyKey) running.current = undefined;
    });
    running.current = { key: idempotencyKey, answer };
    return answer;
  }

  return { run };
}

const outdated = [404, 409, 412];

/** Returns whether a write was refused because the record has changed. */
const isOutdated = (error: unknown) =>
  error instanceof ApiError && error.status !== undefined && outdated.includes(error.status);
