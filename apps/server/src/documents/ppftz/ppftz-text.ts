import type { DrawnPpftzResponse } from '@pabean/api/contract';
import { writtenAjuNumber } from '@pabean/api/rules';
import { checkOf } from '../check.ts';
import type { OfficePdf } from '../office-pdf.ts';
import { pageLabel } from '../shown-values.ts';
import { declaration } from './declaration.ts';
import { inspectionLetter } from './inspection-letter.ts';
import { inspectionOrder } from './inspection-order.ts';
import type { PpftzPaper } from './paper.ts';
import { receipt } from './receipt.ts';
import { refusal } from './refusal.ts';
import { release } from './release.ts';
import type { Template } from './template.ts';

const templates: Readonly<Record<DrawnPpftzResponse, Template>> = {
  ppftz: declaration,
  penerimaan: receipt,
  spf: inspectionLetter,
  ip: inspectionOrder,
  sppb: release,
  nolak: refusal,
};

const marks = {
  'never sent': 'KONSEP – belum dikirim',
  returned: 'KONSEP – perbaikan belum dikirim',
} as const;

/** Whether a document shows data that was not sent yet. The receipt is about received data. */
const markOf = ({ draft }: PpftzPaper, kind: DrawnPpftzResponse) =>
  draft && kind === 'ppftz' ? marks[draft] : undefined;

/** The name of a document, in its file name and title: `SPPB 000045`. */
function ppftzTitle(paper: PpftzPaper, kind: DrawnPpftzResponse): string {
  const number = paper.registrationNumber ?? writtenAjuNumber(paper.ajuNumber);
  return [templates[kind].short, markOf(paper, kind) && 'konsep', number].filter(Boolean).join(' ');
}

/** The content of a document of a PPFTZ record, in Indonesian. */
export function ppftzText(paper: PpftzPaper, kind: DrawnPpftzResponse): OfficePdf {
  const { heading, leads, blocks } = templates[kind];
  const { office } = paper;
  const mark = markOf(paper, kind);
  const title = ppftzTitle(paper, kind);
  return {
    title,
    madeAt: paper.madeAt,
    office: { name: office.name, contact: office.contact },
    ...(mark && { mark }),
    heading,
    leads: leads(paper),
    blocks: blocks(paper),
    // A document that was not sent must not look genuine.
    ...(mark
      ? {}
      : checkOf(paper, {
          heading: 'Periksa keaslian dokumen ini',
          says: 'nomor dan tanggal, jenis, dan penerima yang dicatat kantor, serta apakah barang sudah disetujui keluar',
        })),
    foot: [mark, title, `Kantor ${office.code}`].filter(Boolean).join(' · '),
    pageLabel,
  };
}
