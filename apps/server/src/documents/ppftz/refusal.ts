import { formatDateTime } from '@pabean/api/rules';
import type { Block } from '../office-pdf.ts';
import type { PpftzPaper } from './paper.ts';
import { officerOf, partyBlocks, recordFacts, registrationLeads } from './parts.ts';
import type { Template } from './template.ts';

/** An officer's text, a reason on each line. */
const reasonsOf = ({ refusal }: PpftzPaper) =>
  (refusal?.remarks ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function reasonsBlock(paper: PpftzPaper): Block {
  const heading = 'Alasan penolakan';
  const reasons = reasonsOf(paper);
  if (reasons.length > 1) return { kind: 'list', heading, items: reasons };
  return {
    kind: 'text',
    heading,
    paragraphs: reasons.length > 0 ? reasons : ['Tidak ada alasan yang dicatat.'],
  };
}

function notesBlocks({ notes, office, labels }: PpftzPaper): Block[] {
  if (notes.length === 0) return [];
  return [
    {
      kind: 'table',
      heading: 'Catatan petugas',
      columns: [
        { head: 'Waktu', share: 22 },
        { head: 'Petugas', share: 26 },
        { head: labels.remarks, share: 52 },
      ],
      rows: notes.map(({ at, officer, note }) => [
        at ? formatDateTime(at, office.timeZone) : '–',
        officer,
        note,
      ]),
      empty: '',
    },
  ];
}

/** Nota Penolakan: why the office refused. */
export const refusal: Template = {
  short: 'Nota Penolakan',
  heading: 'Nota Penolakan PPFTZ',
  leads: (paper) => [
    ...registrationLeads(paper),
    ['Ditolak pada', paper.refusal ? formatDateTime(paper.refusal.at, paper.office.timeZone) : '–'],
  ],
  blocks: (paper) => [
    {
      kind: 'text',
      paragraphs: ['PPFTZ dengan data berikut ditolak. Barang tidak dapat dikeluarkan dengan PPFTZ ini.'],
    },
    reasonsBlock(paper),
    ...notesBlocks(paper),
    recordFacts(paper),
    ...partyBlocks(paper),
    { kind: 'signatures', signers: [officerOf('Petugas', paper.refusal, paper)] },
  ],
};
