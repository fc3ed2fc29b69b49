import * as z from 'zod/mini';
import { cleanContainerNumber, isContainerNumber } from '../rules/container.ts';
import type { RefusalCode } from '../rules/messages/index.ts';
import { isoDate, otherwise, requiredText } from './fields.ts';

/** Most rows that a list document may declare. */
export const maxRows = 999;

/**
 * A container number: blanks and lower case are cleaned, then ISO 6346 decides.
 *
 * @param whenEmpty What an empty one is told; lists have words of their own.
 */
export const containerNumber = (whenEmpty: RefusalCode) =>
  z
    .string({ error: whenEmpty })
    .check(
      z.overwrite(cleanContainerNumber),
      z.minLength(1, { error: whenEmpty }),
      otherwise(isContainerNumber, 'container'),
    );

/** A container size in feet: digits, at most two. */
const containerSize = (whenEmpty: RefusalCode) =>
  z.string({ error: whenEmpty }).check(
    z.trim(),
    z.minLength(1, { error: whenEmpty }),
    otherwise((text) => /^\d{1,2}$/.test(text), 'containerSize'),
  );

/** One row of a container list. */
export const containerRow = z.object({
  /** The container number, bare and in capitals. */
  number: containerNumber('containerRequired'),
  /** Feet: one or two digits. */
  size: containerSize('containerSize'),
});

/** Every container number once, and no more rows than a document may declare. */
export const containerListRules = [
  z.maxLength(maxRows, { error: 'tooManyRows' }),
  z.check<ContainerRow[]>((context) => {
    const seen = new Set<string>();
    for (const [index, row] of context.value.entries()) {
      if (seen.has(row.number)) {
        context.issues.push({ code: 'custom', input: row, path: [index, 'number'], message: 'duplicate' });
      }
      seen.add(row.number);
    }
  }),
] as const;

/** A whole container list, as the form holds it. */
export const containerRows = z.array(containerRow).check(...containerListRules);

/** One dated document of a list (codes 145 and 146). */
export const datedRow = z.object({
  /** The number of the document. */
  number: requiredText(50),
  /** The day of the document, `YYYY-MM-DD`. */
  date: isoDate,
});

/** One no-strip entry (code 256): a PPFTZ, its BC 1.1 position and the container that carries it. */
export const noStripRow = z.object({
  ppftzNumber: requiredText(30),
  ppftzDate: isoDate,
  bc11Number: requiredText(10),
  bc11Date: isoDate,
  position: requiredText(12).check(otherwise((text) => /^\d+$/.test(text), 'number')),
  containerNumber: containerNumber('required'),
  containerSize: containerSize('required'),
});

/** One row of a container list. */
export type ContainerRow = z.output<typeof containerRow>;
/** One dated document. */
export type DatedRow = z.output<typeof datedRow>;
/** One no-strip entry. */
export type NoStripRow = z.output<typeof noStripRow>;
