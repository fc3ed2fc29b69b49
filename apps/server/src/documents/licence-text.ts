import { type ApplicationHeader, type DokapRow, type ListedDokap, readRow } from '@pabean/api/contract';
import {
  type DokapList,
  dokapListOf,
  extraFieldOf,
  formatDate,
  formatDateTime,
  inspectionOf,
  isIsoDate,
  type OfficeProfile,
  type SharedMessages,
} from '@pabean/api/rules';
import { checkOf } from './check.ts';
import type { Fact, OfficePdf, TableBlock } from './office-pdf.ts';
import { filled, grouped, pageLabel } from './shown-values.ts';

/** The data of a licence's PDF. */
export interface Licence {
  readonly application: ApplicationHeader;
  readonly documents: readonly ListedDokap[];
  /** Documents that are lists, with their rows: what the licence covers. */
  readonly lists: readonly { readonly document: ListedDokap; readonly rows: readonly DokapRow[] }[];
  /** Null before there is one: then the licence cannot be checked. */
  readonly checkCode: string | null;
  readonly office: OfficeProfile;
  /** Public URL of the portal, without a slash at the end. */
  readonly publicUrl: string;
  readonly labels: SharedMessages['labels'];
}

/** The content of a licence's PDF, in Indonesian. */
export function licenceText(licence: Licence): OfficePdf {
  const { application, documents, office, labels } = licence;
  const { permitTypeName, approvalNumber, approvalDate } = application;
  return {
    title: [permitTypeName, approvalNumber ?? application.number].join(' '),
    madeAt: application.statusAt ?? application.createdAt ?? '2000-01-01T00:00:00.000Z',
    office: { name: office.name, contact: office.contact },
    heading: permitTypeName,
    leads: [
      ['Nomor persetujuan', approvalNumber ?? 'Belum ada nomor'],
      ['Tanggal persetujuan', approvalDate ? formatDate(approvalDate) : '–'],
      ['Status', application.statusLabel],
    ],
    blocks: [
      { kind: 'facts', heading: 'Pemegang izin', facts: filled(holderFacts(licence)) },
      { kind: 'facts', heading: 'Data permohonan', facts: filled(applicationFacts(licence)) },
      {
        kind: 'table',
        heading: 'Dokumen pelengkap',
        columns: [
          { head: 'Nama dokumen', share: 42 },
          { head: 'Nomor atau isian', share: 26 },
          { head: 'Tanggal', share: 16 },
          { head: labels.expiry, share: 16 },
        ],
        rows: documents.map(documentRow),
        empty: 'Permohonan ini tidak memiliki dokumen pelengkap.',
      },
      ...appendices(licence),
    ],
    ...checkOf(licence, {
      heading: 'Periksa keaslian izin ini',
      says: 'nomor, tanggal, jenis, dan pemegang izin yang dicatat kantor, serta apakah izin berlaku hari ini',
    }),
    foot: [approvalNumber ?? application.number, `Kantor ${office.code}`].join(' · '),
    pageLabel,
  };
}

type Labels = Licence['labels'];

/** The columns of each kind of list, by the fields of its rows. */
const listColumns: Readonly<
  Record<DokapList, readonly { field: string; label: keyof Labels; share: number; isDay?: true }[]>
> = {
  containers: [
    { field: 'number', label: 'containerNumber', share: 60 },
    { field: 'size', label: 'containerSize', share: 30 },
  ],
  datedDocuments: [
    { field: 'number', label: 'documentNumber', share: 60 },
    { field: 'date', label: 'documentDate', share: 30, isDay: true },
  ],
  noStrip: [
    { field: 'ppftzNumber', label: 'ppftzNumber', share: 18 },
    { field: 'ppftzDate', label: 'ppftzDate', share: 13, isDay: true },
    { field: 'bc11Number', label: 'bc11Number', share: 13 },
    { field: 'bc11Date', label: 'bc11Date', share: 13, isDay: true },
    { field: 'position', label: 'position', share: 10 },
    { field: 'containerNumber', label: 'containerNumber', share: 17 },
    { field: 'containerSize', label: 'containerSize', share: 8 },
  ],
};

/** What a licence covers, row by row: an appendix for each of its lists. */
const appendices = ({ lists, labels }: Licence): TableBlock[] =>
  lists.flatMap(({ document, rows }) => {
    const list = dokapListOf(document.code);
    if (!list || rows.length === 0) return [];
    const columns = listColumns[list];
    return [
      {
        kind: 'table',
        heading: `Lampiran: ${document.name}`,
        columns: [
          { head: 'No.', share: 8 },
          ...columns.map(({ label, share }) => ({ head: labels[label], share })),
        ],
        rows: rows.map((row, index) => {
          const held = readRow(list, row) as unknown as Readonly<Record<string, string>>;
          const cells = columns.map(({ field, isDay }) => {
            const text = held[field] ?? '';
            return isDay ? dayOrText(text) || '–' : text || '–';
          });
          return [String(index + 1), ...cells];
        }),
        empty: '',
        dense: list === 'noStrip',
      },
    ];
  });

const holderFacts = ({ application, labels }: Licence): Fact[] => [
  [labels.name, application.companyName],
  [application.identityTypeLabel || labels.identityNumber, grouped(application.npwp ?? '')],
  [labels.address, application.companyAddress],
  [labels.phone, application.phone],
  [labels.email, application.email],
];

const inspections: Readonly<Record<string, string>> = {
  inspected: 'Diperiksa',
  notInspected: 'Tidak diperiksa',
};

function applicationFacts({ application, office, labels }: Licence): Fact[] {
  const { permitTypeId, approvalFlag, sentAt } = application;
  const extra = extraFieldOf(permitTypeId);
  const chosen = extra && application[extra.name];
  const choice = extra?.choices.find(({ value }) => value === chosen)?.label ?? chosen ?? '';
  return [
    [labels.number, application.number],
    [labels.date, formatDate(application.date)],
    ['Dikirim', sentAt ? formatDateTime(sentAt, office.timeZone) : ''],
    [labels.office, office.code],
    [labels.permitTypeId, application.permitTypeName],
    ...(extra ? [[labels[extra.label], choice] as const] : []),
    ['Pemeriksaan', inspections[inspectionOf(permitTypeId, approvalFlag)] ?? ''],
  ];
}

const dayOrText = (value: string | null) => (value && isIsoDate(value) ? formatDate(value) : value);

function documentRow({ name, first, firstLabel, second, expiry, remarks }: ListedDokap): string[] {
  // The second value is a date, or part of the first, such as the voyage of a vessel.
  const isDay = second !== null && isIsoDate(second);
  const cells = [
    [name, remarks],
    [firstLabel ?? dayOrText(first), isDay ? '' : second],
    [isDay ? formatDate(second) : ''],
    [dayOrText(expiry)],
  ];
  return cells.map((lines) => lines.filter(Boolean).join('\n') || '–');
}
