import { drawTransitPdf } from '../../transit/transit-pdf.ts';
import type { Handlers } from '../handler.ts';

/** The documents of transit requests. */
export const transitPdfHandlers = {
  transitPdf: ({ db, deps, input }) => drawTransitPdf(db, deps, input.params.id),
} satisfies Partial<Handlers>;
