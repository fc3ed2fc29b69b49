import * as z from 'zod/mini';
import { type Failure, failure } from '../contract/answers.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { codePath } from '../contract/wire.ts';
import { ApiError, type RefusedField } from './api-error.ts';

/** The error for an answer that is no success: the server's words, with its field names translated back. */
export async function refusalOf(row: Endpoint, response: Response): Promise<ApiError> {
  const { data } = z.safeParse(failure, await response.json().catch(() => undefined));
  const seconds = Number(response.headers.get('retry-after') || Number.NaN);
  return new ApiError(data?.message ?? '', {
    kind: 'http',
    status: response.status,
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : undefined,
    fieldErrors: data?.errors?.map((error) => refusedField(row, error)),
  });
}

function refusedField(
  row: Endpoint,
  { field, message }: NonNullable<Failure['errors']>[number],
): RefusedField {
  const schema = row.body ?? row.query ?? row.params;
  return { path: field && schema ? codePath(schema, field) : [], message };
}
