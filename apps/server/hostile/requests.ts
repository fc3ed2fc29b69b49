import { type Endpoint, type EndpointName, endpoints } from '@pabean/api/contract';
import fc from 'fast-check';
import { hostileTexts } from './texts.ts';
import { addressOf, type Json, names, nobody, wireOf } from './wire.ts';

/** A request that a client of the contract would not send. */
export interface HostileRequest {
  readonly name: EndpointName;
  readonly user: string | undefined;
  readonly path: string;
  readonly init: RequestInit;
}

const text = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  // Long texts: up to 60,000 repetitions.
  fc
    .tuple(fc.constantFrom(...hostileTexts), fc.nat(60_000))
    .map(([part, times]) => part.repeat(times).slice(0, 60_000)),
);

const value: fc.Arbitrary<Json> = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json> },
  { weight: 1, arbitrary: fc.constantFrom<Json>(null, true, -1, 1e308, 2 ** 53, 0.1, '', [], {}) },
  { weight: 1, arbitrary: fc.nat(1000).map((depth) => nested(depth)) },
  { weight: 1, arbitrary: fc.nat(3000).map((length) => Array.from({ length }, () => ({}))) },
);

function nested(depth: number): Json {
  let inner: Json = [];
  for (let level = 0; level < depth; level++) inner = [inner];
  return inner;
}

const change = fc.record({
  at: fc.nat(),
  how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'wrap'),
  key: fc.oneof(fc.constantFrom('id', 'user', 'status', 'companyId', '__proto__', 'constructor'), text),
  value,
});
type Change = typeof change extends fc.Arbitrary<infer Of> ? Of : never;

/** Every place of a tree that can be changed. */
function* placesOf(tree: Json): Generator<{ parent: Record<string, Json>; key: string }> {
  if (tree === null || typeof tree !== 'object') return;
  const parent = tree as Record<string, Json>;
  for (const key of Object.keys(parent)) {
    yield { parent, key };
    yield* placesOf(parent[key] as Json);
  }
}

function apply(tree: Record<string, Json>, { at, how, key, value }: Change): void {
  const places = [...placesOf(tree)];
  const place = places[at % places.length];
  if (!place) return;
  const set = (parent: object, name: string, to: Json) =>
    Object.defineProperty(parent, name, { value: to, enumerable: true, configurable: true, writable: true });
  if (how === 'replace') set(place.parent, place.key, value);
  if (how === 'remove') delete place.parent[place.key];
  if (how === 'add') set(place.parent, key, value);
  if (how === 'wrap') set(place.parent, place.key, [place.parent[place.key] as Json]);
}

const header = fc.string({ unit: 'grapheme-ascii', maxLength: 40 });
const sometimes = <Of>(arbitrary: fc.Arbitrary<Of>) => fc.option(arbitrary, { nil: undefined, freq: 12 });

const headers = fc.record({
  'content-type': fc.oneof(
    { weight: 12, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.constantFrom('text/plain', 'multipart/form-data; boundary=x', 'a/b;c=d') },
    { weight: 1, arbitrary: header },
  ),
  'accept-language': sometimes(header),
  'accept-encoding': sometimes(header),
  'if-none-match': sometimes(header),
  'idempotency-key': sometimes(header),
  'pabean-visitor': sometimes(header),
  'x-forwarded-for': sometimes(header),
});

/** A body that JSON.stringify does not produce. */
const rawBody = fc.oneof(
  fc.constantFrom('', '{', '[', '"', '{"user":1,"user":2}', '[1e999]', '\ufeff{}', '{}{}', 'null'),
  fc.nat(50_000).map((depth) => '['.repeat(depth)),
  text,
);

/**
 * Requests for every row: a sample, changed in one to four places, sometimes with an invalid body and unusual headers. An id of
 * the sample stands for one of `ids`.
 */
export const hostileRequest = (ids: readonly string[]): fc.Arbitrary<HostileRequest> =>
  fc
    .record({
      name: fc.constantFrom(...names),
      user: fc.oneof(
        { weight: 8, arbitrary: fc.constant('importir') },
        // This user has records only, and half of the calls are about records.
        { weight: 4, arbitrary: fc.constant('ppjk') },
        { weight: 2, arbitrary: fc.constantFrom('tps', 'pindahan', 'pengguna-u', undefined) },
      ),
      id: fc.constantFrom(...ids, nobody),
      changes: fc.array(change, { minLength: 1, maxLength: 4 }),
      headers,
      raw: fc.option(rawBody, { nil: undefined, freq: 15 }),
    })
    .map(({ name, user, id, changes, headers, raw }) => {
      const row: Endpoint = endpoints[name];
      const tree = wireOf(name, { id });
      for (const each of changes) apply(tree, each);
      const given = Object.entries(headers).filter(([, value]) => value !== undefined);
      const body = raw ?? (tree.body === undefined ? undefined : JSON.stringify(tree.body));
      return {
        name,
        user,
        path: addressOf(row, tree),
        init: {
          method: row.method,
          headers: given as [string, string][],
          ...(row.method === 'GET' || body === undefined ? {} : { body }),
        },
      };
    });
