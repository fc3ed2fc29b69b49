import * as z from 'zod/mini';
import { isRecord, nameOf, namesAs, type WireNames } from './wire.ts';

/** An object that may travel in a call beside others, with its names. */
export type WireOption<Schema extends z.ZodMiniObject> = readonly [Schema, WireNames<z.output<Schema>>];

/**
 * Two objects that share one call, told apart by the literal that each has as its `kind`. What travels without one is
 * read as the first.
 */
export function wireEither<
  First extends z.ZodMiniObject<{ kind: z.ZodMiniLiteral<string> }>,
  Second extends z.ZodMiniObject<{ kind: z.ZodMiniLiteral<string> }>,
>(first: WireOption<First>, second: WireOption<Second>) {
  const options = [first, second].map(([schema, fields]) => ({
    kind: [...schema.shape.kind._zod.values][0],
    ...namesAs(schema, fields as WireNames<unknown>),
  }));
  const [standard] = options as [(typeof options)[0]];
  const nameOfKind = nameOf(first[1].kind);
  const schema = z.discriminatedUnion('kind', [first[0], second[0]]);
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
