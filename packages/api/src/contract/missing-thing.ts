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
  checking: 'checking',
};

/** One thing that is missing before a draft can be sent; `explainMissing` has the message. */
export const missingThing = wire(
  z.object({
    code: field('kode', z.enum(codes)),
    /** The incomplete document; absent for the header and for missing documents. */
    dokapId: field('id_permohonan_dokap', textIfAny),
    label: field('kolom', z.optional(z.custom<Missing['label']>((value) => typeof value === 'string'))),
    /** The document's name, and how many rows its list has and should have. */
    values: field(
      'nilai',
      z.optional(z.object({ dokap: textIfAny, count: countIfAny, declared: countIfAny })),
    ),
  }),
);

/** Something that is missing in a draft, decoded. */
export type MissingThing = z.output<typeof missingThing>;
