import type { DrawnPpftzResponse, FileAnswer } from '@pabean/api/contract';
import type { Act } from '../core/act/act.ts';
import type { PpftzTable } from '../core/db/tables/ppftz.ts';
import { companyVersion } from '../core/list-version.ts';
import type { DocumentDeps } from '../documents/deps.ts';
import { ppftzText } from '../documents/ppftz/ppftz-text.ts';
import { type PaperDeps, readPaper } from './read-paper.ts';

/**
 * A document of a record as a PDF, generated from its data, for an account. The caller checks the access. While the data is not
 * sent, every page of the PPFTZ is marked as a draft, and it cannot be checked.
 */
export function drawPpftzResponse(
  { db, account }: Act,
  deps: PaperDeps & Pick<DocumentDeps, 'pdf'>,
  record: PpftzTable,
  kind: DrawnPpftzResponse,
): Promise<FileAnswer> {
  async function read() {
    const content = ppftzText(await readPaper(db, deps, record), kind);
    return { content, name: `${content.title}.pdf` };
  }
  // The record counts changes of its rows, notes and decisions; changes of reference data count for every company.
  const version = JSON.stringify([kind, record, companyVersion(account)]);
  return deps.pdf.write({ isVisitor: false, version, read });
}
