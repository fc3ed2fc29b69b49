import * as z from 'zod/mini';
import { type Endpoint, fillPath } from '../contract/endpoint.ts';
import { orContractError } from './failing.ts';
import { fileAddress } from './file-address.ts';

/** Input of a call, whatever its row. */
export interface Input {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** A request before authentication headers are added. */
export interface Outgoing {
  /** Its name in messages for developers. */
  readonly name: string;
  /** Path below `baseURL`, or an absolute URL. */
  readonly url: string;
  /** Whether it goes to the API's own origin: only there is the token sent. */
  readonly own: boolean;
  readonly method: Endpoint['method'];
  /** Whether the call needs no session: then a 401 does not end the session. */
  readonly forAll?: boolean;
  readonly accept: string;
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly body?: Readonly<Record<string, unknown>> | undefined;
  /** The `ETag` of the stored answer. */
  readonly tag?: string | undefined;
}

/** Encodes a call as a request with wire names. */
export function toRequest(row: Endpoint, input: Input): Outgoing {
  const name = nameOf(row);
  const encode = (schema: z.ZodMiniType | undefined, value: unknown) =>
    schema ? (orContractError(name, () => z.encode(schema, value)) as Record<string, string>) : undefined;
  const params = encode(row.params, input.params);
  return {
    name,
    url: orContractError(name, () => fillPath(row.path, params)),
    own: true,
    method: row.method,
    forAll: row.access === 'anyone',
    accept: row.answer === 'file' ? '*/*' : 'application/json',
    query: encode(row.query, input.query ?? {}),
    body: row.method === 'GET' ? undefined : (encode(row.body, input.body) ?? {}),
  };
}

/** The request for a file whose address is in a row. */
export function toFileRequest(address: string, baseURL: string): Outgoing {
  const name = `GET ${address}`;
  return {
    name,
    ...orContractError(name, () => fileAddress(address, baseURL)),
    method: 'GET',
    accept: '*/*',
  };
}

/** The name of a row in messages for developers. */
export const nameOf = (row: Endpoint) => `${row.method} ${row.path}`;
