import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';
import { objectAddress } from '../core/files/object-address.ts';

/** Keys of every bucket here. */
export const bucketKeys = { accessKeyId: 'pabean', secretAccessKey: 'only-for-tests' };
const pageLength = 3;

/** A small object store in this process: one bucket, which checks signatures and keeps objects. */
export async function openBucket() {
  const objects = new Map<string, { bytes: Buffer; hash: string; at: Date }>();
  const bucket = {
    objects,
    /** Names of the methods of all requests. */
    asked: [] as (string | undefined)[],
    /** Handles a request in the place of the store if it returns true. */
    trouble: (_request: IncomingMessage, _response: ServerResponse): boolean => false,
  };
  const server = createServer(async (request, response) => {
    bucket.asked.push(request.method);
    if (bucket.trouble(request, response)) return;
    const bytes = await buffer(request);
    const { pathname, searchParams } = new URL(request.url ?? '', endpoint);
    const name = pathname.replace('/bucket/', '');
    const found = objects.get(name);
    const hash = String(request.headers['x-amz-content-sha256']);
    if (!(await isSigned(endpoint, request))) return fail(response, 403, 'SignatureDoesNotMatch');
    if (createHash('sha256').update(bytes).digest('hex') !== hash) return fail(response, 400, 'BadDigest');
    if (pathname === '/bucket') return response.end(listOf(searchParams));
    if (request.method === 'GET' && !found) return fail(response, 404, 'NoSuchKey');
    if (request.method === 'PUT') objects.set(name, { bytes, hash, at: new Date() });
    if (request.method === 'DELETE') objects.delete(name);
    if (request.method === 'GET' && found) {
      response.setHeader('x-amz-meta-sha256', found.hash).setHeader('content-length', found.bytes.length);
      return response.end(found.bytes);
    }
    return response.end();
  });
  function listOf(query: URLSearchParams) {
    const [prefix, after] = [query.get('prefix') ?? '', query.get('start-after') ?? ''];
    const names = [...objects.keys()].sort().filter((name) => name.startsWith(prefix) && name > after);
    const modified = (name: string) => objects.get(name)?.at.toISOString();
    return names
      .slice(0, pageLength)
      .map((at) => `<Contents><Key>${at}</Key><LastModified>${modified(at)}</LastModified></Contents>`)
      .join('');
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const address = objectAddress(`s3://bucket/files?endpoint=${endpoint}`);
  if (!address) throw new Error('Not an address.');
  const close = async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  return Object.assign(bucket, { address, close });
}

/** Answers with a failure of an object store. */
export const fail = (response: ServerResponse, status: number, code: string) =>
  response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);

/** Signs what has arrived once more: the signatures differ when anything signed was changed on its way. */
async function isSigned(endpoint: string, { method = '', url = '', headers: sent }: IncomingMessage) {
  const names = /SignedHeaders=([^,]+)/.exec(sent.authorization ?? '')?.[1]?.split(';') ?? [];
  const headers = Object.fromEntries(names.map((name) => [name, String(sent[name])]));
  const of = { region: 'us-east-1', service: 's3', datetime: String(sent['x-amz-date']) };
  const signer = new AwsV4Signer({ ...bucketKeys, ...of, method, url: endpoint + url, headers });
  return (await signer.sign()).headers.get('authorization') === sent.authorization;
}
