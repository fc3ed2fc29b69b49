/** Texts that not both engines can store, or that are displayed as something else: refused everywhere. */
export const unstorable: readonly string[] = [
  'a\u0000b',
  '\ud800',
  'a\udc00',
  'a\u0007b',
  'a\u0085b',
  '\u202etxt.exe',
  'a\u2066b\u2069',
  'a\u200eb',
  'a\u200bb',
  'a\ufeffb',
  'a\u2028b',
  '\u{e0041}b',
];

/** Unusual texts: accepted or refused, never a fault. */
export const strange: readonly string[] = [
  '',
  'ｅｘｅ１２３',
  "' OR 1=1 --",
  '%_\\',
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  'a\r\nBcc: x@example.com',
  '__proto__',
  '9007199254740993',
  'x'.repeat(10_000),
];

/** Values that are not text. */
export const untexts: readonly unknown[] = [0, true, ['a'], { toString: 'a' }];

/** A body with one of its texts replaced. */
export interface Mutation {
  /** The name of the replaced field; rows of lists have their own names. */
  readonly field: string;
  /** Its path, such as `tableDetail[0].harga`. */
  readonly place: string;
  readonly body: object;
}

/** Copies of a body, each with one text replaced by the value, including rows of lists. */
export function* mutations(body: Record<string, unknown>, value: unknown): Generator<Mutation> {
  for (const [field, original] of Object.entries(body)) {
    if (!Array.isArray(original)) yield { field, place: field, body: { ...body, [field]: value } };
    else {
      const [row] = original as (object | string)[];
      if (typeof row === 'string') yield { field, place: `${field}[0]`, body: { ...body, [field]: [value] } };
      else
        for (const key of Object.keys(row ?? {}))
          yield {
            field: key,
            place: `${field}[0].${key}`,
            body: { ...body, [field]: [{ ...row, [key]: value }] },
          };
    }
  }
}
