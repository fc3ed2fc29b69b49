import type { FileAnswer } from '@pabean/api/contract';
import type { CoreDeps } from '../core/act/deps.ts';
import type { Db } from '../core/db/store.ts';
import type { TransitRequestTable } from '../core/db/tables/transit.ts';
import { labelsOf } from '../core/references.ts';
import { notFound } from '../core/refusal.ts';
import type { DocumentDeps } from '../documents/deps.ts';
import type { NamedPdf } from '../documents/pdf-writer.ts';
import type { TransitPaper } from '../documents/transit/paper.ts';
import { transitText } from '../documents/transit/transit-text.ts';
import { readTransit } from './transit-row.ts';

type PaperDeps = Pick<CoreDeps, 'office' | 'publicUrl' | 'messagesIn'>;

/** The document of a request. */
export async function transitDocument(db: Db, deps: PaperDeps, row: TransitRequestTable): Promise<NamedPdf> {
  const content = transitText(await readPaper(db, deps, row));
  return { content, name: `${content.title}.pdf` };
}

async function readPaper(db: Db, deps: PaperDeps, row: TransitRequestTable): Promise<TransitPaper> {
  const { code, filed_at, seen_at, seen_by } = row;
  const request = readTransit(row);
  const units = request.goods.map(({ unit }) => unit);
  const packages = 'packageType' in request ? [request.packageType] : [];
  return {
    request,
    code,
    filedAt: filed_at,
    seen: seen_at === null ? null : { officer: seen_by ?? '', at: seen_at },
    names: {
      units: await labelsOf(db, 'satuan', units),
      packages: await labelsOf(db, 'kemasan', packages),
    },
    office: deps.office,
    publicUrl: deps.publicUrl,
    labels: deps.messagesIn('id').labels,
  };
}

/**
 * A transit request as a PDF, generated from its data.
 *
 * @param pdfId The 128 random bits that only its look-up returns.
 * @throws Refusal notFound when there is none
 */
export function drawTransitPdf(
  db: Db,
  deps: PaperDeps & Pick<DocumentDeps, 'pdf'>,
  pdfId: string,
): Promise<FileAnswer> {
  async function read() {
    const row = await db
      .selectFrom('transit_request')
      .selectAll()
      .where('pdf_id', '=', pdfId)
      .executeTakeFirst();
    if (!row) throw notFound();
    return transitDocument(db, deps, row);
  }
  return deps.pdf.write({ isVisitor: true, read });
}
