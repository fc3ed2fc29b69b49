import { fill, formatDateTime } from '@pabean/api/rules';
import type { Block } from '../office-pdf.ts';
import { goodsTable } from './goods-table.ts';
import type { PpftzPaper } from './paper.ts';
import {
  containersTable,
  documentsTable,
  partyBlocks,
  quantityFacts,
  recordFacts,
  registrationLeads,
  releaseFacts,
  taxesTable,
  transportFacts,
} from './parts.ts';
import type { Template } from './template.ts';

const statement =
  'Saya menyatakan bahwa data yang disampaikan adalah benar dan saya bertanggungjawab atas kebenaran data/dokumen yang disampaikan';

function statementBlock({ header, sentAt, office, draft }: PpftzPaper): Block {
  const name = header.hasProxy ? header.proxyName : header.recipient;
  const said =
    draft || !sentAt
      ? 'Pernyataan ini dibuat pada saat aju dikirim.'
      : fill('Dinyatakan secara elektronik oleh {name} pada {at}.', {
          name,
          at: formatDateTime(sentAt, office.timeZone),
        });
  return { kind: 'text', heading: 'Pernyataan', paragraphs: [statement, said] };
}

/** PPFTZ: everything that was declared. */
export const declaration: Template = {
  short: 'PPFTZ',
  heading: 'Pemberitahuan PPFTZ',
  leads: registrationLeads,
  blocks: (paper) => [
    recordFacts(paper, releaseFacts(paper)),
    ...partyBlocks(paper),
    transportFacts(paper),
    quantityFacts(paper),
    documentsTable(paper),
    ...containersTable(paper),
    goodsTable(paper, ['number', 'description', 'quantity', 'weight', 'value', 'rates', 'taxes']),
    taxesTable(paper),
    statementBlock(paper),
  ],
};
