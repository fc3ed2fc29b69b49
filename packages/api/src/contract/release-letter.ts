import * as z from 'zod/mini';
import { permitUsers } from '../rules/access.ts';
import { endpoint } from './endpoint.ts';
import { actingNpwp, actingUser, oneOf, orNull, recordId, text } from './fields.ts';
import { paged, pageQuery, pageSize, sortBy } from './paged.ts';
import { countOrNull, shownDay, shownText } from './read.ts';
import { named, wire } from './wire.ts';

/** A collective release letter (SPPBMCP) as the list shows it. */
const listedLetter = wire(
  z.object({
    id: recordId,
    number: shownText,
    date: shownDay,
    /** How many consignment notes it has. */
    lineCount: countOrNull,
    billingCode: shownText,
    /** Whole rupiah. */
    total: countOrNull,
    dueDate: shownDay,
  }),
  {
    id: 'ID_SPPBMCP',
    number: 'NO_SPPBMCP_KOL',
    date: 'TGL_SPPBMCP_KOL',
    lineCount: 'JMLCN',
    billingCode: 'KD_BILLING',
    total: 'TOTAL',
    dueDate: 'TGL_JATUH_TEMPO',
  },
);

/** One consignment note of a letter; amounts are whole rupiah. */
const letterLine = wire(
  z.object({
    ajuNumber: shownText,
    taxpayerId: shownText,
    number: shownText,
    date: shownDay,
    importDuty: countOrNull,
    vat: countOrNull,
    incomeTax: countOrNull,
    luxuryTax: countOrNull,
    antiDumpingDuty: countOrNull,
    total: countOrNull,
    goodsNumber: shownText,
    houseDate: shownDay,
    warehouse: shownText,
    bagNumber: shownText,
    /** Code of the kind of declaration; `pibkKinds` has the words. */
    pibkKind: shownText,
  }),
  {
    ajuNumber: 'ID_AJU',
    taxpayerId: 'ID_PEMBERITAHU',
    number: 'NO_SPPBMCP',
    date: 'TGL_SPPBMCP',
    importDuty: 'TOTAL_BM',
    vat: 'TOTAL_PPN',
    incomeTax: 'TOTAL_PPH',
    luxuryTax: 'TOTAL_PPNBM',
    antiDumpingDuty: 'TOTAL_BMTP',
    total: 'TOTAL_TAGIHAN',
    goodsNumber: 'NO_BARANG',
    houseDate: 'TGL_HOUSE_BLAWB',
    warehouse: 'KD_GUDANG',
    bagNumber: 'NO_KANTONG',
    pibkKind: 'KD_JNS_PIBK',
  },
);

const sortNames = {
  number: 'NO_SPPBMCP_KOL',
  date: 'TGL_SPPBMCP_KOL',
  lineCount: 'JMLCN',
  billingCode: 'KD_BILLING',
  total: 'TOTAL',
  dueDate: 'TGL_JATUH_TEMPO',
} as const;

/** The columns that letters can be sorted by. */
export const letterSorts = Object.keys(sortNames) as [LetterSort, ...LetterSort[]];

/** A column that letters can be sorted by. */
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
      user: actingUser,
      query: orNull(text(100)),
      sort: orNull(sortBy(sortNames)),
      direction: orNull(oneOf(['asc', 'desc'])),
      size: orNull(pageSize),
      npwp: actingNpwp,
    }),
    {
      user: named('user', 'username'),
      query: named('q', 'search'),
      sort: named('p', 'sortColumn'),
      direction: named('a', 'sortDirection'),
      size: named('b', 'pageSize'),
      npwp: named('npwp', 'npwp'),
    },
  ),
  answer: paged('sppbmcp/list', listedLetter),
});

const byId = wire(z.object({ id: recordId }), { id: named('id', 'releaseLetter') });

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
  body: byId,
  answer: 'file',
  failures: [404],
});

/** A collective release letter of the list, as the code sees it. */
export type ListedLetter = z.output<typeof listedLetter>;

/** A consignment note of a letter, as the code sees it. */
export type LetterLine = z.output<typeof letterLine>;
