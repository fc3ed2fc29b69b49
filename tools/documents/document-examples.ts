import { buildApplicationHeader, buildDokap } from '@pabean/api/fixtures';
import { drawPdf } from '../../apps/server/src/documents/draw-pdf.ts';
import { licenceText } from '../../apps/server/src/documents/licence-text.ts';
import type { OfficePdf } from '../../apps/server/src/documents/office-pdf.ts';
import { ppftzText } from '../../apps/server/src/documents/ppftz/ppftz-text.ts';
import { transitText } from '../../apps/server/src/documents/transit/transit-text.ts';
import { buildGoods, buildPaper } from '../../apps/server/src/testing/ppftz-paper.ts';
import { buildCourierPaper, buildPassengerPaper } from '../../apps/server/src/testing/transit-paper.ts';

/** A generated document. */
export interface DocumentExample {
  /** The name of its file. */
  readonly name: string;
  /** In base 64. */
  readonly content: string;
}

const paper = buildPaper();
const unpaid = { releaseNumber: null, releaseDate: null, release: null };
const unsent = {
  ...unpaid,
  registrationNumber: null,
  registrationDate: null,
  sentAt: null,
  checkCode: null,
  billingCode: null,
  ntpn: null,
  ntpnDate: null,
  inspection: null,
};

const licence = (): OfficePdf =>
  licenceText({
    application: buildApplicationHeader({
      status: '50',
      statusLabel: 'Disetujui',
      approvalNumber: 'KEP-1204/KPU.02/2024',
      approvalDate: '2024-09-27',
      approvalFlag: 'Y',
      sentAt: '2024-09-24T08:14:00+07:00',
    }),
    documents: Array.from({ length: 5 }, () => buildDokap()),
    lists: [],
    checkCode: paper.checkCode,
    office: paper.office,
    publicUrl: paper.publicUrl,
    labels: paper.labels,
  });

/** Each document at its status, a PPFTZ of several pages, and transit requests of both kinds. */
const documents: readonly OfficePdf[] = [
  licence(),
  ppftzText(buildPaper({ ...unsent, draft: 'never sent', statusLabel: 'Perekaman' }), 'ppftz'),
  ppftzText(buildPaper({ goods: buildGoods(40) }), 'ppftz'),
  ppftzText(buildPaper({ ...unpaid, statusLabel: 'Penerimaan', ntpn: null, ntpnDate: null }), 'penerimaan'),
  ppftzText(buildPaper({ ...unpaid, statusLabel: 'Pemeriksaan Fisik' }), 'spf'),
  ppftzText(buildPaper({ ...unpaid, statusLabel: 'Pemeriksaan Fisik' }), 'ip'),
  ppftzText(buildPaper({ ...unpaid, statusLabel: 'Ditolak' }), 'nolak'),
  ppftzText(paper, 'sppb'),
  transitText(buildPassengerPaper()),
  transitText(buildCourierPaper({}, { seen: { officer: 'Sri Wahyuni', at: '2026-03-06T02:30:00.000Z' } })),
];

/** Every document that the server draws. */
export const documentExamples = (): Promise<DocumentExample[]> =>
  Promise.all(
    documents.map(async (content) => ({
      name: `${content.title}.pdf`,
      content: Buffer.from(await drawPdf(content)).toString('base64'),
    })),
  );
