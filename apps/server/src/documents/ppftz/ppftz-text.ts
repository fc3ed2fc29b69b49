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

/** Whether a document shows data that nobody has sent yet. The receipt is about what was received. */
const markOf = ({ draft }: PpftzPaper, kind: DrawnPpftzResponse) =>
  draft && kind === 'ppftz' ? marks[draft] : undefined;

/** What a document of a record is called, as a file and in its title: `SPPB 000045`. */
function ppftzTitle(paper: PpftzPaper, kind: DrawnPpftzResponse): string {
  const number = paper.registrationNumber ?? writtenAjuNumber(paper.ajuNumber);
  return [templates[kind].short, markOf(paper, kind) && 'konsep', number].filter(Boolean).join(' ');
}

/** Everything that a document of a PPFTZ record says, in Indonesian. */
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
    // Nobody shall take for genuine what was not sent.
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
