import * as z from 'zod/mini';
import { type Endpoint, fillPath } from '../contract/endpoint.ts';
import { orContractError } from './failing.ts';
import { fileAddress } from './file-address.ts';

/** What a call is given, whatever its row. */
export interface Input {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** A request before it says who makes it. */
export interface Outgoing {
  /** What it is called in messages for developers. */
  readonly name: string;
  /** Path below `baseURL`, or a whole address. */
  readonly url: string;
  /** Whether it goes to the API's own origin: only there does it say who asks. */
  readonly own: boolean;
  readonly method: Endpoint['method'];
  /** Whether everybody may make the call: then a refusal says nothing about the session. */
  readonly forAll?: boolean;
  readonly accept: string;
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly body?: Readonly<Record<string, unknown>> | undefined;
  /** The `ETag` of the answer that is still here. */
  readonly tag?: string | undefined;
}

/** A call as it travels, in the names of the wire. */
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

/** The request for a file whose address stands in a row. */
export function toFileRequest(address: string, baseURL: string): Outgoing {
  const name = `GET ${address}`;
  return {
    name,
    ...orContractError(name, () => fileAddress(address, baseURL)),
    method: 'GET',
    accept: '*/*',
  };
}

/** What a row is called in messages for developers. */
export const nameOf = (row: Endpoint) => `${row.method} ${row.path}`;
