import { drawTransitPdf } from '../../transit/transit-pdf.ts';
import type { Handlers } from '../handler.ts';

/** The documents of transit requests. */
export const transitPdfHandlers = {
  transitPdf: ({ db, deps, input, address }) => drawTransitPdf(db, deps, input.params.id, address),
} satisfies Partial<Handlers>;
