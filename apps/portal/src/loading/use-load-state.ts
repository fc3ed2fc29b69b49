import { explainError } from '@pabean/api/rules';
import { useSharedMessages } from '../messages/language-provider.tsx';

/** A call of the hooks, as far as showing it needs. */
export interface Call<Data = unknown> {
  readonly data: Data | undefined;
  readonly error?: unknown;
  readonly isValidating: boolean;
  /** Makes the call again. */
  readonly mutate: () => unknown;
}

/** What the calls bring, in their order. */
export type DataOf<Calls extends readonly Call[]> = {
  readonly [Index in keyof Calls]: Exclude<Calls[Index]['data'], undefined>;
};

/** Why something is not here, in words. */
export interface LoadProblem {
  /** Whether it may be here the next time, does not exist, or is not for this account. */
  readonly kind: 'failed' | 'notFound' | 'forbidden';
  readonly text: string;
}

/** Several calls seen as one. */
export interface LoadState<Data> {
  /** What all calls brought, as soon as all have; it stays when a later call fails. */
  readonly data: Data | undefined;
  readonly problem: LoadProblem | undefined;
  /** Whether an answer is on its way. */
  readonly busy: boolean;
  /** Makes the calls again that failed. */
  readonly retry: () => void;
}

/** What needs no call, beside calls. */
export const known = <Data>(data: Data): Call<Data> => ({
  data,
  isValidating: false,
  mutate: () => undefined,
});

const kinds: Readonly<Record<number, LoadProblem['kind']>> = { 403: 'forbidden', 404: 'notFound' };
const kindOf = (error: unknown) =>
  (error instanceof Error && 'status' in error && kinds[Number(error.status)]) || 'failed';

/** How far the calls of a page are, and what to say of those that failed. */
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

/** A list's call as the tables of the design system take it. */
export function useTableLoad<Row>(call: Call<readonly Row[]>) {
  const { data, busy, problem, retry } = useLoadState([call]);
  return { rows: data?.[0], busy, error: problem?.text, onRetry: retry };
}
