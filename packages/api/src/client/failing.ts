import { ApiError, isAborted } from './api-error.ts';

/** Awaits a network step and throws an `ApiError` of kind `network` when it fails; an abort is thrown unchanged. */
export async function orNetworkError<Value>(name: string, step: () => Promise<Value>): Promise<Value> {
  try {
    return await step();
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    if (isAborted(cause)) throw cause;
    throw new ApiError(`${name}: no answer`, { kind: 'network', cause });
  }
}

/** Runs a step and throws an `ApiError` of kind `contract` when it fails. */
export function orContractError<Value>(name: string, step: () => Value): Value {
  try {
    return step();
  } catch (cause) {
    throw new ApiError(`${name} does not follow the contract`, { kind: 'contract', cause });
  }
}
