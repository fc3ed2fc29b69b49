import type { LetterMessages } from './letters-id.ts';

/** The same in English. */
export const lettersEn: LetterMessages = {
  letterList: {
    lead: "Collective assessments of your company's consignments, and what they come to.",
    number: 'Collective SPPBMCP no.',
    date: 'SPPBMCP date',
    lineCount: 'CN count',
    billingCode: 'Billing code',
    total: 'Total due',
    dueDate: 'Due date',
    overdue: 'Past its due date',
    due: 'Due soon',
    linesOf: 'Lines of SPPBMCP {number}',
    download: 'Download XLSX',
    preparing: 'Preparing…',
    downloadOf: 'Download XLSX of SPPBMCP {number}',
    notesOf: 'Notes on SPPBMCP {number}',
    search: 'Search SPPBMCP',
    searchIn: 'Search number, billing code, date',
    empty: 'No SPPBMCP yet',
    emptyText: 'Collective SPPBMCP letters appear here once the office has released them to your company.',
  },

  letterNotes: {
    title: 'SPPBMCP notes',
    none: 'There are no notes on this SPPBMCP.',
  },

  letterLines: {
    ajuNumber: 'Aju no.',
    taxpayerId: 'Declarant ID',
    number: 'SPPBMCP no.',
    date: 'Letter date',
    importDuty: 'Import duty',
    vat: 'VAT',
    incomeTax: 'Income tax',
    luxuryTax: 'Luxury-goods tax',
    antiDumpingDuty: 'Anti-dumping duty',
    total: 'Total',
    goodsNumber: 'Goods no.',
    houseDate: 'House BL/AWB date',
    warehouse: 'Warehouse code',
    bagNumber: 'Bag no.',
    pibkKind: 'PIBK type code',
    empty: 'No lines',
    emptyText: 'The provider sent no lines for this letter.',
  },
};
