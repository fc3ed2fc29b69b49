import * as z from 'zod/mini';
import { ppftzUsers } from '../rules/access.ts';
import { done, saved } from './answers.ts';
import { containerNumber } from './dokap-row-values.ts';
import { endpoint } from './endpoint.ts';
import { oneCode, recordId } from './fields.ts';
import { ofRecord, oneOrMany } from './ppftz-row.ts';
import { shownText } from './read.ts';
import { field, optionalFields, wire } from './wire.ts';

/**
 * F full container load, L less than one.
 *
 * @beta
 */
export const ppftzContainerKinds = ['F', 'L'] as const;

/**
 * Sizes in feet.
 *
 * @beta
 */
export const ppftzContainerSizes = ['20', '40', '45'] as const;

/**
 * Most containers of a record.
 *
 * @beta
 */
export const maxPpftzContainers = 999;

/**
 * A container of a PPFTZ record, as in its form.
 *
 * @beta
 */
export const ppftzContainerRow = z.object({
  /** The container number, without separators and in capitals. */
  number: field('no_kontainer', containerNumber('containerRequired'), 'containerNumber'),
  /** Feet: 20, 40 or 45. */
  size: field('ukuran_kontainer', oneCode(ppftzContainerSizes), 'containerFeet'),
  /** `F` full container load, `L` less than one. */
  kind: field('jns_kontainer', oneCode(ppftzContainerKinds), 'containerKind'),
});

const storedContainer = wire(
  z.object({
    /** The id of the container in its record. */
    id: field('ID_KONTAINER', recordId),
    /** The container number. */
    number: field('NO_KONTAINER', shownText),
    /** Feet: 20, 40 or 45. */
    size: field('UKURAN_KONTAINER', shownText),
    /** `F` full container load, `L` less than one. */
    kind: field('JNS_KONTAINER', shownText),
  }),
);

/** @beta */
export const ppftzContainers = endpoint({
  method: 'GET',
  path: 'ppftz/kontainer/{id_aju}',
  summary: 'Containers of a PPFTZ record in the order they were entered.',
  access: ppftzUsers,
  rate: 'standard',
  params: ofRecord,
  answer: z.array(storedContainer),
  failures: [404],
});

/** @beta */
export const addPpftzContainer = endpoint({
  method: 'POST',
  path: 'ppftz/kontainer',
  summary: 'Add a container to a PPFTZ record, or several in `kontainer`: all of them or none.',
  access: ppftzUsers,
  rate: 'write',
  writes: true,
  once: true,
  maxBodyKb: 256,
  body: wire(
    z
      .extend(optionalFields(ppftzContainerRow), {
        recordId: field('id_aju', recordId, 'ppftzRecord'),
        rows: field(
          'kontainer',
          z.optional(
            z
              .array(wire(ppftzContainerRow))
              .check(
                z.minLength(1, { error: 'required' }),
                z.maxLength(maxPpftzContainers, { error: 'tooManyRows' }),
              ),
          ),
          'container',
        ),
      })
      .check(oneOrMany(Object.keys(ppftzContainerRow.shape))),
  ),
  answer: saved('id_kontainer'),
  failures: [404, 409],
});

/** @beta */
export const deletePpftzContainer = endpoint({
  method: 'DELETE',
  path: 'ppftz/kontainer',
  summary: 'Delete a container of a PPFTZ record.',
  access: ppftzUsers,
  rate: 'write',
  writes: true,
  body: wire(z.object({ id: field('id_kontainer', recordId, 'container') })),
  answer: done,
  failures: [404, 409],
});

/** A container of a record, as in its form. */
export type PpftzContainer = z.output<typeof ppftzContainerRow>;
/** A container in a list. */
export type StoredPpftzContainer = z.output<typeof storedContainer>;
