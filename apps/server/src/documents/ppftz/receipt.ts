import { partyBlocks, quantityFacts, recordFacts, registrationLeads, taxesTable } from './parts.ts';
import type { Template } from './template.ts';

/** Penerimaan: confirms that the office has received the record. */
export const receipt: Template = {
  short: 'Penerimaan',
  heading: 'Tanda Penerimaan PPFTZ',
  leads: registrationLeads,
  blocks: (paper) => [
    {
      kind: 'text',
      paragraphs: [
        'Kantor telah menerima dan mendaftarkan PPFTZ dengan data berikut. Tanda penerimaan ini bukan persetujuan untuk mengeluarkan barang.',
      ],
    },
    recordFacts(paper),
    ...partyBlocks(paper),
    // A record that is being corrected differs from what was received.
    ...(paper.draft ? [] : [quantityFacts(paper), taxesTable(paper)]),
  ],
};
