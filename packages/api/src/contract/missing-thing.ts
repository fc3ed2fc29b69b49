import * as z from 'zod/mini';
import type { Missing } from '../rules/missing.ts';
import { countIfAny, textIfAny } from './read.ts';
import { wire } from './wire.ts';

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
    code: z.enum(codes),
    /** The document that lacks it; absent for the header and for documents that are not there. */
    dokapId: textIfAny,
    label: z.optional(z.custom<Missing['label']>((value) => typeof value === 'string')),
    /** The document's name, and how many rows its list has of how many. */
    values: z.optional(z.object({ dokap: textIfAny, count: countIfAny, declared: countIfAny })),
  }),
  { code: 'kode', dokapId: 'id_permohonan_dokap', label: 'kolom', values: 'nilai' },
);

/** Something that a draft lacks, as the code sees it. */
export type MissingThing = z.output<typeof missingThing>;
