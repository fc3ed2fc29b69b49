import { type Endpoint, wireNamesOf } from '@pabean/api/contract';
import * as z from 'zod/mini';

type Encoder = (value: unknown) => unknown;

/** A value that does not match its schema. */
const misfit = new Error('The answer does not fit its schema');

const encoders = new WeakMap<z.core.$ZodType, Encoder>();

/**
 * Encodes a response: only the fields of the schema, each checked. The schema is compiled into functions once, because zod
 * takes several times as long for each row.
 * @throws Error when the response does not match the schema
 */
export function encodeAnswer(schema: Exclude<Endpoint['answer'], 'file'>, value: unknown): unknown {
  try {
    return encoderOf(schema)(value);
  } catch (error) {
    // zod's error describes what is wrong.
    const result = z.safeEncode(schema, value as never);
    if (result.success) throw error;
    const where = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`);
    throw new Error(`The answer does not fit its schema: ${where.join(', ')}`);
  }
}

function encoderOf(schema: z.core.$ZodType): Encoder {
  const encoder = encoders.get(schema) ?? makeEncoder(schema);
  encoders.set(schema, encoder);
  return encoder;
}

/** Compiles a schema without refinements; zod handles the rest. */
function makeEncoder(schema: z.core.$ZodType): Encoder {
  const def = (schema as z.core.$ZodTypes)._zod.def;
  if (def.checks?.length) return byZod(schema);
  switch (def.type) {
    case 'array':
      return arrayEncoder(encoderOf(def.element));
    case 'object':
      return def.catchall ? byZod(schema) : objectEncoder(def.shape);
    case 'nullable':
      return unless(null, encoderOf(def.innerType));
    case 'optional':
      return unless(undefined, encoderOf(def.innerType));
    case 'string':
      return 'format' in def ? byZod(schema) : asText;
    case 'boolean':
      return asTruth;
    case 'pipe':
      return def.reverseTransform && takesAnything(def.in)
        ? codecEncoder(def.out, def.reverseTransform)
        : byZod(schema);
    default:
      return byZod(schema);
  }
}

const byZod =
  (schema: z.core.$ZodType): Encoder =>
  (value) =>
    z.encode(schema, value as never);

const unless =
  (exception: null | undefined, encode: Encoder): Encoder =>
  (value) =>
    value === exception ? value : encode(value);

const asText: Encoder = (value) => {
  if (typeof value !== 'string') throw misfit;
  return value;
};

const asTruth: Encoder = (value) => {
  if (typeof value !== 'boolean') throw misfit;
  return value;
};

function arrayEncoder(encode: Encoder): Encoder {
  return (value) => {
    if (!Array.isArray(value)) throw misfit;
    return value.map((each) => encode(each));
  };
}

/** An object with property names or wire names, and the wire's constant fields. */
function objectEncoder(
  shape: Readonly<Record<string, z.core.$ZodType>>,
  names: Readonly<Record<string, string>> = {},
  constants: object = {},
): Encoder {
  const fields = Object.entries(shape).map(
    ([key, schema]) => [key, names[key] ?? key, encoderOf(schema)] as const,
  );
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw misfit;
    const source = value as Readonly<Record<string, unknown>>;
    const target: Record<string, unknown> = { ...constants };
    for (const [key, name, encode] of fields) {
      const encoded = encode(source[key]);
      if (encoded !== undefined) target[name] = encoded;
    }
    return target;
  };
}

type ReverseTransform = NonNullable<z.core.$ZodPipeDef['reverseTransform']>;

/** A codec with an unconstrained wire side: its output needs no check. */
function codecEncoder(inner: z.core.$ZodType, reverse: ReverseTransform): Encoder {
  const names = wireNamesOf(inner);
  const def = (inner as z.core.$ZodTypes)._zod.def;
  if (names && def.type === 'object' && !def.checks?.length && !def.catchall) {
    // One step instead of two. For an undefined value it returns the wire's constant fields.
    return objectEncoder(
      def.shape,
      names,
      reverse({} as never, { value: {}, issues: [] } as never) as object,
    );
  }
  const encode = encoderOf(inner);
  return (value) => {
    const payload = { value: encode(value), issues: [] };
    const result = reverse(payload.value as never, payload as never);
    if (payload.issues.length > 0) throw misfit;
    return result;
  };
}

function takesAnything(schema: z.core.$ZodType): boolean {
  const def = (schema as z.core.$ZodTypes)._zod.def;
  return def.type === 'unknown' || (def.type === 'optional' && takesAnything(def.innerType));
}
