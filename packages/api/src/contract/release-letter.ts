import * as z from 'zod/mini';
import { permitUsers } from '../rules/access.ts';
import { endpoint } from './endpoint.ts';
import { actingNpwp, actingUser, oneOf, orNull, recordId, text } from './fields.ts';
import { paged, pageQuery, pageSize, sortBy } from './paged.ts';
import { countOrNull, shownDay, shownText } from './read.ts';
import { field, wire } from './wire.ts';

/** A collective release letter (SPPBMCP) in the list. */
const listedLetter = wire(
  z.object({
    id: field('ID_SPPBMCP', recordId),
    number: field('NO_SPPBMCP_KOL', shownText),
    date: field('TGL_SPPBMCP_KOL', shownDay),
    /** The number of consignment notes. */
    lineCount: field('JMLCN', countOrNull),
    billingCode: field('KD_BILLING', shownText),
    /** Whole rupiah. */
    total: field('TOTAL', countOrNull),
    dueDate: field('TGL_JATUH_TEMPO', shownDay),
  }),
);

/** One consignment note of a letter; amounts are whole rupiah. */
const letterLine = wire(
  z.object({
    ajuNumber: field('ID_AJU', shownText),
    taxpayerId: field('ID_PEMBERITAHU', shownText),
    number: field('NO_SPPBMCP', shownText),
    date: field('TGL_SPPBMCP', shownDay),
    importDuty: field('TOTAL_BM', countOrNull),
    vat: field('TOTAL_PPN', countOrNull),
    incomeTax: field('TOTAL_PPH', countOrNull),
    luxuryTax: field('TOTAL_PPNBM', countOrNull),
    antiDumpingDuty: field('TOTAL_BMTP', countOrNull),
    total: field('TOTAL_TAGIHAN', countOrNull),
    goodsNumber: field('NO_BARANG', shownText),
    houseDate: field('TGL_HOUSE_BLAWB', shownDay),
    warehouse: field('KD_GUDANG', shownText),
    bagNumber: field('NO_KANTONG', shownText),
    /** Code of the kind of declaration; `pibkKinds` has its label. */
    pibkKind: field('KD_JNS_PIBK', shownText),
  }),
);

const sortNames = {
  number: 'NO_SPPBMCP_KOL',
  date: 'TGL_SPPBMCP_KOL',
  lineCount: 'JMLCN',
  billingCode: 'KD_BILLING',
  total: 'TOTAL',
  dueDate: 'TGL_JATUH_TEMPO',
} as const;

/** The sortable columns of the list. */
export const letterSorts = Object.keys(sortNames) as [LetterSort, ...LetterSort[]];

/** A sortable column of the list. */
export type LetterSort = keyof typeof sortNames;

export const releaseLetterList = endpoint({
  method: 'POST',
  path: 'sppbmcp/list',
  summary:
    "One page of the collective release letters (SPPBMCP) of the caller's company: `q` search, `p` sort column, `a` direction, `b` page size; the latest first unless `p` says otherwise.",
  access: permitUsers,
  rate: 'standard',
  revalidates: true,
  acting: { body: { user: 'username', npwp: 'npwp' } },
  query: pageQuery,
  body: wire(
    z.object({
      user: field('user', actingUser, 'username'),
      query: field('q', orNull(text(100)), 'search'),
      sort: field('p', orNull(sortBy(sortNames)), 'sortColumn'),
      direction: field('a', orNull(oneOf(['asc', 'desc'])), 'sortDirection'),
      size: field('b', orNull(pageSize), 'pageSize'),
      npwp: field('npwp', actingNpwp, 'npwp'),
    }),
  ),
  answer: paged('sppbmcp/list', listedLetter),
});

const byId = wire(z.object({ id: field('id', recordId, 'releaseLetter') }));

export const releaseLetterLines = endpoint({
  method: 'POST',
  path: 'sppbmcp/listdtl',
  summary: 'One page of the consignment notes of a collective release letter, in the order of the letter.',
  access: permitUsers,
  rate: 'standard',
  query: pageQuery,
  body: byId,
  answer: paged('sppbmcp/listdtl', letterLine),
  failures: [404],
});

export const releaseLetterSheet = endpoint({
  method: 'POST',
  path: 'sppbmcp/download',
  summary: 'A collective release letter with all its consignment notes as a spreadsheet (XLSX).',
  access: permitUsers,
  rate: 'standard',
  cost: 'sheet',
  body: byId,
  answer: 'file',
  failures: [404],
});

/** A collective release letter of the list, decoded. */
export type ListedLetter = z.output<typeof listedLetter>;

/** A consignment note of a letter, decoded. */
export type LetterLine = z.output<typeof letterLine>;
