import { explainError } from '@pabean/api/rules';
import { useSharedMessages } from '../messages/language-provider.tsx';

/** The part of a call's state that rendering needs. */
export interface Call<Data = unknown> {
  readonly data: Data | undefined;
  readonly error?: unknown;
  readonly isValidating: boolean;
  /** Makes the call again. */
  readonly mutate: () => unknown;
}

/** The answers of the calls, in their order. */
export type DataOf<Calls extends readonly Call[]> = {
  readonly [Index in keyof Calls]: Exclude<Calls[Index]['data'], undefined>;
};

/** Why something is not loaded, as a message. */
export interface LoadProblem {
  /** Whether a retry may help, it does not exist, or it is forbidden. */
  readonly kind: 'failed' | 'notFound' | 'forbidden';
  readonly text: string;
}

/** The state of several calls combined. */
export interface LoadState<Data> {
  /** The answers of all calls, once all have arrived; they stay when a later call fails. */
  readonly data: Data | undefined;
  readonly problem: LoadProblem | undefined;
  /** Whether a request is pending. */
  readonly busy: boolean;
  /** Repeats the calls that failed. */
  readonly retry: () => void;
}

/** Wraps data that needs no call, for use beside calls. */
export const resolvedCall = <Data>(data: Data): Call<Data> => ({
  data,
  isValidating: false,
  mutate: () => undefined,
});

const kinds: Readonly<Record<number, LoadProblem['kind']>> = { 403: 'forbidden', 404: 'notFound' };
const kindOf = (error: unknown) =>
  (error instanceof Error && 'status' in error && kinds[Number(error.status)]) || 'failed';

/** Combines the state of a page's calls, with the message for those that failed. */
export function useLoadState<const Calls extends readonly Call[]>(calls: Calls): LoadState<DataOf<Calls>> {
  const shared = useSharedMessages();
  const failed = calls.filter(({ error }) => error !== undefined);
  const [first] = failed;
  return {
    data: calls.every(({ data }) => data !== undefined)
      ? (calls.map(({ data }) => data) as unknown as DataOf<Calls>)
      : undefined,
    problem: first && { kind: kindOf(first.error), text: explainError(first.error, shared) },
    busy: calls.some(({ isValidating }) => isValidating),
    retry: () => {
      for (const call of failed) call.mutate();
    },
  };
}

/** A list's call as props of the design system's tables. */
export function useTableLoad<Row>(call: Call<readonly Row[]>) {
  const { data, busy, problem, retry } = useLoadState([call]);
  return { rows: data?.[0], busy, error: problem?.text, onRetry: retry };
}
