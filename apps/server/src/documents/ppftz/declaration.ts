import { statementBlock } from '../statement.ts';
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

function statementOf({ header, sentAt, office, draft }: PpftzPaper) {
  const name = header.hasProxy ? header.proxyName : header.recipient;
  return statementBlock(draft || !sentAt ? null : { name, at: sentAt }, office);
}

/** PPFTZ: the whole declaration. */
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
    statementOf(paper),
  ],
};
