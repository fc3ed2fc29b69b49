/** One demo application: its type and its progress. */
export interface DemoPlan {
  readonly permitTypeId: string;
  readonly status: string;
  /** Days since it was created. */
  readonly age: number;
  /** The officer's decision, if any. */
  readonly flag?: 'Y' | 'T' | 'R';
  /** The client for whom a broker files; without it the broker itself. */
  readonly applicant?: { readonly npwp: string; readonly name: string };
  /** Documents beyond the mandatory ones. */
  readonly extras?: readonly string[];
  /** Whether the office stored the decision as a file. */
  readonly stored?: true;
  /** An officer's unanswered question. */
  readonly asked?: string;
  /** How far a draft is filled in. Sent applications are complete. @default 'complete' */
  readonly stage?: 'started' | 'halfList' | 'complete';
}

/** Kinds of permits that an importer often applies for. */
const usual = ['2', '6', '7', '8', '9', '10', '11', '14', '16', '19', '20', '22', '25', '28', '39', '40'];

const approved = (count: number, firstAge: number): DemoPlan[] =>
  Array.from({ length: count }, (_, index) => ({
    permitTypeId: usual[(index * 5) % usual.length] ?? '2',
    status: '50',
    age: firstAge + index * 6,
    flag: 'Y',
  }));

/** The importer: 49 applications in every status, with drafts at three stages, some of the free-trade zone. */
const importir: readonly DemoPlan[] = [
  { permitTypeId: '3', status: '10', age: 0, stage: 'started' },
  { permitTypeId: '16', status: '10', age: 1, stage: 'halfList', extras: ['49'] },
  { permitTypeId: '27', status: '10', age: 1, stage: 'started' },
  { permitTypeId: '30', status: '10', age: 2, stage: 'complete' },
  { permitTypeId: '5', status: '20', age: 2 },
  { permitTypeId: '2', status: '20', age: 3, extras: ['5', '62'] },
  { permitTypeId: '36', status: '20', age: 3 },
  { permitTypeId: '49', status: '27', age: 4 },
  { permitTypeId: '23', status: '27', age: 5 },
  { permitTypeId: '27', status: '28', age: 6 },
  {
    permitTypeId: '19',
    status: '28',
    age: 7,
    asked: 'Foto segel pada dokumen tidak terbaca. Kirim foto yang lebih jelas.',
  },
  { permitTypeId: '2', status: '29', age: 8 },
  { permitTypeId: '47', status: '29', age: 9 },
  { permitTypeId: '6', status: '90', age: 10, flag: 'T' },
  { permitTypeId: '5', status: '90', age: 24, flag: 'T' },
  { permitTypeId: '9', status: '90', age: 61, flag: 'T' },
  { permitTypeId: '45', status: '91', age: 190, flag: 'R' },
  { permitTypeId: '50', status: '98', age: 12, flag: 'Y' },
  { permitTypeId: '14', status: '99', age: 75, flag: 'Y' },
  { permitTypeId: '27', status: '50', age: 13, flag: 'T' },
  { permitTypeId: '30', status: '50', age: 15, flag: 'Y' },
  { permitTypeId: '42', status: '50', age: 17, flag: 'Y', stored: true },
  { permitTypeId: '31', status: '50', age: 18, flag: 'Y' },
  { permitTypeId: '3', status: '50', age: 20, flag: 'Y', extras: ['5', '151'] },
  ...approved(25, 22),
];

/** The operator of a warehouse. */
const tps: readonly DemoPlan[] = [
  { permitTypeId: '20', status: '10', age: 1, stage: 'started' },
  { permitTypeId: '6', status: '27', age: 3 },
  { permitTypeId: '13', status: '50', age: 140, flag: 'Y' },
  { permitTypeId: '48', status: '50', age: 55, flag: 'Y' },
  { permitTypeId: '24', status: '90', age: 30, flag: 'T' },
];

/** The broker, who files for others. */
const ppjk: readonly DemoPlan[] = [
  {
    permitTypeId: '10',
    status: '10',
    age: 0,
    stage: 'complete',
    applicant: { npwp: '0019006675999000', name: 'PT Contoh Kapal Makmur' },
  },
  {
    permitTypeId: '23',
    status: '10',
    age: 0,
    stage: 'complete',
    applicant: { npwp: '0029001120999000', name: 'PT Contoh Pelayaran Kepri' },
  },
  {
    permitTypeId: '36',
    status: '20',
    age: 1,
    applicant: { npwp: '0029001120999000', name: 'PT Contoh Pelayaran Kepri' },
  },
  {
    permitTypeId: '5',
    status: '27',
    age: 3,
    applicant: { npwp: '0019006675999000', name: 'PT Contoh Kapal Makmur' },
  },
  {
    permitTypeId: '9',
    status: '29',
    age: 4,
    applicant: { npwp: '0039008891999000', name: 'PT Contoh Minuman Utama' },
  },
  {
    permitTypeId: '40',
    status: '50',
    age: 19,
    flag: 'Y',
    applicant: { npwp: '0019010008999000', name: 'PT Contoh Retail Barelang' },
  },
  {
    permitTypeId: '23',
    status: '90',
    age: 33,
    flag: 'T',
    applicant: { npwp: '0029001120999000', name: 'PT Contoh Pelayaran Kepri' },
  },
  {
    permitTypeId: '44',
    status: '50',
    age: 88,
    flag: 'Y',
    applicant: { npwp: '0019003342999000', name: 'PT Contoh Jasa Titipan Nusantara' },
  },
];

/** The applications of each demo account. */
export const demoPlans: Readonly<Record<string, readonly DemoPlan[]>> = { importir, tps, ppjk };
