import { Refusal } from './refusal.ts';

const maxDepth = 8;
const maxKeys = 200;

/** A body as it came and as JSON says. */
export interface JsonBody {
  readonly bytes: Uint8Array;
  readonly value: unknown;
}

/**
 * Reads a JSON body of at most `limitKb`; what is longer is cut off while it arrives, whatever its header says.
 * @throws Refusal 400, 413 or 415
 */
export async function readJson(request: Request, limitKb: number): Promise<JsonBody> {
  if (!isJson(request.headers.get('content-type'))) throw new Refusal(415, 'unsupportedMediaType');
  const encoding = request.headers.get('content-encoding');
  if (encoding && encoding !== 'identity') throw new Refusal(415, 'unsupportedMediaType');
  const bytes = await readBytes(request, limitKb * 1024);
  const value = parse(bytes);
  if (!isBounded(value)) throw new Refusal(400, 'badRequest');
  return { bytes, value };
}

const isJson = (type: string | null) =>
  /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(type ?? '');

const tooLarge = () => new Refusal(413, 'tooLarge', { headers: { Connection: 'close' } });

function within(limit: number, bytes: Uint8Array): Uint8Array {
  if (bytes.byteLength > limit) throw tooLarge();
  return bytes;
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const declared = request.headers.get('content-length');
  if (Number(declared) > limit) throw tooLarge();
  // The parser of HTTP takes no more than was declared, so nothing longer can arrive.
  if (declared !== null) return within(limit, new Uint8Array(await request.arrayBuffer()));
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body) {
    length += chunk.byteLength;
    if (length > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, 'badRequest');
  }
}

/** Whether a value is neither deeper nor wider than any call needs; walks level by level, never by recursion. */
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
