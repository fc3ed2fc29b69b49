import type { GoodsLine, PpftzHeader } from '@pabean/api/contract';
import { readHeader } from '../ppftz/header-row.ts';
import type { DemoOwner } from './demo-applications.ts';
import type { DemoPpftzPlan, DemoRecipient } from './demo-ppftz-plan.ts';
import { digits } from './demo-values.ts';

/** How goods leave Batam: carrier, voyage, port and warehouse. */
type Way = Pick<PpftzHeader, 'carrier' | 'voyage' | 'loadingPort' | 'warehouse'>;

/** Routes by sea and by air. */
const ways: Readonly<Record<DemoRecipient['mode'], readonly [Way, ...Way[]]>> = {
  '1': [
    { carrier: 'KM Contoh Kelud', voyage: '024S', loadingPort: 'IDBUR', warehouse: 'BTA1' },
    { carrier: 'KM Contoh Umsini', voyage: '117N', loadingPort: 'IDSKP', warehouse: 'SKP1' },
    { carrier: 'MV Contoh Armada', voyage: '009E', loadingPort: 'IDBUR', warehouse: 'BTA2' },
  ],
  '2': [{ carrier: 'Contoh Air Cargo', voyage: 'CT-154', loadingPort: 'IDBTH', warehouse: 'HNM2' }],
};

/** The input of a header. */
export interface DemoPpftzSeed {
  readonly serial: number;
  /** The day so many days before the record was created; after it when negative. */
  readonly daysBefore: (days: number) => string;
}

const documents = {
  '1': ({ serial, daysBefore }: DemoPpftzSeed) => {
    const year = daysBefore(0).slice(0, 4);
    return {
      kkNumber: `2171991201${String(serial).padStart(6, '0')}`,
      dukcapilNumber: `471.2/${serial}/DKPS/${year}`,
      dukcapilDate: daysBefore(21),
      pindahNumber: `SKPWNI/2171/${serial}`,
      pindahDate: daysBefore(18),
      pernyataanNumber: `SP-${serial}/${year}`,
      pernyataanDate: daysBefore(4),
      rekombpNumber: `B-${serial}/A3.3/PL.00/${year}`,
      rekombpDate: daysBefore(7),
      plNumber: `PL-${serial}`,
      plDate: daysBefore(5),
    };
  },
  '2': ({ serial, daysBefore }: DemoPpftzSeed) => ({
    stnkNumber: digits(serial, 8),
    stnkDate: daysBefore(420),
    bpkbNumber: `N-${digits(serial, 8)}`,
    bpkbDate: daysBefore(430),
    suratJalanNumber: `SJ-${serial}/${daysBefore(0).slice(0, 4)}`,
    suratJalanDate: daysBefore(3),
    buktiGesekNumber: `BG-${serial}`,
    buktiGesekDate: daysBefore(3),
  }),
};

/** A sum of weights with two decimals, as stored. */
const weightOf = (sum: number) => String(Math.round(sum * 100) / 100);

/** The header of a record with these goods, as far as planned. */
export function demoPpftzHeader(
  { kind, recipient, hasProxy, filled }: DemoPpftzPlan,
  { person }: DemoOwner,
  seed: DemoPpftzSeed,
  goods: readonly GoodsLine[],
): PpftzHeader {
  const begun = {
    ...readHeader('{}'),
    recipient: recipient.name,
    identityType: recipient.identityType,
    identityNumber: recipient.identityNumber,
  };
  if (filled === 'begun') return begun;
  const ofMode = ways[recipient.mode];
  const total = (weight: 'gross' | 'net') => goods.reduce((sum, each) => sum + Number(each[weight]), 0);
  return {
    ...begun,
    address: recipient.address,
    ...(hasProxy && {
      hasProxy,
      proxyName: person.company.name,
      proxyIdentityType: '5',
      proxyIdentityNumber: person.company.npwp,
      proxyAddress: person.company.address,
      kuasaNumber: `SK-${seed.serial}/${person.initials}`,
      kuasaDate: seed.daysBefore(6),
    }),
    transportMode: recipient.mode,
    destinationPort: recipient.port,
    ...(ofMode[seed.serial % ofMode.length] ?? ofMode[0]),
    releaseDate: seed.daysBefore(-3),
    ...(goods.length > 0 && { gross: weightOf(total('gross')), net: weightOf(total('net')) }),
    ...(filled !== 'half' && documents[kind](seed)),
  };
}
