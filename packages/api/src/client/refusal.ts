import type { Endpoint } from '../contract/endpoint.ts';
import { codePath } from '../contract/wire.ts';
import { ApiError, type RefusedField } from './api-error.ts';
import { type FailureEntry, failureTextOf } from './failure-text.ts';

/**
 * Creates the error of a refused call: the provider's message, with field names translated to property names where
 * there is a row.
 */
export function refusal(answer: Response, body: unknown, row?: Endpoint): ApiError {
  const { message, entries } = failureTextOf(body);
  const seconds = Number(answer.headers.get('retry-after') || Number.NaN);
  return new ApiError(message, {
    kind: 'http',
    status: answer.status,
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : undefined,
    icon: iconOf(body),
    captcha: typeof body === 'object' && body !== null && 'captcha' in body && body.captcha === true,
    fieldErrors: entries.map((entry) => refusedField(row, entry)),
  });
}

const iconOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'icon' in body && typeof body.icon === 'string'
    ? body.icon
    : undefined;

/**
 * The same for an answer whose body was not read yet. A body that is not JSON, such as an HTML page, gives no message.
 */
export const refusalOf = (row?: Endpoint) => async (answer: Response) =>
  refusal(answer, await answer.json().catch(() => undefined), row);

function refusedField(row: Endpoint | undefined, { field, message }: FailureEntry): RefusedField {
  const schema = row?.body ?? row?.query ?? row?.params;
  return { path: field && schema ? codePath(schema, field) : [], message };
}
