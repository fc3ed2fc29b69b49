import {
  type CourierValues,
  courierValues,
  type PassengerValues,
  passengerValues,
  wireField,
} from '@pabean/api/contract';

/** A field of a transit request, by its name in code. */
export type TransitFieldName = keyof PassengerValues | keyof CourierValues;

/** The kind of input of a field. */
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

/** Properties of a field beside its validation. */
export interface TransitFieldFacts {
  readonly kind: TransitFieldKind;
  /** Whether it is optional. A carrier is optional only in a courier's request, whose form sets it. */
  readonly optional?: boolean;
  /**
   * The browser's autofill: only for the person who holds the phone.
   *
   * @default 'off'
   */
  readonly autoComplete?: string;
  /** Of an identity number: the field with the type of the number. */
  readonly typeField?: TransitFieldName;
}

/** A line of text, as most fields. */
const text: TransitFieldFacts = { kind: 'text' };

const fields: Readonly<Partial<Record<TransitFieldName, TransitFieldFacts>>> = {
  notifierName: { kind: 'text', autoComplete: 'name' },
  notifierIdentityType: { kind: 'identityType' },
  notifierIdentityNumber: { kind: 'identityNumber', typeField: 'notifierIdentityType' },
  notifierAddress: { kind: 'lines', autoComplete: 'street-address' },
  notifierOccupation: { kind: 'text', autoComplete: 'organization-title' },
  notifierPhone: { kind: 'phone', autoComplete: 'tel' },
  sponsorName: { kind: 'text', optional: true },
  sponsorIdentityType: { kind: 'identityType', optional: true },
  sponsorIdentityNumber: { kind: 'identityNumber', optional: true, typeField: 'sponsorIdentityType' },
  sponsorAddress: { kind: 'lines', optional: true },
  sponsorOccupation: { kind: 'text', optional: true },
  sponsorPhone: { kind: 'phone', optional: true },
  entryType: { kind: 'entryType' },
  purpose: { kind: 'purpose' },
  otherPurpose: { kind: 'otherPurpose' },
  exitDate: { kind: 'date' },
  arrivalDate: { kind: 'date' },
  portIn: { kind: 'port' },
  portOut: { kind: 'port' },
  identityNumber: { kind: 'masked' },
  address: { kind: 'masked' },
  courierName: { kind: 'text', autoComplete: 'name' },
  occupation: { kind: 'text', optional: true },
  billNumber: { kind: 'text', optional: true },
  expectedDate: { kind: 'date' },
  departurePort: { kind: 'port' },
  arrivalPort: { kind: 'port' },
  packageCount: { kind: 'count' },
  packageType: { kind: 'packageType' },
  originCity: { kind: 'city', optional: true },
  destinationCity: { kind: 'city', optional: true },
};

/** Returns the properties of a field; a line of text by default. */
export const transitField = (name: string): TransitFieldFacts => fields[name as TransitFieldName] ?? text;

const shape: Readonly<Record<string, Parameters<typeof wireField>[0]>> = {
  ...courierValues.shape,
  ...passengerValues.shape,
};

/** The name of a field in the dictionaries, as in the contract: `origin` → `goodsOrigin`. */
export function labelKeyOf(name: string): string {
  const label = wireField(shape[name])?.label;
  return typeof label === 'string' ? label : name;
}
