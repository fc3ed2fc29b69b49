import * as z from 'zod/mini';
import { type Field, isRecord, namesOf, wireField } from './wire.ts';

/** An object that may travel in a call beside others, told apart by its `kind`. */
type Option = z.ZodMiniObject<
  Readonly<Record<string, Field>> & { readonly kind: Field<z.ZodMiniLiteral<string>> }
>;

/**
 * Two objects that share one call, told apart by the literal that each has as its `kind`. What travels without one is
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
    decode: (travelling) => {
      if (!isRecord(travelling)) return travelling as z.input<typeof schema>;
      const said = travelling[nameOfKind] ?? standard.kind;
      const { inward } = options.find(({ kind }) => kind === said) ?? standard;
      return { ...inward(travelling), kind: said } as z.input<typeof schema>;
    },
    encode: (value) =>
      (options.find(({ kind }) => kind === value.kind) ?? standard).outward(value as Record<string, unknown>),
  });
}
