import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const health = endpoint({
  method: 'GET',
  path: 'healthz',
  summary:
    'Whether the server works and its store takes a write; and whether its virus scanner answers, if it has one.',
  access: 'anyone',
  rate: 'standard',
  answer: z.object({
    status: z.literal('success'),
    store: z.string(),
    virusScanner: z.optional(z.enum(['answers', 'away'])),
  }),
  failures: [503, 507],
});

export const openApi = endpoint({
  method: 'GET',
  path: 'openapi.json',
  summary: 'This contract as an OpenAPI 3.1 document.',
  access: 'anyone',
  rate: 'standard',
  answer: z.record(z.string(), z.unknown()),
});
