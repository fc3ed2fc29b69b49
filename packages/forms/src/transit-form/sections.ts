import type { TransitLabel } from '@pabean/api/rules';
import { sponsorFields } from './schema.ts';

/** Sections of the transit forms. */
export type SectionName =
  | 'notifier'
  | 'sponsor'
  | 'entry'
  | 'transport'
  | 'company'
  | 'courier'
  | 'journey'
  | 'packages'
  | 'goods'
  | 'documents'
  | 'send';

/** A part of a form that a phone shows by itself. */
export interface FormSection {
  readonly name: SectionName;
  /** Its fields, row by row: those of one row stand beside each other where there is room. A list is a row of its own. */
  readonly rows: readonly (readonly string[])[];
}

/** The sections of a passenger's request, in their order. */
export const passengerSections: readonly FormSection[] = [
  {
    name: 'notifier',
    rows: [
      ['notifierName'],
      ['notifierIdentityType', 'notifierIdentityNumber'],
      ['notifierAddress'],
      ['notifierOccupation', 'notifierPhone'],
    ],
  },
  {
    name: 'sponsor',
    rows: [
      ['sponsorName'],
      ['sponsorIdentityType', 'sponsorIdentityNumber'],
      ['sponsorAddress'],
      ['sponsorOccupation', 'sponsorPhone'],
    ],
  },
  {
    name: 'entry',
    rows: [['entryType'], ['purpose'], ['otherPurpose'], ['placeOfUse', 'origin']],
  },
  {
    name: 'transport',
    // Both days stand together: one must not be before the other.
    rows: [['carrier'], ['carrierNumber'], ['arrivalDate', 'exitDate'], ['portIn', 'portOut']],
  },
  { name: 'goods', rows: [['goods']] },
  { name: 'documents', rows: [['documents']] },
  { name: 'send', rows: [] },
];

/** The sections of a courier's request, in their order. */
export const courierSections: readonly FormSection[] = [
  { name: 'company', rows: [['company'], ['identityNumber'], ['address']] },
  { name: 'courier', rows: [['courierName', 'occupation']] },
  {
    name: 'journey',
    rows: [['carrier'], ['billNumber', 'expectedDate'], ['departurePort', 'arrivalPort']],
  },
  {
    name: 'packages',
    rows: [
      ['packageCount', 'packageType'],
      ['originCity', 'destinationCity'],
    ],
  },
  { name: 'goods', rows: [['goods']] },
  { name: 'send', rows: [] },
];

/** The index of the section that a field stands in, by its name or the path of one of its lines; -1 for none. */
export const sectionOf = (sections: readonly FormSection[], path: string): number => {
  const [field = ''] = path.split('.');
  return sections.findIndex(({ rows }) => rows.some((row) => row.includes(field)));
};

/** How a field is asked for. */
export type TransitFieldKind =
  | 'text'
  | 'lines'
  | 'date'
  | 'phone'
  | 'count'
  | 'identityType'
  | 'identityNumber'
  | 'entryType'
  | 'purpose'
  | 'otherPurpose'
  | 'port'
  | 'city'
  | 'packageType'
  | 'masked';

const kinds: Readonly<Record<string, TransitFieldKind>> = {
  notifierIdentityType: 'identityType',
  notifierIdentityNumber: 'identityNumber',
  notifierAddress: 'lines',
  notifierPhone: 'phone',
  sponsorIdentityType: 'identityType',
  sponsorIdentityNumber: 'identityNumber',
  sponsorAddress: 'lines',
  sponsorPhone: 'phone',
  entryType: 'entryType',
  purpose: 'purpose',
  otherPurpose: 'otherPurpose',
  exitDate: 'date',
  arrivalDate: 'date',
  expectedDate: 'date',
  portIn: 'port',
  portOut: 'port',
  departurePort: 'port',
  arrivalPort: 'port',
  packageCount: 'count',
  packageType: 'packageType',
  originCity: 'city',
  destinationCity: 'city',
  identityNumber: 'masked',
  address: 'masked',
};

/** How a field is asked for; what the table does not name as a line of text. */
export const transitFieldKind = (field: string): TransitFieldKind => kinds[field] ?? 'text';

const optionalFields: readonly string[] = [
  ...sponsorFields,
  'occupation',
  'billNumber',
  'originCity',
  'destinationCity',
];

/** Whether a field may be left out. A carrier may be in a courier's request only, whose form says so. */
export const isOptional = (field: string) => optionalFields.includes(field);

/** What the browser may fill in by itself: of the person who holds the phone, and of nobody else. */
export const autoCompleteOf = (field: string): string =>
  ({
    notifierName: 'name',
    notifierAddress: 'street-address',
    notifierOccupation: 'organization-title',
    notifierPhone: 'tel',
    courierName: 'name',
  })[field] ?? 'off';

/** Under which name the dictionaries have a field, where that is not its own. */
const otherLabels: Readonly<Record<string, TransitLabel>> = {
  purpose: 'entryPurpose',
  origin: 'goodsOrigin',
  documents: 'transitDocuments',
  company: 'courierCompany',
};

/** The name of a field in the dictionaries: `origin` → `goodsOrigin`. */
export const labelKeyOf = (field: string): string => otherLabels[field] ?? field;
