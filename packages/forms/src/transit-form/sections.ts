import type { TransitFieldName } from './fields.ts';

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
  /** Its fields, row by row: those of one row are beside each other if there is room. A list is a row of its own. */
  readonly rows: readonly (readonly TransitFieldName[])[];
}

/** The sections of a passenger's request, in order. */
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
    // Both dates are beside each other: one must not be before the other.
    rows: [['carrier'], ['carrierNumber'], ['arrivalDate', 'exitDate'], ['portIn', 'portOut']],
  },
  { name: 'goods', rows: [['goods']] },
  { name: 'documents', rows: [['documents']] },
  { name: 'send', rows: [] },
];

/** The sections of a courier's request, in order. */
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

/** The index of the section of a field, by its name or the path of one of its lines; -1 if there is none. */
export const sectionOf = (sections: readonly FormSection[], path: string): number => {
  const [field = ''] = path.split('.');
  return sections.findIndex(({ rows }) => rows.flat<readonly (readonly string[])[]>().includes(field));
};
