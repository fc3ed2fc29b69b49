import * as z from 'zod/mini';
import { ppftzUsers } from '../rules/access.ts';
import type { PpftzLabel } from '../rules/messages/index.ts';
import { type PpftzSlot, ppftzSlots } from '../rules/ppftz/slots.ts';
import { endpoint } from './endpoint.ts';
import { fileDataUrl, fileExtension, oneOf, requiredText, text } from './fields.ts';
import { shownText } from './read.ts';
import { field, wire } from './wire.ts';

/** The field with the name of a slot's file. */
export type PpftzFileField = `file_${PpftzSlot}`;

/**
 * Returns the field with the name of a slot's file.
 *
 * @beta
 */
export const ppftzFileField = (slot: PpftzSlot): PpftzFileField => `file_${slot}`;

/** One value for each slot, by the field of its file's name. */
export const forPpftzSlots = <Value>(make: (slot: PpftzSlot) => Value) =>
  Object.fromEntries(ppftzSlots.map((slot) => [ppftzFileField(slot), make(slot)])) as {
    readonly [Field in PpftzFileField]: Value;
  };

/**
 * Returns the key of the label of a slot's file: `fileSuratJalan`.
 *
 * @beta
 */
export const ppftzFileLabel = (slot: PpftzSlot) =>
  ppftzFileField(slot).replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) as PpftzLabel;

/** A field for the name of each slot's file. */
export const ppftzFileFields = <Schema extends z.ZodMiniType>(schema: Schema) =>
  forPpftzSlots((slot) => field(ppftzFileField(slot), schema, ppftzFileLabel(slot)));

/** The slot of the payment proof; it accepts a file while the record's status waits for payment. */
export const paymentProofFile = 'file_ntpn';

/** @beta */
export const uploadPpftzFile = endpoint({
  method: 'POST',
  path: 'ppftz/upload',
  summary:
    'Put a file into one place of a PPFTZ record; one that is there goes. While it waits for its payment, `file_ntpn` takes the file of the proof.',
  access: ppftzUsers,
  rate: 'upload',
  cost: 'upload',
  writes: true,
  once: true,
  upload: 'small',
  body: wire(
    z.object({
      /** The file as a data URL. */
      file: field('file', fileDataUrl, 'file'),
      /** The size reported by the browser. The server checks it itself. */
      kilobytes: field('size', z.optional(z.unknown()), 'file'),
      /** The extension of its name, without a dot. */
      extension: field('ext', fileExtension, 'file'),
      /** The file's name on the user's device. */
      name: field('name', text(255), 'file'),
      ajuNumber: field('no_aju', requiredText(64), 'ppftzRecord'),
      slot: field('key_file', oneOf([paymentProofFile, ...ppftzSlots.map(ppftzFileField)]), 'slot'),
    }),
  ),
  answer: wire(z.object({ message: field('message', shownText), fileName: field('filename', shownText) }), {
    status: 'success',
  }),
  failures: [404, 409],
});

/** @beta */
export const ppftzFile = endpoint({
  method: 'GET',
  path: 'file/ppftz/{no_aju}/{filename}',
  summary: 'A file of a PPFTZ record, by the name that the record gives.',
  access: ppftzUsers,
  rate: 'standard',
  params: wire(
    z.object({
      number: field('no_aju', requiredText(64), 'ppftzRecord'),
      name: field('filename', requiredText(255), 'file'),
    }),
  ),
  answer: 'file',
  failures: [404, 409],
});
