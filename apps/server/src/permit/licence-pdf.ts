import type { ApplicationHeader, FileAnswer } from '@pabean/api/contract';
import { dokapListOf, printableOf, printObstacle, printOffer } from '@pabean/api/rules';
import type { Act } from '../core/act/act.ts';
import type { CoreDeps } from '../core/act/deps.ts';
import { companyVersion } from '../core/list-version.ts';
import { notFound, Refusal } from '../core/refusal.ts';
import type { DocumentDeps } from '../documents/deps.ts';
import { licenceText } from '../documents/licence-text.ts';
import { selectApplications, toHeader } from './application-query.ts';
import { listDokaps } from './dokap-query.ts';
import { statusChanges } from './history.ts';
import { listRows } from './list-rows.ts';

type LicenceDeps = Pick<CoreDeps & DocumentDeps, 'office' | 'publicUrl' | 'messagesIn' | 'pdf'>;

/**
 * A licence as a PDF, generated from its data.
 * @throws Refusal notFound when it is not the viewer's, licenceUndecided or licenceNotPrinted when the print rules permit none,
 * licenceStored
 */
export async function licencePdf(act: Act, deps: LicenceDeps, id: string): Promise<FileAnswer> {
  const { db, account } = act;
  const row = await selectApplications(act).where('application.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  const { id: applicationId, check_code: checkCode } = row;
  const application = toHeader(row, await statusChanges(db, row.id), undefined);
  requireGenerated(application, deps);
  // The row counts changes of its documents; changes of reference data count for every company.
  const version = JSON.stringify(['licence', row, companyVersion(account)]);
  async function read() {
    const documents = await listDokaps(act, applicationId);
    const lists = [];
    for (const document of documents)
      if (dokapListOf(document.code)) lists.push({ document, rows: await listRows(act, document.id) });
    const content = licenceText({
      application,
      documents,
      lists,
      checkCode,
      office: deps.office,
      publicUrl: deps.publicUrl,
      labels: deps.messagesIn('id').labels,
    });
    return { content, name: `Izin ${application.approvalNumber ?? application.number}.pdf` };
  }
  return deps.pdf.write({ isVisitor: false, version, read });
}

function requireGenerated(application: ApplicationHeader, { office }: LicenceDeps) {
  const licence = printableOf(application);
  const offer = printOffer(licence);
  if (offer === 'generated') return;
  if (offer === 'stored') throw new Refusal('licenceStored');
  if (printObstacle(licence) === 'undecided') throw new Refusal('licenceUndecided');
  throw new Refusal('licenceNotPrinted', { values: { office: office.name } });
}
