import * as z from 'zod/mini';
import { recordId } from './fields.ts';
import { field, wire } from './wire.ts';

/** The record of a row. */
export const ofRecord = wire(z.object({ id: field('id_aju', recordId, 'ppftzRecord') }));

/** One row's fields, or `rows` of several: without `rows` all fields must be there. */
export const oneOrMany =
  (fields: readonly string[]) => (context: { value: object; issues: z.core.$ZodRawIssue[] }) => {
    const value = context.value as Readonly<Record<string, unknown>>;
    if (value.rows) return;
    for (const field of fields)
      if (value[field] === undefined)
        context.issues.push({ code: 'custom', input: value, path: [field], message: 'required' });
  };
