import * as z from 'zod/mini';
import { type Field, isRecord, namesOf, wireField } from './wire.ts';

/** One of several objects in a call, distinguished by its `kind`. */
type Option = z.ZodMiniObject<
  Readonly<Record<string, Field>> & { readonly kind: Field<z.ZodMiniLiteral<string>> }
>;

/**
 * Codec of two objects that share one call, distinguished by the literal of their `kind`. An object without `kind` is
 * read as the first.
 */
export function wireEither<First extends Option, Second extends Option>(first: First, second: Second) {
  const options = [first, second].map((schema) => ({
    kind: [...schema.shape.kind._zod.values][0],
    ...namesOf(schema),
  }));
  const [standard] = options as [(typeof options)[0]];
  const nameOfKind = wireField(first.shape.kind)?.name ?? 'kind';
  const schema = z.discriminatedUnion('kind', [first, second]);
  return z.codec(z.unknown(), schema, {
    decode: (encoded) => {
      if (!isRecord(encoded)) return encoded as z.input<typeof schema>;
      const kindOnWire = encoded[nameOfKind] ?? standard.kind;
      const { inward } = options.find(({ kind }) => kind === kindOnWire) ?? standard;
      return { ...inward(encoded), kind: kindOnWire } as z.input<typeof schema>;
    },
    encode: (value) =>
      (options.find(({ kind }) => kind === value.kind) ?? standard).outward(value as Record<string, unknown>),
  });
}
