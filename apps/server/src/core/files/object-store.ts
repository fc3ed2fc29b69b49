import { createHash } from 'node:crypto';
import type { OpenContent } from './file-store.ts';
import type { ObjectAddress, ObjectKeys } from './object-address.ts';
import {
  createObjectRequests,
  DamagedObjectError,
  defaultTimes,
  type ObjectResponse,
  readWhole,
} from './object-requests.ts';
import { contentHash } from './stored-files.ts';

/** An object in a list. */
export interface ListedObject {
  /** Without the prefix of the address. */
  readonly name: string;
  /** Milliseconds since it was written, by the store's own clock. */
  readonly age: number;
  readonly modified: number;
}

/** Objects of a bucket, by name. Each function throws FilesAwayError when the store does not do it. */
export interface ObjectStore {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** The whole object, compared with the hash that was stored with it; undefined when there is none. */
  get(name: string): Promise<Buffer<ArrayBuffer> | undefined>;
  /** The same piece by piece; a stream that does not have this hash at its end fails. */
  open(name: string): Promise<OpenContent | undefined>;
  remove(name: string): Promise<void>;
  /** A page of at most a thousand objects whose names come after `after`, in order. */
  list(after: string): Promise<readonly ListedObject[]>;
}

const hashHeader = 'x-amz-meta-sha256';
const entry = /<Contents>(.*?)<\/Contents>/gs;
const field = (name: string, text: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1] ?? '';

/** Opens the store of an address; nothing is sent yet. */
export function openObjectStore(
  { base, bucket, prefix, region }: ObjectAddress,
  keys: ObjectKeys,
  times = defaultTimes,
): ObjectStore {
  const send = createObjectRequests({ ...keys, region }, times);
  const urlOf = (name: string) => `${base}${name}`;
  const get = (name: string) =>
    send({ method: 'GET', url: urlOf(name) }, async (response) => {
      if (response.status === 404) return undefined;
      const bytes = await readWhole(response);
      requireHash(contentHash(bytes), response);
      return bytes;
    });
  return {
    get,
    async put(name, given) {
      const body = new Uint8Array(given);
      const headers = {
        'content-type': 'application/octet-stream',
        'content-md5': createHash('md5').update(body).digest('base64'),
        [hashHeader]: contentHash(body),
      };
      await send({ method: 'PUT', url: urlOf(name), headers, body }, readWhole);
    },
    open: (name) =>
      send({ method: 'GET', url: urlOf(name) }, (response) =>
        response.status === 404
          ? undefined
          : { size: Number(response.headers.get('content-length')), stream: checkedStream(response) },
      ),
    async remove(name) {
      await send({ method: 'DELETE', url: urlOf(name) }, readWhole);
    },
    list(after) {
      const query = new URLSearchParams({ 'list-type': '2', 'max-keys': '1000', prefix });
      if (after) query.set('start-after', prefix + after);
      return send({ method: 'GET', url: `${bucket}?${query}` }, async (response) => {
        const now = Date.parse(response.headers.get('date') ?? '');
        const text = (await readWhole(response)).toString();
        return [...text.matchAll(entry)].map(([, object = '']) => {
          const modified = Date.parse(field('LastModified', object));
          return { name: field('Key', object).slice(prefix.length), modified, age: now - modified };
        });
      });
    },
  };
}

function requireHash(hash: string, { headers }: ObjectResponse) {
  const stored = headers.get(hashHeader);
  if (stored && stored !== hash) throw new DamagedObjectError('The object is not what was stored.');
}

/** A piece is asked for when the reader has taken the last one, so that a slow reader holds no more than one. */
function checkedStream(response: ObjectResponse): ReadableStream<Uint8Array> {
  const { next, end } = response;
  const hash = createHash('sha256');
  return new ReadableStream(
    {
      async pull(controller) {
        const piece = await next();
        if (piece) {
          hash.update(piece);
          return controller.enqueue(piece);
        }
        requireHash(hash.digest('hex'), response);
        controller.close();
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}
