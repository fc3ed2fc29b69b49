import * as z from 'zod/mini';
import { reportsFailure } from '../client/failure-text.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { placeOf, wireNamesOf } from '../contract/wire.ts';
import { manifestTypes } from '../rules/file.ts';
import { badDays } from './days.ts';
import type { Came } from './exchange.ts';
import { type Leniencies, leniencies } from './leniencies.ts';
import type { Difference } from './report.ts';
import { shown, shownAnswer, valueAt } from './shown.ts';

/** A decoded answer, and how far it matches its row. */
export interface Reading {
  /** With property names of the code; undefined where it cannot be read. */
  readonly value: unknown;
  readonly differences: readonly Difference[];
  readonly notes: readonly string[];
  readonly leniencies?: Leniencies;
}

const unreadable = (message: string): Reading => ({
  value: undefined,
  differences: [{ message }],
  notes: [],
});

/** Reads an answer with a successful status as clients of the contract do. */
export function readAs(row: Endpoint, came: Came): Reading {
  const reading = row.answer === 'file' ? readFile(came) : readJson(row.answer, came);
  const other = came.status === 200 ? [] : [`The status of success is ${came.status}, not 200.`];
  return { ...reading, notes: [...other, ...reading.notes] };
}

/** Whether the body of a successful status reports a failure: clients treat it as one. */
export const isFailure = ({ answer }: Endpoint, { body }: Came) =>
  reportsFailure(
    body,
    (field) => answer !== 'file' && Object.values(wireNamesOf(answer) ?? {}).includes(field),
  );

function readJson(schema: z.ZodMiniType, came: Came): Reading {
  const isEmpty = came.bytes.byteLength === 0;
  if (!isEmpty && came.body === undefined) return unreadable(`The answer is no JSON: ${shownAnswer(came)}.`);
  const body = isEmpty ? {} : came.body;
  const result = z.safeDecode(schema, body as never);
  const notes = [
    ...(isEmpty ? ['The answer has no body; it is read as an empty record.'] : []),
    ...(!isEmpty && !came.mediaType.endsWith('json')
      ? [`JSON travels as ${came.mediaType || 'no type'}.`]
      : []),
  ];
  if (!result.success) {
    const found = result.error.issues.map((issue) => differenceOf(schema, issue, body));
    return { value: undefined, differences: collapsed(found), notes };
  }
  return {
    value: result.data,
    differences: collapsed(badDays(schema, result.data, body)),
    notes,
    leniencies: leniencies(schema, result.data, body),
  };
}

/** The first difference of each field, and in how many more rows it occurs. */
function collapsed(differences: readonly Difference[]): Difference[] {
  const byField = new Map<string, Difference[]>();
  for (const difference of differences) {
    const field = (difference.field ?? '').replace(/\[\d+\]/g, '[]');
    const same = byField.get(field);
    if (same) same.push(difference);
    else byField.set(field, [difference]);
  }
  return [...byField.values()].flatMap(([first, ...more]) => {
    if (!first || more.length === 0) return first ?? [];
    return { ...first, message: `${first.message.slice(0, -1)}; the same in ${more.length} more.` };
  });
}

function differenceOf(schema: z.ZodMiniType, issue: z.core.$ZodIssue, body: unknown): Difference {
  const { field } = placeOf(schema, issue.path, body);
  const expected = expectedBy(issue);
  const came = shown(valueAt(body, field));
  return { message: `${field || 'The answer'}: expected ${expected}, came ${came}.`, field, expected, came };
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function expectedBy(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return kinds[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value') return `one of ${issue.values.map((value) => shown(value)).join(', ')}`;
  if (issue.code === 'invalid_format' && issue.pattern) return `a text like ${issue.pattern}`;
  if (issue.code === 'too_big') return `at most ${issue.maximum}`;
  return `something else (${issue.message})`;
}

/** First bytes of a file of each type. */
const beginnings: Readonly<Record<string, string>> = {
  [manifestTypes.pdf]: '%PDF-',
  [manifestTypes.png]: '\u{fffd}PNG',
  [manifestTypes.xlsx]: 'PK',
};

function readFile(came: Came): Reading {
  const { mediaType, bytes, text } = came;
  if (bytes.byteLength === 0) return unreadable('The file is empty.');
  if (mediaType.startsWith('text/html')) return unreadable(`A page came, and no file: ${shown(text)}.`);
  const isKnown = Object.values<string>(manifestTypes).includes(mediaType);
  const beginning = beginnings[mediaType] ?? '';
  if (!text.startsWith(beginning))
    return unreadable(`The file is no ${mediaType}: it begins with ${shown(text)}.`);
  return {
    value: { mediaType },
    differences: [],
    notes: isKnown ? [] : [`A file of the type ${mediaType || 'none'} is saved, and never shown.`],
  };
}
