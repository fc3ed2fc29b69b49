import type { Handlers } from '../http/handler.ts';
import { drawTransitPdf } from '../transit/transit-pdf.ts';

/** The documents of transit requests. */
export const transitPdfHandlers = {
  transitPdf: ({ db, deps, input, address }) => drawTransitPdf(db, deps, input.params.id, address),
} satisfies Partial<Handlers>;
