import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Client } from '../client/index.ts';
import type { Endpoint, InputOf } from '../contract/index.ts';
import { useActingUser, useClient } from './client-provider.tsx';
import { keyOf } from './use-call.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

/** A call that changes something. */
export interface Write<Input, Answer> {
  /**
   * Makes the call. While it runs, a second call with the same input is the first one; repeated after a failure with
   * the same input, it carries the same idempotency key.
   */
  readonly run: (input: Input) => Promise<Answer>;
  readonly isRunning: boolean;
}

/** What a write has at hand. */
export interface WriteTools {
  readonly client: Client;
  /** User name of the signed-in account. */
  readonly user: string;
  readonly idempotencyKey: string;
  /** Fetches again what the write changed, at once where it is on the screen and else when it comes back. */
  refresh<Row extends Endpoint>(row: Row, input: InputOf<Row>): void;
  /** Forgets what the write deleted. */
  forget<Row extends Endpoint>(row: Row, input: InputOf<Row>): void;
}

/** Makes a write from a function that performs it and says what it changed. */
export function useWrite<Input, Answer>(
  perform: (input: Input, tools: WriteTools) => Promise<Answer>,
): Write<Input, Answer> {
  const client = useClient();
  const user = useActingUser();
  const { mutate } = useSWRConfig();
  const attempt = useIdempotencyKey();
  const running = useRef<{ key: string; answer: Promise<Answer> } | undefined>(undefined);
  const [isRunning, setRunning] = useState(false);

  async function start(input: Input, idempotencyKey: string) {
    if (user === undefined) throw new Error('A write needs a signed-in user: give ClientProvider one.');
    const answer = await perform(input, {
      client,
      user,
      idempotencyKey,
      refresh: (row, changed) => void mutate(keyOf(user, row, changed)),
      forget: (row, gone) => void mutate(keyOf(user, row, gone), undefined, { revalidate: false }),
    });
    attempt.done();
    return answer;
  }

  function run(input: Input) {
    const key = attempt.keyFor(input);
    if (running.current?.key === key) return running.current.answer;
    setRunning(true);
    const answer = start(input, key).finally(() => {
      if (running.current?.key !== key) return;
      running.current = undefined;
      setRunning(false);
    });
    running.current = { key, answer };
    return answer;
  }

  return { run, isRunning };
}
