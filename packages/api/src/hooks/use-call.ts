import useSWR, {
  type SWRConfiguration,
  type SWRResponse,
  unstable_serialize as serialize,
  useSWRConfig,
} from 'swr';
import { ApiError, type CallArguments } from '../client/index.ts';
import type { AnswerOf, Endpoint, InputOf } from '../contract/index.ts';
import { useActingUser, useClient, useEarlyCalls } from './client-provider.tsx';

/** The cache key of an answer. The caller is part of it, so that no session sees another's answers. */
type Key = readonly [call: string, user: string, input: unknown];

const callOf = (row: Endpoint) => `${row.method} ${row.path}`;

/** Returns a key filter for the cached answers of these calls to this caller, whatever their input. */
export const holdsAnswerOf = (rows: readonly Endpoint[], user: string | undefined) => {
  const calls = new Set(rows.map(callOf));
  return (key: unknown): boolean => {
    if (!Array.isArray(key)) return false;
    const [call, caller] = key as unknown as Key;
    return calls.has(call) && caller === (user ?? '');
  };
};

/** For reference data: fetched once a day, unless a write touches it. */
export const unchanging: SWRConfiguration = { dedupingInterval: 24 * 3_600_000 };

/** State of a call; `useCall` returns one. */
export interface CallState<Data> {
  readonly data: Data | undefined;
  readonly error: ApiError | undefined;
  /** Whether the first answer is pending. */
  readonly isLoading: boolean;
  /** Whether an answer is pending, the first or a later one. */
  readonly isValidating: boolean;
  /** Makes the call again. */
  readonly mutate: () => unknown;
}

/** Input of a call: a value, a function that creates it for the acting user, or undefined to wait. */
export type CallInput<Row extends Endpoint> =
  | InputOf<Row>
  | ((user: string) => InputOf<Row> | undefined)
  | undefined;

const isBrowser = typeof document !== 'undefined';

/**
 * A call as a hook: cached, shared between components, and revalidated while the old answer stays visible. The first call
 * is made while the component renders, not after the page was drawn. An answer that the server no longer has (404) is not
 * shown from the cache either.
 *
 * @param input Input of the call. The call waits without an input, and without a user where the row needs an account.
 */
export function useCall<const Row extends Endpoint>(
  row: Row,
  input: CallInput<Row>,
  options?: SWRConfiguration,
): SWRResponse<AnswerOf<Row>, ApiError> {
  const client = useClient();
  const user = useActingUser();
  const early = useEarlyCalls();
  const { mutate, cache } = useSWRConfig();
  const given = row.access === 'anyone' || user !== undefined ? inputFor(input, user) : undefined;
  const key = given === undefined ? null : ([callOf(row), user ?? '', given] satisfies Key);
  const rest = [given] as unknown as CallArguments<Row>;

  async function fetchAnswer() {
    try {
      return await client.call(row, ...rest);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) mutate(key, undefined, { revalidate: false });
      throw error;
    }
  }

  const id = serialize(key);
  if (key && isBrowser) early.make(id, cache.get(id), fetchAnswer);
  const answer = () => (early.take(id) as ReturnType<typeof fetchAnswer> | undefined) ?? fetchAnswer();
  return useSWR<AnswerOf<Row>, ApiError>(key, answer, options);
}

function inputFor<Row extends Endpoint>(input: CallInput<Row>, user: string | undefined) {
  if (typeof input !== 'function') return input;
  return user === undefined ? undefined : (input as (user: string) => InputOf<Row> | undefined)(user);
}
