import type * as z from 'zod/mini';
import { dayOrNull, shownDay } from '../contract/read.ts';
import { isMadeOf, isRecord, placeOf } from '../contract/wire.ts';
import { isIsoDate } from '../rules/date.ts';
import type { Difference } from './report.ts';
import { shown, valueAt } from './shown.ts';

type Path = readonly (string | number)[];

const days: readonly z.core.$ZodType[] = [dayOrNull, shownDay];

/** Finds invalid days in an answer: a schema reads them as text, a page would show them unchanged. */
export function badDays(schema: z.core.$ZodType, value: unknown, body: unknown): Difference[] {
  return daysIn(schema, value).flatMap(({ path, day }) => {
    if (day === '' || isIsoDate(day)) return [];
    const { field } = placeOf(schema, path, body);
    const came = shown(valueAt(body, field));
    const expected = 'a day as YYYY-MM-DD';
    return [{ message: `${field}: expected ${expected}, came ${came}.`, field, expected, came }];
  });
}

function daysIn(schema: z.core.$ZodType, value: unknown, path: Path = []): { path: Path; day: string }[] {
  if (days.some((day) => isMadeOf(schema, day)))
    return typeof value === 'string' ? [{ path, day: value }] : [];
  const def = (schema as z.core.$ZodTypes)._zod.def;
  if (def.type === 'pipe') return daysIn(def.out, value, path);
  if (def.type === 'optional' || def.type === 'nullable') return daysIn(def.innerType, value, path);
  if (def.type === 'array' && Array.isArray(value))
    return value.flatMap((each, index) => daysIn(def.element, each, [...path, index]));
  if (def.type === 'object' && isRecord(value))
    return Object.entries(def.shape).flatMap(([name, field]) => daysIn(field, value[name], [...path, name]));
  return [];
}
