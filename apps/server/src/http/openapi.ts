import { type Endpoint, endpoints, failure, flag, isMadeOf, wireNamesOf } from '@pabean/api/contract';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

/** Refusals that every call may give. */
const common = [400, 401, 403, 408, 413, 415, 421, 422, 429, 500, 503, 507];

const titles: Readonly<Record<number, string>> = {
  400: 'The request cannot be read',
  401: 'No live session',
  403: 'Not with this account',
  404: 'Not there, or not yours',
  409: 'Not in this state',
  408: 'Too slow',
  412: 'Changed by somebody else meanwhile',
  413: 'Too large',
  415: 'Not JSON',
  421: 'Not at this host',
  422: 'Fields need attention',
  429: 'Too often; Retry-After tells when',
  500: 'Failed; quote the incident number',
  503: 'Busy; Retry-After tells when',
  507: 'No room; Retry-After tells when',
};

let document: Json | undefined;

/** The endpoint table as an OpenAPI 3.1 document, with the names of the wire. */
export function openApiDocument(): Json {
  document ??= {
    openapi: '3.1.0',
    info: { title: 'Pabean', version: '1' },
    servers: [{ url: '/api' }],
    paths: paths(),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: jsonSchema(failure) },
    },
  };
  return document;
}

function paths(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, row] of Object.entries<Endpoint>(endpoints)) {
    const path = `/${row.path}`;
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation(name, row) };
  }
  return paths;
}

function operation(name: string, row: Endpoint): Json {
  const open = row.access === 'anyone';
  return {
    operationId: name,
    summary: row.summary,
    'x-access': row.access,
    'x-rate': row.rate,
    ...(row.cost && { 'x-cost': row.cost }),
    'x-writes': row.writes ?? false,
    security: open ? [] : [{ bearer: [] }],
    parameters: [
      ...(row.params ? parameters('path', jsonSchema(row.params)) : []),
      ...(row.query ? parameters('query', jsonSchema(row.query)) : []),
      ...(row.once ? [idempotencyKey] : []),
      ...(row.revalidates ? [ifNoneMatch] : []),
    ],
    ...(row.body && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(row.body) } } },
    }),
    responses: responses(row),
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key with the same body happens once; the first answer comes back for 24 hours.',
  schema: { type: 'string', pattern: '^[\\w-]{8,64}$' },
};

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The `ETag` of an earlier answer to the same account and the same request.',
  schema: { type: 'string' },
};

function parameters(place: 'path' | 'query', schema: Json): Json[] {
  const required = (schema.required ?? []) as string[];
  return Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const tagHeader = { schema: { type: 'string' } };

function responses(row: Endpoint): Json {
  const refusals = [...common, ...(row.failures ?? [])]
    .filter(
      (status) => row.access !== 'anyone' || (status !== 401 && status !== 403) || row.rate === 'signIn',
    )
    .sort();
  const refusal = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  const content =
    row.answer === 'file'
      ? { 'application/octet-stream': {} }
      : { 'application/json': { schema: jsonSchema(row.answer) } };
  return {
    200: { description: 'Done', content, ...(row.revalidates && { headers: { ETag: tagHeader } }) },
    ...(row.revalidates && { 304: { description: 'Nothing changed since the answer that is named' } }),
    ...Object.fromEntries(
      refusals.map((status) => [status, { description: titles[status] ?? 'Refused', content: refusal }]),
    ),
  };
}

/** A schema as JSON Schema; codecs as their wire side. */
function jsonSchema(schema: z.core.$ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => describe(zodSchema, jsonSchema as Json),
  });
  return rest;
}

function describe(schema: z.core.$ZodType, json: Json) {
  if (isMadeOf(schema, flag)) Object.assign(json, { type: 'string', enum: ['Y', 'T'] });
  if (!(schema instanceof z.core.$ZodObject)) return;
  const names = wireNamesOf(schema) ?? {};
  const rename = (key: string) => names[key] ?? key;
  const shape = schema._zod.def.shape;
  const properties = Object.entries((json.properties ?? {}) as Json);
  json.properties = Object.fromEntries(properties.map(([key, property]) => [rename(key), property]));
  json.required = ((json.required ?? []) as string[]).filter((key) => !mayBeMissing(shape[key])).map(rename);
  delete json.additionalProperties;
}

/** Whether a field is optional; tested with undefined, because codecs accept any type. */
const mayBeMissing = (field: z.core.$ZodType | undefined) =>
  field !== undefined && z.safeDecode(field as z.ZodMiniType, undefined as never).success;
