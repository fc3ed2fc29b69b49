import { type Endpoint, wireNamesOf } from '@pabean/api/contract';
import type { UploadLimit } from '@pabean/api/rules';
import { invalid, Refusal, refusedField } from '../core/refusal.ts';
import type { Deps } from './deps.ts';
import { HttpRefusal } from './http-refusal.ts';
import { partsOf } from './json-parts.ts';

const defaultBodyKb = 64;
const maxDepth = 8;
const maxKeys = 200;
/** The most lists, objects and commas in a body: ten times what the largest list of rows needs. */
const defaultParts = 20_000;

/** A body as text and as parsed JSON. */
export interface JsonBody {
  readonly bytes: Uint8Array;
  readonly value: unknown;
  /** Names of {@link BodyLimit.once} that occurred more than once. */
  readonly repeated: ReadonlySet<string>;
}

/** How long a body may be: for its fields, and for the files of the row. Base64 takes four characters for three bytes. */
export interface BodyLimit {
  readonly kb: number;
  /** Lists, objects and commas, all together. */
  readonly parts: number;
  /** Names on the wire that an object must not have twice. */
  readonly once: ReadonlySet<string>;
  /** The longest time to arrive. */
  readonly seconds: number;
  /** The office's limit for the file, if there is only one. */
  readonly upload?: UploadLimit | undefined;
}

/** The limit for a row's body in an office. */
export function bodyLimit(row: Endpoint, { office, limits }: Pick<Deps, 'office' | 'limits'>): BodyLimit {
  const { maxBodyKb: kb = defaultBodyKb, maxParts: parts = defaultParts } = row;
  const upload = row.upload && office.uploads[row.upload];
  const { small, withFile } = limits.bodySeconds;
  const once = new Set(namesOnce(row).map(([, name]) => name));
  if (!upload) return { kb, parts, once, seconds: small };
  const { files = 1 } = row;
  const ofFiles = files * Math.ceil((upload.checkedKb * 4) / 3);
  return {
    kb: kb + ofFiles,
    parts,
    once,
    seconds: files * withFile,
    upload: files === 1 ? upload : undefined,
  };
}

/**
 * Wire names of the fields that name the subject of a call and its actor. If one occurs twice, a proxy in front may have used
 * the other one.
 */
const namesOnce = ({ body, acting }: Endpoint) =>
  Object.entries((body && wireNamesOf(body)) ?? {}).filter(
    ([key]) => /^id$|Id$/.test(key) || key in (acting?.body ?? {}),
  );

/** @throws Refusal 422 for such a field that occurs more than once */
export function requireNoDuplicates(row: Endpoint, { repeated }: Pick<JsonBody, 'repeated'>): void {
  const { body } = row;
  if (!body || repeated.size === 0) return;
  const twice = namesOnce(row).filter(([, name]) => repeated.has(name));
  throw invalid(twice.map(([key]) => refusedField(body, [key], { message: 'saidTwice' })));
}

/**
 * Reads a JSON body within its limit; a longer body is aborted while it arrives, whatever its header states.
 * @throws Refusal 400, 408, 413 or 415
 */
export async function readJson(request: Request, limit: BodyLimit): Promise<JsonBody> {
  if (!isJson(request.headers.get('content-type'))) throw new Refusal('unsupportedMediaType');
  const encoding = request.headers.get('content-encoding');
  if (encoding && encoding !== 'identity') throw new Refusal('unsupportedMediaType');
  const { chunks, length } = await within(limit.seconds, receive(request, limit)).catch(orBadRequest);
  const read = () => parseWithin(Buffer.concat(chunks, length), limit);
  return length < large ? read() : inTurn(read);
}

/** A body that ends early, because its caller hung up, is no error of the server's. */
function orBadRequest(error: unknown): never {
  throw error instanceof Refusal ? error : new Refusal('badRequest');
}

/** @throws Refusal 400 */
function parseWithin(bytes: Buffer, limit: BodyLimit): JsonBody {
  const { tooMany, repeated } = partsOf(bytes, limit.parts, limit.once);
  if (tooMany) throw new Refusal('badRequest');
  const value = parse(bytes);
  if (!isBounded(value)) throw new Refusal('badRequest');
  return { bytes, value, repeated };
}

const isJson = (type: string | null) =>
  /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(type ?? '');

/** @throws Refusal 408 when it takes longer */
async function within<Result>(seconds: number, reading: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const refusal = () => new HttpRefusal('tooSlow', { Connection: 'close' }, { values: { seconds } });
  const patience = setTimeout(() => reject(refusal()), seconds * 1_000);
  try {
    return await Promise.race([reading, late]);
  } finally {
    clearTimeout(patience);
  }
}

/** Replaces a file that is far above the limit; its name is in the part that was not read. */
function tooLarge({ upload }: BodyLimit, bytes: number) {
  const headers = { Connection: 'close' };
  if (!upload) return new HttpRefusal('tooLarge', headers);
  const size = Math.ceil((bytes * 3) / 4 / 1024);
  return new HttpRefusal('uploadTooLarge', headers, { values: { size, max: upload.shownKb } });
}

/** Receives the chunks of a body, which are joined in its turn. @throws Refusal 413 */
async function receive(request: Request, limit: BodyLimit) {
  const most = limit.kb * 1024;
  const declared = request.headers.get('content-length');
  if (Number(declared) > most) throw tooLarge(limit, Number(declared));
  // A stream takes longer to create than a small body to read.
  const isSmall = declared !== null && Number(declared) < large;
  const body = isSmall ? [new Uint8Array(await request.arrayBuffer())] : request.body;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > most) throw tooLarge(limit, length);
    chunks.push(chunk);
  }
  return { chunks, length };
}

/** Bytes from which on a body is large: processing it takes as long as tens of other calls. */
const large = 256 * 1024;
let rested = Promise.resolve();

/** Processes one large body at a time, and rests as long as that took, so that other calls are answered in between. */
async function inTurn<Result>(work: () => Result): Promise<Result> {
  const before = rested;
  const { promise, resolve } = Promise.withResolvers<void>();
  rested = promise;
  await before;
  const started = performance.now();
  try {
    return work();
  } finally {
    setTimeout(resolve, performance.now() - started);
  }
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal('badRequest');
  }
}

/** Whether a value is neither deeper nor wider than any call needs; checked level by level, without recursion. */
function isBounded(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) return false;
    const next: unknown[] = [];
    for (const item of level) {
      if (typeof item !== 'object' || item === null) continue;
      const children = Object.values(item);
      if (!Array.isArray(item) && children.length > maxKeys) return false;
      for (const child of children) next.push(child);
    }
    level = next;
  }
  return true;
}
