import * as z from 'zod/mini';
import { ppftzUsers } from '../rules/access.ts';
import type { PpftzLabel } from '../rules/messages/index.ts';
import { type PpftzSlot, ppftzSlots } from '../rules/ppftz/slots.ts';
import { endpoint } from './endpoint.ts';
import { fileDataUrl, fileExtension, oneOf, requiredText, text } from './fields.ts';
import { shownText } from './read.ts';
import { field, wire } from './wire.ts';

/** The name of the field that holds the name of a place's file. */
export type PpftzFileField = `file_${PpftzSlot}`;

/**
 * The field that holds the name of a place's file.
 *
 * @beta
 */
export const ppftzFileField = (slot: PpftzSlot): PpftzFileField => `file_${slot}`;

/** The same for each place, by the field that holds its file's name. */
export const forPpftzSlots = <Value>(make: (slot: PpftzSlot) => Value) =>
  Object.fromEntries(ppftzSlots.map((slot) => [ppftzFileField(slot), make(slot)])) as {
    readonly [Field in PpftzFileField]: Value;
  };

/**
 * What people call the file of a place: `fileSuratJalan`.
 *
 * @beta
 */
export const ppftzFileLabel = (slot: PpftzSlot) =>
  ppftzFileField(slot).replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) as PpftzLabel;

/** A field for the name of each place's file. */
export const ppftzFileFields = <Schema extends z.ZodMiniType>(schema: Schema) =>
  forPpftzSlots((slot) => field(ppftzFileField(slot), schema, ppftzFileLabel(slot)));

/** The place of the file that proves a payment; it takes one while the office waits for that. */
export const paymentProofFile = 'file_ntpn';

/** @beta */
export const uploadPpftzFile = endpoint({
  method: 'POST',
  path: 'ppftz/upload',
  summary:
    'Put a file into one place of a PPFTZ record; one that is there goes. While it waits for its payment, `file_ntpn` takes the file of the proof.',
  access: ppftzUsers,
  rate: 'upload',
  writes: true,
  once: true,
  upload: 'small',
  body: wire(
    z.object({
      /** The file as a data URL. */
      file: field('file', fileDataUrl, 'file'),
      /** What the browser says of the file. The server looks for itself. */
      kilobytes: field('size', z.optional(z.unknown()), 'file'),
      /** The ending of its name, without a dot. */
      extension: field('ext', fileExtension, 'file'),
      /** The name that the person knows it by. */
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
  failures: [404],
});
