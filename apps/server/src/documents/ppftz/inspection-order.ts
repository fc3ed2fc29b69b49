import { goodsTable } from './goods-table.ts';
import {
  containersTable,
  officerOf,
  partyBlocks,
  quantityFacts,
  registrationLeads,
  transportFacts,
} from './parts.ts';
import type { Template } from './template.ts';

/** IP: tells the inspecting officer what to inspect, with space for the findings. */
export const inspectionOrder: Template = {
  short: 'IP',
  heading: 'Instruksi Pemeriksaan (IP)',
  leads: registrationLeads,
  blocks: (paper) => [
    {
      kind: 'text',
      paragraphs: [
        'Petugas pemeriksa diminta memeriksa jumlah, jenis, dan keadaan barang berikut, mencocokkan nomor peti kemas dan kemasan, lalu mencatat hasilnya pada instruksi ini.',
      ],
    },
    transportFacts(paper),
    quantityFacts(paper),
    ...partyBlocks(paper),
    ...containersTable(paper, true),
    goodsTable(paper, ['number', 'description', 'quantity', 'weight', 'result']),
    {
      kind: 'signatures',
      signers: [
        officerOf('Pemberi instruksi', paper.inspection, paper),
        officerOf('Petugas pemeriksa', null, paper),
      ],
    },
  ],
};
