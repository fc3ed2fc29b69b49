import type { PdfWriter } from './pdf-writer.ts';
import type { XlsxWriter } from './xlsx-writer.ts';

/** Dependencies for generating documents. */
export interface DocumentDeps {
  readonly pdf: PdfWriter;
  readonly xlsx: XlsxWriter;
}
