import { endpoints } from '@pabean/api/contract';
import { expect, test } from 'vitest';
import { openApiDocument } from './openapi.ts';

interface Operation {
  operationId: string;
  'x-access': unknown;
  security: unknown[];
  parameters: { name: string; in: string }[];
  requestBody?: {
    content: Record<string, { schema: { properties: Record<string, unknown>; required: string[] } }>;
  };
  responses: Record<string, { content: Record<string, { schema: { items?: object } }> }>;
}

const { paths } = openApiDocument() as { paths: Record<string, Record<string, Operation>> };
const operation = (path: string, method: string) => {
  const found = paths[path]?.[method];
  if (!found) throw new Error(`${method} ${path} is missing`);
  return found;
};

test.each(Object.entries(endpoints))('describes %s', (name, row) => {
  const described = operation(`/${row.path}`, row.method.toLowerCase());
  expect(described.operationId).toBe(name);
  expect(described['x-access']).toEqual(row.access);
  expect(described.security.length > 0).toBe(row.access !== 'anyone');
  const inPath = described.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  expect(inPath).toEqual([...row.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter));
});

test('uses the names of the wire, nested ones too', () => {
  const schema = operation('/savedokapdtl', 'post').requestBody?.content['application/json']?.schema;
  expect(schema).toMatchObject({
    properties: { idrekam: {}, cont: { items: { properties: { isian1: {}, isian2: {} } } } },
    required: ['idrekam', 'id_permohonan_dokap', 'cont'],
  });
});

test('shows both kinds of a body that may be either, each in its own names', () => {
  const schema = operation('/storeTransit', 'post').requestBody?.content['application/json']?.schema;
  expect(schema).toMatchObject({
    oneOf: [
      {
        properties: {
          jenisTransit: { const: 'Barang Penumpang' },
          namaPemberitahu: { maxLength: 200 },
          tableDetail: { items: { properties: { harga: {} } } },
        },
        required: expect.not.arrayContaining(['namaSponsor']),
      },
      {
        properties: {
          jenisTransit: { const: 'Barang Kiriman' },
          pelKedatangan: {},
          tableDetail: { items: { properties: { noSmu: {}, berat: {} } } },
        },
        required: expect.arrayContaining(['jenisTransit', 'namaLengkap', 'recaptchaToken']),
      },
    ],
  });
});

test('lists only required fields as required', () => {
  const schema = operation('/savepengajuan', 'post').requestBody?.content['application/json']?.schema;
  expect(schema?.required).toContain('nomohon');
  expect(schema?.required).not.toContain('jnsdok');
  expect(schema?.properties).toHaveProperty('jnsdok');
});

test('writes flags as letters', () => {
  const answer = operation('/ref/jndokap', 'get').responses['200']?.content['application/json']?.schema;
  expect(answer?.items).toMatchObject({ properties: { expire: { enum: ['Y', 'T'] } } });
});
