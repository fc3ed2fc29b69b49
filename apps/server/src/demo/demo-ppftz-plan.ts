import { type PpftzKind, ppftzStatus } from '@pabean/api/rules';

/** Recipients of records. All are fictitious: no district of Batam has the number 99, no tax office 999. */
export interface DemoRecipient {
  readonly name: string;
  readonly identityType: '2' | '3' | '5';
  readonly identityNumber: string;
  /** Destinations of the goods: port of arrival, and by sea (1) or by air (2). */
  readonly address: string;
  readonly port: string;
  readonly mode: '1' | '2';
}

/** The plan of a demo record. */
export interface DemoPpftzPlan {
  readonly kind: PpftzKind;
  readonly status: string;
  readonly recipient: DemoRecipient;
  /** Whether its account acts for the recipient. */
  readonly hasProxy: boolean;
  /** How far it is filled in: just created, without goods, or complete. */
  readonly filled?: 'begun' | 'half' | 'all';
}

const { recording, received, awaitingPayment, paid, inspection, rejected, released, returned } = ppftzStatus;

const ratna: DemoRecipient = {
  name: 'Ratna Dewi Siregar',
  identityType: '2',
  identityNumber: '2171994203880005',
  address: 'Jl. Contoh Melati No. 8, Medan Baru\nMedan 20154',
  port: 'IDBLW',
  mode: '1',
};
const hendra: DemoRecipient = {
  name: 'Hendra Gunawan',
  identityType: '2',
  identityNumber: '2171991204790006',
  address: 'Perumahan Contoh Asri Blok F No. 11\nBekasi 17144',
  port: 'IDTPP',
  mode: '1',
};
const maria: DemoRecipient = {
  name: 'Maria Ulfah Contoh',
  identityType: '3',
  identityNumber: 'X0000123',
  address: 'Jl. Contoh Kenanga No. 25, Kebayoran\nJakarta Selatan 12160',
  port: 'IDCGK',
  mode: '2',
};
const lestari: DemoRecipient = {
  name: 'Lestari Putri',
  identityType: '5',
  identityNumber: '2171996507910007',
  address: 'Jl. Contoh Cemara No. 3\nSurabaya 60245',
  port: 'IDSUB',
  mode: '1',
};
const retail: DemoRecipient = {
  name: 'PT Contoh Retail Barelang',
  identityType: '5',
  identityNumber: '0019010008999000',
  address: 'Jl. Contoh Pelabuhan No. 90, Tanjung Priok\nJakarta Utara 14310',
  port: 'IDTPP',
  mode: '1',
};
const budi: DemoRecipient = {
  name: 'Budi Contoh',
  identityType: '5',
  identityNumber: '2171990101850001',
  address: 'Jl. Contoh Mawar No. 17\nSemarang 50134',
  port: 'IDSRG',
  mode: '1',
};

/** The records of each demo account, the latest last. */
export const demoPpftzPlans: Readonly<Record<string, readonly DemoPpftzPlan[]>> = {
  pindahan: [
    { kind: '1', status: released, recipient: budi, hasProxy: false },
    { kind: '1', status: returned, recipient: budi, hasProxy: false },
    { kind: '2', status: recording, recipient: budi, hasProxy: false, filled: 'half' },
  ],
  ppjk: [
    { kind: '2', status: released, recipient: retail, hasProxy: true },
    { kind: '1', status: released, recipient: ratna, hasProxy: true },
    { kind: '1', status: rejected, recipient: hendra, hasProxy: true },
    { kind: '2', status: released, recipient: hendra, hasProxy: false },
    { kind: '1', status: inspection, recipient: maria, hasProxy: true },
    { kind: '1', status: paid, recipient: lestari, hasProxy: false },
    { kind: '2', status: awaitingPayment, recipient: retail, hasProxy: true },
    { kind: '1', status: received, recipient: ratna, hasProxy: true },
    { kind: '1', status: returned, recipient: maria, hasProxy: true },
    { kind: '2', status: recording, recipient: lestari, hasProxy: false, filled: 'begun' },
    { kind: '1', status: recording, recipient: hendra, hasProxy: true, filled: 'all' },
  ],
};
