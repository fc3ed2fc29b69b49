import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { oneOf } from './fields.ts';
import { textIfAny } from './read.ts';
import { field, wire } from './wire.ts';

/** Most lines of a stack that are sent. */
export const maxCrashFrames = 20;

/**
 * What went wrong, as far as an error's message tells it without words that somebody may have typed. The message itself is
 * never sent.
 */
export const crashReasons = [
  'missing-value',
  'not-a-function',
  'not-defined',
  'recursion',
  'react',
  'code-not-loaded',
  'not-json',
  'other',
] as const;

/** What went wrong. */
export type CrashReason = (typeof crashReasons)[number];

const matching = (pattern: RegExp) => z.string({ error: 'required' }).check(z.regex(pattern, 'characters'));
const position = z.int({ error: 'required' }).check(z.nonnegative('characters'), z.lte(9_999_999, 'tooLong'));

/** A line of the stack, in a file of the built portal. */
const frame = z.object({
  /** Path below the portal's root, such as `assets/index-YzXLvCFq.js`. */
  file: field('berkas', matching(/^(?:assets\/)?[\w-]{1,80}(?:\.[\w-]{1,20}){0,2}\.js$/), 'record'),
  /** From 1, as browsers count lines and columns. */
  line: field('baris', position, 'record'),
  column: field('kolom', position, 'record'),
});

const frames = z.array(wire(frame), { error: 'required' }).check(z.maxLength(maxCrashFrames, 'tooLong'));

export const reportCrash = endpoint({
  method: 'POST',
  path: 'kesalahan',
  summary:
    'Report an error that the portal did not expect: its kind and place in the code, and nothing that was typed; the answer has the number that finds it in the log.',
  access: 'anyone',
  rate: 'standard',
  maxBodyKb: 8,
  body: wire(
    z.object({
      /** The class of the error, such as `TypeError`. */
      name: field('jenis', matching(/^[A-Za-z]{1,40}$/), 'record'),
      reason: field('sebab', oneOf(crashReasons), 'record'),
      /** The pattern of the page's address, such as `/brows/detilbrows/:idmohon`. */
      route: field('halaman', matching(/^[\w/:*-]{1,100}$/), 'record'),
      /** Version of the portal. */
      release: field('versi', matching(/^[\w.+-]{1,60}$/), 'record'),
      frames: field('jejak', frames, 'record'),
    }),
  ),
  answer: wire(z.object({ incident: field('nomor', textIfAny) })),
});

/** An error of the portal as it is reported. */
export type Crash = z.output<typeof reportCrash.body>;

/** A line of an error's stack, in a file of the built portal. */
export type CrashFrame = Crash['frames'][number];
