import { useRef } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError, type CallOptions, type Client, isAborted } from '../client/index.ts';
import type { Endpoint } from '../contract/index.ts';
import { useActingUser, useClient } from './client-provider.tsx';
import { holdsAnswerOf } from './use-call.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

/** What whoever runs a write may ask for. */
export type RunOptions = Pick<CallOptions, 'signal' | 'onProgress'>;

/** A call that changes something. */
export interface Write<Input, Answer> {
  /**
   * Makes the call. While it runs, a second call with the same input is the first one; repeated after a failure with
   * the same input, it carries the same idempotency key.
   */
  readonly run: (input: Input, options?: RunOptions) => Promise<Answer>;
}

/** What a write has at hand. */
export interface WriteTools {
  readonly client: Client;
  /** User name of the signed-in account. A visitor's write must not ask for it: it throws. */
  readonly user: string;
  /** For the call that writes: the idempotency key of this attempt, and what whoever runs it asked for. */
  readonly options: CallOptions;
  /** Tells that a part of it is done, of those that consist of several calls: it stays when a later part fails. */
  readonly partly: () => void;
}

/** What a write says about itself. */
export interface WriteSettings {
  /**
   * Calls whose answers it changes. After it succeeded, every cached answer of them to this caller is fetched again,
   * whatever it was asked with: at once where it is on the screen, else when it comes back.
   * @default []
   */
  readonly touches?: readonly Endpoint[];
}

/** Makes a write from a function that performs it. */
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
      // It may have been too late: the server's answer was not waited for. Or what it was about is no longer what was shown.
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

/** Whether a write was refused because of what the record has become meanwhile. */
const isOutdated = (error: unknown) =>
  error instanceof ApiError && error.status !== undefined && outdated.includes(error.status);
