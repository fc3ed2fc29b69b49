import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  token = await server.signIn('importir');
});
afterAll(() => server.close());

const post = (body: RequestInit['body'], headers: Record<string, string> = {}, path = '/api/perusahaan') =>
  server.send(path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
    body: body ?? null,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });

const problem = async (response: Response) => ({ code: response.status, ...(await response.json()) });

/** A body that arrives in pieces without a declared length. */
function pieces(kilobytes: number) {
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent++ >= kilobytes) controller.close();
      else controller.enqueue(new TextEncoder().encode(' '.repeat(1_024)));
    },
  });
}

describe('addresses', () => {
  test.each([
    '/api',
    '/api/',
    '/api/tidakada',
    '/api//perusahaan',
    '/api/perusahaan/',
    '/API/perusahaan',
    '/lain',
  ])('%s leads nowhere', async (path) => {
    expect(await problem(await server.send(path, { method: 'POST' }))).toEqual({
      code: 404,
      status: 'error',
      message: 'Data tidak ditemukan.',
    });
  });

  test.each(['GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
    '%s is answered with the right method',
    async (method) => {
      const response = await server.send('/api/perusahaan', { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST');
    },
  );
});

describe('bodies', () => {
  test.each([
    ['lists', '[]'],
    ['objects', '{}'],
    ['texts', '"[{,\\\\\\""'],
    ['numbers', '0'],
  ])('of more %s than any call needs are refused before they are read', async (_, part) => {
    const parse = vi.spyOn(JSON, 'parse');
    const path = '/api/savedokap';
    const body = (count: number) => `{"jebakan":[${Array(count).fill(part).join(',')}]}`;
    const many = await post(body(20_000), {}, path);
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
    expect(await problem(many)).toMatchObject({ code: 400 });
    expect((await post(body(9_000), {}, path)).status).toBe(422);
  });

  test('may contain JSON punctuation in their texts', async () => {
    const body = JSON.stringify({ user: 'importir', jebakan: '[{,"\\'.repeat(6_000) });
    expect((await post(body)).status).toBe(200);
  });

  test('of a call are read as JSON in UTF-8', async () => {
    expect((await post('{"user":"importir"}')).status).toBe(200);
    expect(
      (await post('{"user":"importir"}', { 'Content-Type': 'application/json; charset=UTF-8' })).status,
    ).toBe(200);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json-patch',
    '',
  ])('with the type "%s" are refused', async (type) => {
    expect(await problem(await post('{"user":"importir"}', { 'Content-Type': type }))).toMatchObject({
      code: 415,
      message: 'Permintaan harus berupa JSON.',
    });
  });

  test('that are compressed are refused', async () => {
    expect((await post('{}', { 'Content-Encoding': 'gzip' })).status).toBe(415);
  });

  test.each(['', '{', '[1,]', '{"user":undefined}', 'NaN', "{'user':'importir'}", '\u0000'])(
    'that are not JSON are refused: %j',
    async (body) => {
      expect(await problem(await post(body))).toMatchObject({
        code: 400,
        message: 'Permintaan tidak dapat dibaca.',
      });
    },
  );

  test('that are not UTF-8 are refused', async () => {
    expect((await post(new Uint8Array([0x22, 0xc3, 0x28, 0x22]))).status).toBe(400);
  });

  test('that are deeper or wider than any call needs are refused', async () => {
    expect((await post(`${'['.repeat(30_000)}${']'.repeat(30_000)}`)).status).toBe(400);
    const wide = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`k${index}`, index]));
    expect((await post(JSON.stringify({ user: 'importir', wide }))).status).toBe(400);
  });

  test.each([
    ['a long text', 'x'.repeat(200)],
    ['one that ends with backslashes', `${'x'.repeat(200)}\\\\`],
    ['one of backslashes', '\\'.repeat(99)],
    ['one with quotes', `${'x'.repeat(63)}"${'x'.repeat(64)}\\"${'x'.repeat(200)}"`],
  ])('are counted by their parts, not by the content of %s', async (_, text) => {
    const note = `${text}${',[{'.repeat(7_000)}${text}`;
    expect((await post(JSON.stringify({ user: 'importir', note }))).status).toBe(200);
    const rows = Array.from({ length: 20_001 }, () => 1);
    expect((await post(JSON.stringify({ note: text, user: 'importir', rows }))).status).toBe(400);
  });

  test('that are too long are refused, whatever length they declare', async () => {
    const long = JSON.stringify({ user: 'x'.repeat(65 * 1_024) });
    expect(await problem(await post(long))).toMatchObject({ code: 413, message: 'Kiriman terlalu besar.' });
    expect((await post(pieces(65))).status).toBe(413);
    expect((await post(pieces(1_000), { 'Content-Length': '10' })).status).toBe(413);
    expect((await post('{"user":"importir"}', { 'Content-Length': '99999999' })).status).toBe(413);
  });

  test.each(['[]', '"x"', '7', 'null'])('that are no object cannot be read: %s', async (body) => {
    expect(await problem(await post(body))).toEqual({
      code: 400,
      status: 'error',
      message: 'Permintaan tidak dapat dibaca.',
    });
  });

  test.each([
    ['{}', [{ field: 'user', message: 'Username tidak valid.' }]],
    ['{"user":7}', [{ field: 'user', message: 'Username tidak valid.' }]],
    ['{"__proto__":{"user":"importir"}}', [{ field: 'user', message: 'Username tidak valid.' }]],
  ])('without required fields are refused field by field: %s', async (body, errors) => {
    expect(await problem(await post(body))).toEqual({
      code: 422,
      status: 'error',
      message: 'Ada isian yang perlu diperbaiki.',
      errors,
    });
  });

  test.each([
    ['{"user":"sudah","user":"importir"}', '/api/perusahaan', ['user'], 'Username'],
    ['{"user":"importir","\\u0075ser":"importir"}', '/api/perusahaan', ['user'], 'Username'],
    [
      '{"idrekam":"importir","id_permohonan_dokap":"x","idrekam":"importir","id_permohonan_dokap":"x","cont":[]}',
      '/api/savedokapdtl',
      ['idrekam', 'id_permohonan_dokap'],
      'Dokumen Pelengkap',
    ],
    [
      `{"idrekam":"importir","file":"${'A'.repeat(300)}\\"","id_permohonan_dokap":"x","id_permohonan_dokap":"y"}`,
      '/api/savedokapdtl',
      ['id_permohonan_dokap'],
      'Dokumen Pelengkap',
    ],
  ])('that name their actor twice are refused: %s', async (body, path, fields, label) => {
    const { code, errors } = await problem(await post(body, {}, path));
    expect(code).toBe(422);
    expect(errors.map(({ field }: { field: string }) => field)).toEqual(fields);
    expect(errors.at(-1).message).toBe(`${label} tertulis lebih dari sekali.`);
  });

  test('that name one of several rows twice are refused', async () => {
    const response = await server.send('/api/ppftz/barang', {
      method: 'PUT',
      headers: {
        Authorization: `Bearer ${await server.signIn('ppjk')}`,
        'Content-Type': 'application/json',
      },
      body: '{"barang":[{"id_barang":"a","uraian_barang":"Meja","id_barang":"b"}]}',
    });
    expect(await problem(response)).toMatchObject({ code: 422, errors: [{ field: 'id_barang' }] });
  });

  test('may repeat other names: the last one is used', async () => {
    expect((await post('{"versi":"1","user":"importir","versi":"2"}')).status).toBe(200);
    const rows = '[{"user":"x"},{"user":"y"}]';
    expect((await post(`{"lain":${rows},"user":"importir","teks":"user"}`)).status).toBe(200);
  });

  test('are refused with the labels of the screen and the names of the wire', async () => {
    const rows = [
      { isian1: 'CSQU3054384', isian2: '20' },
      { isian1: '', isian2: 'dua puluh' },
    ];
    const body = JSON.stringify({ idrekam: 'importir', id_permohonan_dokap: 'x', cont: rows });
    expect((await problem(await post(body, {}, '/api/savedokapdtl'))).errors).toEqual([
      { field: 'cont[0].isian1', message: 'Nomor Peti Kemas tidak valid.' },
      { field: 'cont[1].isian1', message: 'Nomor Peti Kemas wajib diisi' },
      { field: 'cont[1].isian2', message: 'Wajib diisi dan berisi angka' },
    ]);
  });
});

describe('bearer tokens', () => {
  test.each([
    ['Basic aW1wb3J0aXI6eA=='],
    ['Bearer'],
    ['Bearer x'],
    [`Bearer ${'A'.repeat(43)}`],
    [`Bearer ${'A'.repeat(10_000)}`],
    [`Token ${'A'.repeat(43)}`],
  ])('%s opens nothing', async (authorization) => {
    expect((await post('{"user":"importir"}', { Authorization: authorization })).status).toBe(401);
  });

  test('are read from the header only', async () => {
    const response = await server.send(`/api/otentikasi/me?token=${token}&access_token=${token}`, {});
    expect(response.status).toBe(401);
  });
});

describe('headers', () => {
  const expected = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    'content-type': 'application/json',
  };

  test.each([
    ['a refusal of the router', '/api/tidakada', 404],
    ['a refusal of a method', '/api/perusahaan', 405],
    ['a refusal of a call', '/api/otentikasi/me', 401],
    ['an answer', '/api/healthz', 200],
  ])('%s carries them all', async (_, path, status) => {
    const response = await server.send(path, {});
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject(expected);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types pabean");
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('strict-transport-security')).toBeNull();
  });

  test('a server reached by https sends HSTS', async () => {
    const https = await createTestServer({ deps: { publicUrl: 'https://izin.example' } });
    const response = await https.send('/api/healthz', {});
    expect(response.headers.get('strict-transport-security')).toContain('max-age=31536000');
    await https.close();
  });
});
