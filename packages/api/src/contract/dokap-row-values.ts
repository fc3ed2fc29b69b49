import * as z from 'zod/mini';
import { cleanContainerNumber, isContainerNumber } from '../rules/container.ts';
import type { RefusalCode } from '../rules/messages/index.ts';
import { isoDate, otherwise, requiredText } from './fields.ts';
import { field } from './wire.ts';

/** Most rows that a list document may declare. */
export const maxRows = 999;

/**
 * A container number: blanks and lower case are normalized, then it is checked by ISO 6346.
 *
 * @param whenEmpty The refusal of an empty one; lists have their own.
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
  /** The container number, without separators and in capitals. */
  number: field('isian1', containerNumber('containerRequired'), 'containerNumber'),
  /** Feet: one or two digits. */
  size: field('isian2', containerSize('containerSize'), 'containerSize'),
});

/** Every container number at most once, and no more rows than a document may declare. */
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

/** A whole container list, as in the form. */
export const containerRows = z.array(containerRow).check(...containerListRules);

/** One dated document of a list (codes 145 and 146). */
export const datedRow = z.object({
  /** The number of the document. */
  number: field('isian1', requiredText(50), 'documentNumber'),
  /** The day of the document, `YYYY-MM-DD`. */
  date: field('isian2', isoDate, 'documentDate'),
});

/** One no-strip entry (code 256): a PPFTZ, its BC 1.1 position and its container. */
export const noStripRow = z.object({
  ppftzNumber: field('noPpftz', requiredText(30), 'ppftzNumber'),
  ppftzDate: field('tglPpftz', isoDate, 'ppftzDate'),
  bc11Number: field('noBc11', requiredText(10), 'bc11Number'),
  bc11Date: field('tglBc11', isoDate, 'bc11Date'),
  position: field(
    'pos',
    requiredText(12).check(otherwise((text) => /^\d+$/.test(text), 'number')),
    'position',
  ),
  containerNumber: field('noKontainer', containerNumber('required'), 'containerNumber'),
  containerSize: field('ukKontainer', containerSize('required'), 'containerSize'),
});

/** One row of a container list. */
export type ContainerRow = z.output<typeof containerRow>;
/** One dated document. */
export type DatedRow = z.output<typeof datedRow>;
/** One no-strip entry. */
export type NoStripRow = z.output<typeof noStripRow>;
