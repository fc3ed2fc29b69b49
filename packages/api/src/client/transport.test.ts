import { describe, expect, test } from 'vitest';
import {
  applicationList,
  dokapFile,
  me,
  referenceList,
  saveContainers,
  sendApplication,
  signOut,
} from '../contract/index.ts';
import { explainError, id } from '../rules/index.ts';
import { ApiError, isAborted } from './api-error.ts';
import { createClient } from './create-client.ts';

type Answer = () => Response | Promise<Response>;

/** A client whose server sends these answers in turn, and the requests that it received. */
function clientOf(...answers: Answer[]) {
  const requests: Request[] = [];
  const client = createClient({
    baseURL: 'http://office.example/api',
    token: () => 'rahasia',
    fetch: async (url, init) => {
      requests.push(new Request(url, init));
      const answer = answers.shift();
      if (!answer) throw new Error('more requests than answers');
      return answer();
    },
  });
  return { client, requests };
}

const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const refused =
  (status: number, body: unknown, headers = {}) =>
  () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
const answered = (body: unknown) => refused(200, body);

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('the call succeeded'),
    (error: ApiError) => error,
  );

const rowsInput = {
  body: { user: 'importir', dokapId: 'D1', rows: [{ number: 'CSQU3054383', size: '20' }] },
};
const done = { status: 'success', message: 'Berhasil menyimpan' };

describe('a request', () => {
  test('carries path, names of the wire, token and key', async () => {
    const { client, requests } = clientOf(answered(done));
    await client.call(saveContainers, rowsInput, { idempotencyKey: 'kunci-0001' });
    const [request] = requests;
    expect(request).toMatchObject({ method: 'POST', url: 'http://office.example/api/savedokapdtl' });
    expect(request?.headers.get('authorization')).toBe('Bearer rahasia');
    expect(request?.headers.get('idempotency-key')).toBe('kunci-0001');
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(await request?.json()).toEqual({
      idrekam: 'importir',
      id_permohonan_dokap: 'D1',
      cont: [{ isian1: 'CSQU3054383', isian2: '20' }],
    });
  });

  test('encodes every parameter as one segment', async () => {
    const { client, requests } = clientOf(answered([]));
    await client.call(referenceList, {
      params: { table: 'a/b', keyColumn: '...', labelColumn: '?x', country: '-' },
    });
    expect(requests[0]?.url).toBe('http://office.example/api/ref/referensiDokap/a%2Fb/.../%3Fx/-');
  });

  test.each(['.', '..'])(
    'a parameter %j would leave its place in the path and is not sent',
    async (table) => {
      const { client, requests } = clientOf();
      const input = { params: { table, keyColumn: 'a', labelColumn: 'b', country: '-' } };
      expect(await failureOf(client.call(referenceList, input))).toMatchObject({ kind: 'contract' });
      expect(requests).toHaveLength(0);
    },
  );

  test('a write without a body sends an empty object', async () => {
    const { client, requests } = clientOf(answered(done));
    await client.call(signOut);
    expect(await requests[0]?.json()).toEqual({});
  });

  test('an input that breaks the contract is not sent', async () => {
    const { client, requests } = clientOf();
    const input = { body: { ...rowsInput.body, rows: [{ number: 'CSQU3054384', size: '20' }] } };
    expect(await failureOf(client.call(saveContainers, input))).toMatchObject({ kind: 'contract' });
    expect(requests).toHaveLength(0);
  });
});

describe('when no answer comes', () => {
  const user = {
    username: 'importir',
    nama: 'A',
    npwp: null,
    ppjk: 'N',
    email: 'a@b.example',
    tfa_enabled: false,
  };

  test('reading is tried once more', async () => {
    const { client, requests } = clientOf(lost, answered(user));
    expect(await client.call(me)).toMatchObject({ username: 'importir' });
    expect(requests).toHaveLength(2);
  });

  test('and then given up', async () => {
    const { client, requests } = clientOf(lost, lost);
    const error = await failureOf(client.call(me));
    expect(error).toMatchObject({ kind: 'network', status: undefined });
    expect(explainError(error, id)).toBe(id.failures.network);
    expect(requests).toHaveLength(2);
  });

  test('writing and calls by POST are never repeated by themselves', async () => {
    const { client, requests } = clientOf(lost, lost);
    expect(await failureOf(client.call(saveContainers, rowsInput))).toMatchObject({ kind: 'network' });
    expect(await failureOf(client.call(applicationList, { body: { user: 'importir' } }))).toMatchObject({
      kind: 'network',
    });
    expect(requests).toHaveLength(2);
  });

  test.each([500, 502, 503])('an answer of %i is an answer: reading is not repeated', async (status) => {
    const { client, requests } = clientOf(refused(status, 'Bad gateway'));
    const error = await failureOf(client.call(me));
    expect(error).toMatchObject({ kind: 'http', status, message: '' });
    expect(explainError(error, id)).toBe(id.failures.unexpected);
    expect(requests).toHaveLength(1);
  });

  test('an aborted call fails with the abort itself, and is not repeated', async () => {
    const controller = new AbortController();
    const requests: string[] = [];
    const client = createClient({
      fetch: (url, init) => {
        requests.push(url);
        return new Promise((_, reject) => {
          init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        });
      },
    });
    const call = failureOf(client.call(me, {}, { signal: controller.signal }));
    controller.abort();
    const error = await call;
    expect(isAborted(error)).toBe(true);
    expect(error).not.toBeInstanceOf(ApiError);
    expect(requests).toEqual(['/api/otentikasi/me']);
  });

  test('an answer that breaks off is no contract matter', async () => {
    const broken = () =>
      new Response(
        new ReadableStream({
          pull: (controller) => controller.error(new TypeError('network error')),
        }),
      );
    const { client } = clientOf(broken);
    expect(await failureOf(client.call(me))).toMatchObject({ kind: 'network' });
  });
});

describe('a refusal', () => {
  test('names fields as the code does', async () => {
    const { client } = clientOf(
      refused(422, {
        status: 'error',
        message: 'Ada isian yang perlu diperbaiki.',
        errors: [
          { field: 'cont[0].isian1', message: 'Nomor Peti Kemas tidak valid.' },
          { field: 'lain', message: 'Tidak dikenal.' },
          { message: 'isian tidak sama dengan jumlah' },
        ],
      }),
    );
    const error = await failureOf(client.call(saveContainers, rowsInput));
    expect(error.fieldErrors).toEqual([
      { path: ['rows', 0, 'number'], message: 'Nomor Peti Kemas tidak valid.' },
      { path: ['lain'], message: 'Tidak dikenal.' },
      { path: [], message: 'isian tidak sama dengan jumlah' },
    ]);
    expect(explainError(error, id)).toBe('Ada isian yang perlu diperbaiki.');
  });

  test.each([
    [{ 'retry-after': '30' }, 30],
    [{ 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, undefined],
    [{}, undefined],
  ])('with %j asks to wait for %s seconds', async (headers, seconds) => {
    const { client } = clientOf(refused(429, { status: 'error', message: 'Terlalu banyak.' }, headers));
    expect(await failureOf(client.call(me))).toMatchObject({ status: 429, retryAfterSeconds: seconds });
  });
});

describe('an answer', () => {
  test.each([answered({ username: 'importir' }), answered('<html></html>'), answered(''), answered([])])(
    'that breaks the contract fails as such (%#)',
    async (answer) => {
      const error = await failureOf(clientOf(answer).client.call(me));
      expect(error).toMatchObject({ kind: 'contract' });
      expect(explainError(error, id)).toBe(id.failures.contract);
    },
  );

  test('drops what the contract does not name', async () => {
    const { client } = clientOf(answered({ hasil: true, ...done, nip_rekam: '1', succeeded: false }));
    const input = { body: { user: 'importir', id: 'A1' } };
    expect(await client.call(sendApplication, input)).toEqual({ succeeded: true, message: done.message });
  });
});

describe('a file', () => {
  const fetchFile = async (headers: Record<string, string>) => {
    const { client } = clientOf(() => new Response(new Uint8Array([37, 80, 68, 70]), { headers }));
    return client.call(dokapFile, { params: { id: 'D1', name: 'surat.pdf' } });
  };

  test('comes as bytes, type and name', async () => {
    const file = await fetchFile({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="a.pdf"; filename*=UTF-8\'\'surat%20kuasa.pdf',
    });
    expect(file).toEqual({
      bytes: new Uint8Array([37, 80, 68, 70]),
      mediaType: 'application/pdf',
      name: 'surat kuasa.pdf',
    });
  });

  test.each([
    ['image/PNG', 'image/png'],
    ['text/csv; charset=utf-8', 'text/csv'],
    ['text/html', 'application/octet-stream'],
    ['image/svg+xml', 'application/octet-stream'],
    ['application/xhtml+xml', 'application/octet-stream'],
    ['', 'application/octet-stream'],
  ])('of type %j is taken as %s', async (declared, taken) => {
    expect((await fetchFile({ 'content-type': declared })).mediaType).toBe(taken);
  });

  test.each([
    ["attachment; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd", 'passwd'],
    ['attachment; filename="..\\\\..\\\\a.pdf"', 'a.pdf'],
    ['attachment; filename=b.pdf', 'b.pdf'],
    ["attachment; filename*=UTF-8''%E0%A4%A", 'surat.pdf'],
    ['attachment', 'surat.pdf'],
  ])('under %j is called %s', async (disposition, name) => {
    expect((await fetchFile({ 'content-disposition': disposition })).name).toBe(name);
  });
});

test('an error that no call threw is unexpected', () => {
  expect(explainError(new RangeError('x'), id)).toBe(id.failures.unexpected);
});
