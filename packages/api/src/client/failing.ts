import { ApiError, isAborted } from './api-error.ts';

/** What comes over the network, or the error that says it did not; an abort stays what it is. */
export async function orNetworkError<Value>(name: string, step: () => Promise<Value>): Promise<Value> {
  try {
    return await step();
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    if (isAborted(cause)) throw cause;
    throw new ApiError(`${name}: no answer`, { kind: 'network', cause });
  }
}

/** A step that the contract must allow. */
export function orContractError<Value>(name: string, step: () => Value): Value {
  try {
    return step();
  } catch (cause) {
    throw new ApiError(`${name} does not follow the contract`, { kind: 'contract', cause });
  }
}
