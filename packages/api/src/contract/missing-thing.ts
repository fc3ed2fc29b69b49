import * as z from 'zod/mini';
import type { Missing } from '../rules/missing.ts';
import { countIfAny, textIfAny } from './read.ts';
import { field, wire } from './wire.ts';

const codes: { readonly [Code in Missing['code']]: Code } = {
  header: 'header',
  dokap: 'dokap',
  file: 'file',
  rows: 'rows',
  noRows: 'noRows',
};

/** One thing that a draft lacks before it can be sent; `explainMissing` has the words. */
export const missingThing = wire(
  z.object({
    code: field('kode', z.enum(codes)),
    /** The document that lacks it; absent for the header and for documents that are not there. */
    dokapId: field('id_permohonan_dokap', textIfAny),
    label: field('kolom', z.optional(z.custom<Missing['label']>((value) => typeof value === 'string'))),
    /** The document's name, and how many rows its list has of how many. */
    values: field(
      'nilai',
      z.optional(z.object({ dokap: textIfAny, count: countIfAny, declared: countIfAny })),
    ),
  }),
);

/** Something that a draft lacks, as the code sees it. */
export type MissingThing = z.output<typeof missingThing>;
