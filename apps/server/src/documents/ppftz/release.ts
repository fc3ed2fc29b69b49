import { formatDate } from '@pabean/api/rules';
import { goodsTable } from './goods-table.ts';
import {
  containersTable,
  officerOf,
  partyBlocks,
  quantityFacts,
  recordFacts,
  registrationLeads,
  taxesTable,
  transportFacts,
} from './parts.ts';
import type { Template } from './template.ts';

/** SPPB: the goods may leave. */
export const release: Template = {
  short: 'SPPB',
  heading: 'Surat Persetujuan Pengeluaran Barang (SPPB)',
  leads: (paper) => [
    ['Nomor SPPB', paper.releaseNumber ?? '–', 'wide'],
    ['Tanggal SPPB', paper.releaseDate ? formatDate(paper.releaseDate) : '–'],
    ...registrationLeads(paper),
  ],
  blocks: (paper) => [
    {
      kind: 'text',
      paragraphs: ['Barang dalam PPFTZ berikut disetujui untuk dikeluarkan dari tempat penimbunan.'],
    },
    recordFacts(paper),
    ...partyBlocks(paper),
    transportFacts(paper),
    quantityFacts(paper),
    ...containersTable(paper),
    goodsTable(paper, ['number', 'description', 'quantity', 'weight', 'value']),
    taxesTable(paper),
    { kind: 'signatures', signers: [officerOf('Petugas', paper.release, paper)] },
  ],
};
