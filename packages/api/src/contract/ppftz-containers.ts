import * as z from 'zod/mini';
import { ppftzUsers } from '../rules/access.ts';
import { done, saved } from './answers.ts';
import { containerNumber } from './dokap-row-values.ts';
import { endpoint } from './endpoint.ts';
import { oneCode, recordId } from './fields.ts';
import { ofRecord, oneOrMany } from './ppftz-row.ts';
import { shownText } from './read.ts';
import { named, type WireNames, wire } from './wire.ts';

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
 * A container of a PPFTZ record, as its form holds it.
 *
 * @beta
 */
export const ppftzContainerRow = z.object({
  /** The container number, bare and in capitals. */
  number: containerNumber('containerRequired'),
  /** Feet: 20, 40 or 45. */
  size: oneCode(ppftzContainerSizes),
  /** `F` full container load, `L` less than one. */
  kind: oneCode(ppftzContainerKinds),
});

const containerNames: WireNames<PpftzContainer> = {
  number: named('no_kontainer', 'containerNumber'),
  size: named('ukuran_kontainer', 'containerFeet'),
  kind: named('jns_kontainer', 'containerKind'),
};

const storedContainer = wire(
  z.object({
    /** The id of the container in its record. */
    id: recordId,
    /** The container number. */
    number: shownText,
    /** Feet: 20, 40 or 45. */
    size: shownText,
    /** `F` full container load, `L` less than one. */
    kind: shownText,
  }),
  {
    id: 'ID_KONTAINER',
    number: 'NO_KONTAINER',
    size: 'UKURAN_KONTAINER',
    kind: 'JNS_KONTAINER',
  },
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
      .extend(z.partial(ppftzContainerRow), {
        recordId,
        rows: z.optional(
          z
            .array(wire(ppftzContainerRow, containerNames))
            .check(
              z.minLength(1, { error: 'required' }),
              z.maxLength(maxPpftzContainers, { error: 'tooManyRows' }),
            ),
        ),
      })
      .check(oneOrMany(Object.keys(ppftzContainerRow.shape))),
    { ...containerNames, recordId: named('id_aju', 'ppftzRecord'), rows: named('kontainer', 'container') },
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
  body: wire(z.object({ id: recordId }), { id: named('id_kontainer', 'container') }),
  answer: done,
  failures: [404, 409],
});

/** A container of a record, as its form holds it. */
export type PpftzContainer = z.output<typeof ppftzContainerRow>;
/** A container as a list shows it. */
export type StoredPpftzContainer = z.output<typeof storedContainer>;
