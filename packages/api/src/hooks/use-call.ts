import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr';
import type { ApiError, CallArguments } from '../client/index.ts';
import type { AnswerOf, Endpoint, InputOf } from '../contract/index.ts';
import { useActingUser, useClient } from './client-provider.tsx';

/** One call's place in the cache. The user is part of it: nobody ever sees what somebody else's session left. */
export const keyOf = <Row extends Endpoint>(user: string | undefined, row: Row, input: InputOf<Row>) =>
  [row.path, user ?? '', input] as const;

/** For reference data: fetched once, then kept for as long as the page lives. */
export const unchanging: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
};

/**
 * A call as a hook: cached, shared between components, and revalidated without blanking what is on the screen.
 *
 * @param input What the call is given, or undefined to wait.
 */
export function useCall<const Row extends Endpoint>(
  row: Row,
  input: InputOf<Row> | undefined,
  options?: SWRConfiguration,
): SWRResponse<AnswerOf<Row>, ApiError> {
  const client = useClient();
  const user = useActingUser();
  const key = input === undefined ? null : keyOf(user, row, input);
  const rest = [input] as unknown as CallArguments<Row>;
  return useSWR<AnswerOf<Row>, ApiError>(key, () => client.call(row, ...rest), options);
}

/** Forgets everything that was fetched; for signing out. Calls under way leave nothing behind. */
export function useForgetAll(): () => void {
  const { unload } = useSWRConfig();
  return () => unload({ revalidate: false });
}
