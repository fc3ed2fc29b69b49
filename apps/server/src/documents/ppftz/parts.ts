import { ppftzFileLabel } from '@pabean/api/contract';
import {
  formatDate,
  formatDateTime,
  formatQuantity,
  kilograms,
  ppftzDocumentFields,
  ppftzKindName,
  ppftzSlotsOf,
  writtenAjuNumber,
} from '@pabean/api/rules';
import type { Block, Fact, TableBlock } from '../office-pdf.ts';
import { amount, dayOf, factsBlock, grouped, withCode } from '../shown-values.ts';
import { sumOf } from './goods-table.ts';
import type { PaperDecision, PpftzPaper } from './paper.ts';

const transportModes: Readonly<Record<string, string>> = { '1': 'Laut', '2': 'Udara', '3': 'Darat' };
const containerKinds: Readonly<Record<string, string>> = { F: 'FCL', L: 'LCL' };

const kilogramsOf = (weight: string) => (weight ? formatQuantity(weight, kilograms) : '');

/** The kind of goods. */
export const kindOf = ({ kind, kindNames }: PpftzPaper) => ppftzKindName(kind, { ppftzKinds: kindNames });

/** The registration number of the record, and the kind of goods. */
export const registrationLeads = (paper: PpftzPaper): Fact[] => [
  ['Nomor pendaftaran', paper.registrationNumber ?? 'Belum ada nomor'],
  ['Tanggal pendaftaran', dayOf(paper.registrationDate) || '–'],
  [paper.labels.ajuKind, kindOf(paper)],
];

/** The number of the release letter; empty before. */
export const releaseFacts = ({ releaseNumber, releaseDate }: PpftzPaper): Fact[] => [
  ['Nomor SPPB', releaseNumber ?? ''],
  ['Tanggal SPPB', dayOf(releaseDate)],
];

/** The record's numbers and dates so far. */
export function recordFacts(paper: PpftzPaper, more: readonly Fact[] = []): Block {
  const { labels, office, sentAt } = paper;
  return factsBlock('Data aju', [
    ['Nomor aju', writtenAjuNumber(paper.ajuNumber), 'wide'],
    ['Tanggal aju', formatDate(paper.ajuDate)],
    ['Dikirim', sentAt ? formatDateTime(sentAt, office.timeZone) : ''],
    ['Status', paper.statusLabel],
    [labels.office, office.code],
    ['Kode billing', paper.billingCode ?? ''],
    [labels.ntpn, paper.ntpn ?? ''],
    [labels.ntpnDate, dayOf(paper.ntpnDate)],
    ...more,
  ]);
}

/** The recipient of the goods, and the proxy. */
export function partyBlocks({ header, labels, names }: PpftzPaper): Block[] {
  const identity = (type: string, number: string): Fact => [
    names.identity.get(type) ?? labels.identityNumber,
    grouped(number),
  ];
  return [
    factsBlock('Penerima', [
      [labels.name, header.recipient],
      identity(header.identityType, header.identityNumber),
      [labels.address, header.address],
    ]),
    ...(header.hasProxy
      ? [
          factsBlock('Kuasa', [
            [labels.name, header.proxyName],
            identity(header.proxyIdentityType, header.proxyIdentityNumber),
            [labels.address, header.proxyAddress],
          ]),
        ]
      : []),
  ];
}

/** The transport of the goods, and where they are stored. */
export function transportFacts({ header, labels, names }: PpftzPaper): Block {
  return factsBlock('Pengangkutan dan penimbunan', [
    [labels.transportMode, transportModes[header.transportMode] ?? header.transportMode],
    [labels.carrier, header.carrier],
    [labels.voyage, header.voyage],
    [labels.loadingPort, withCode(names.ports, header.loadingPort)],
    [labels.destinationPort, withCode(names.ports, header.destinationPort)],
    [labels.warehouseCode, withCode(names.warehouses, header.warehouse)],
    [labels.releaseDate, dayOf(header.releaseDate)],
  ]);
}

/** Quantities and weights. */
export function quantityFacts({ header, labels, names, packaging, containers, goods }: PpftzPaper): Block {
  return factsBlock('Jumlah dan berat', [
    [labels.goods, `${goods.length} jenis`],
    [labels.packaging, packaging ? `${packaging.count} ${withCode(names.packages, packaging.kind)}` : ''],
    [labels.container, containers.length > 0 ? String(containers.length) : ''],
    [labels.gross, kilogramsOf(header.gross)],
    [labels.net, kilogramsOf(header.net)],
  ]);
}

/** Numbers and dates of the supporting documents of this kind of record. */
export function documentsTable({ kind, header, labels }: PpftzPaper): TableBlock {
  const rows = ppftzSlotsOf(kind, header.hasProxy).flatMap(({ slot }) => {
    const fields: { number: keyof typeof header; date?: keyof typeof header } | undefined =
      slot in ppftzDocumentFields ? ppftzDocumentFields[slot as keyof typeof ppftzDocumentFields] : undefined;
    if (!fields) return [];
    const number = String(header[fields.number]);
    const date = fields.date ? String(header[fields.date]) : '';
    return number || date ? [[labels[ppftzFileLabel(slot)], number || '–', dayOf(date) || '–']] : [];
  });
  return {
    kind: 'table',
    heading: 'Dokumen',
    columns: [
      { head: 'Nama dokumen', share: 50 },
      { head: labels.documentNumber, share: 32 },
      { head: labels.documentDate, share: 18 },
    ],
    rows,
    empty: 'Belum ada dokumen.',
  };
}

/** Nothing when a record has no containers. */
export function containersTable({ containers, labels }: PpftzPaper, forResult = false): TableBlock[] {
  if (containers.length === 0) return [];
  return [
    {
      kind: 'table',
      heading: labels.container,
      dense: true,
      columns: [
        { head: 'No.', share: 6, align: 'end' },
        { head: labels.containerNumber, share: 40 },
        { head: 'Ukuran', share: 22 },
        { head: 'Jenis', share: 22 },
        ...(forResult ? [{ head: 'Nomor segel', share: 30 }] : []),
      ],
      rows: containers.map(({ number, size, kind }, index) => [
        ...[String(index + 1), number, `${size} kaki`, containerKinds[kind] ?? kind],
        ...(forResult ? [''] : []),
      ]),
      empty: '',
    },
  ];
}

/** Duty and taxes of all goods, each with its base. */
export function taxesTable({ goods }: PpftzPaper): TableBlock {
  const base = sumOf(goods, ({ value, duty }) => [value, duty]);
  const rows: readonly (readonly [string, bigint, bigint])[] = [
    ['Bea Masuk (BM)', sumOf(goods, ({ value }) => [value]), sumOf(goods, ({ duty }) => [duty])],
    ['Pajak Pertambahan Nilai (PPN)', base, sumOf(goods, ({ vat }) => [vat])],
    ['Pajak Penghasilan (PPh)', base, sumOf(goods, ({ incomeTax }) => [incomeTax])],
  ];
  const total = rows.reduce((sum, [, , tax]) => sum + tax, 0n);
  return {
    kind: 'table',
    heading: 'Pungutan',
    columns: [
      { head: 'Jenis pungutan', share: 50 },
      { head: 'Dasar pengenaan (Rp)', share: 25, align: 'end' },
      { head: 'Jumlah (Rp)', share: 25, align: 'end' },
    ],
    rows: rows.map(([name, from, tax]) => [name, amount(from), amount(tax)]),
    totals: [['Jumlah pungutan', '', amount(total)]],
    empty: '',
  };
}

/** The officer who decided, or a blank line. */
export const officerOf = (role: string, decision: PaperDecision | null, { office }: PpftzPaper) => ({
  role,
  name: decision?.officer ?? '',
  note: decision ? formatDateTime(decision.at, office.timeZone) : 'Nama, NIP, dan tanggal',
});

/** The recipient or proxy who signs. */
export const ownerOf = ({ header }: PpftzPaper) => ({
  role: header.hasProxy ? 'Kuasa penerima' : 'Penerima',
  name: header.hasProxy ? header.proxyName : header.recipient,
  note: 'Tanda tangan dan tanggal',
});
