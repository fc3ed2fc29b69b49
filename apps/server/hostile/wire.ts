import { type Endpoint, type EndpointName, endpoints } from '@pabean/api/contract';
import * as z from 'zod/mini';
import { sampleBy } from '../src/testing/samples.ts';

/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The id in the samples, which does not exist. */
export const nobody = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

/** Every call of the contract. */
export const names = Object.keys(endpoints) as EndpointName[];

/** The wire parts of a call's sample for a caller and a subject. */
export function wireOf(name: EndpointName, { user = 'importir', id = nobody } = {}): Record<string, Json> {
  const row: Endpoint = endpoints[name];
  const input = sampleBy(name, user).input as Record<string, never>;
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = row[part];
    return schema && input[part] ? [[part, z.encode(schema, input[part]) as Json] as const] : [];
  });
  return JSON.parse(JSON.stringify(Object.fromEntries(parts)).replaceAll(nobody, id));
}

const segment = (part: Json) => encodeURIComponent(asText(part).toWellFormed());
const asText = (part: Json) => (typeof part === 'string' ? part : JSON.stringify(part));

/** The URL of a call with changed parts. */
export function addressOf({ path }: Endpoint, { params, query }: Record<string, Json>): string {
  const values = Object.values((params ?? {}) as object) as Json[];
  let index = 0;
  const filled = path.replace(/\{\w+\}/g, () => segment(values[index++] ?? ''));
  const search = Object.entries((query ?? {}) as Record<string, Json>);
  const text = new URLSearchParams(
    search.map(([key, part]) => [key.toWellFormed(), asText(part).toWellFormed()]),
  ).toString();
  return `/api/${filled}${text && `?${text}`}`;
}
