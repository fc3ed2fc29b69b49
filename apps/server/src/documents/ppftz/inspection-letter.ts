import { goodsTable } from './goods-table.ts';
import {
  containersTable,
  officerOf,
  ownerOf,
  partyBlocks,
  quantityFacts,
  registrationLeads,
  transportFacts,
} from './parts.ts';
import type { Template } from './template.ts';

/** SPF: informs the owner that the goods will be inspected. */
export const inspectionLetter: Template = {
  short: 'SPF',
  heading: 'Surat Pemeriksaan Fisik (SPF)',
  leads: registrationLeads,
  blocks: (paper) => [
    {
      kind: 'text',
      paragraphs: [
        'Barang dalam PPFTZ ini diperiksa secara fisik. Penerima atau kuasanya diminta menyiapkan barang di tempat penimbunan, membuka kemasan bila diminta, dan hadir selama pemeriksaan.',
      ],
    },
    ...partyBlocks(paper),
    transportFacts(paper),
    quantityFacts(paper),
    ...containersTable(paper),
    goodsTable(paper, ['number', 'description', 'quantity', 'weight']),
    {
      kind: 'signatures',
      signers: [ownerOf(paper), officerOf('Petugas', paper.inspection, paper)],
    },
  ],
};
