import {
  type CourierValues,
  courierValues,
  type PassengerValues,
  passengerValues,
  wireField,
} from '@pabean/api/contract';

/** A field of a transit request, by its name in the code. */
export type TransitFieldName = keyof PassengerValues | keyof CourierValues;

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

/** What a form knows of a field beside its checks. */
export interface TransitFieldFacts {
  readonly kind: TransitFieldKind;
  /** Whether it may be left out. A carrier may be in a courier's request only, whose form says so. */
  readonly optional?: boolean;
  /**
   * What the browser may fill in by itself: of the person who holds the phone, and of nobody else.
   *
   * @default 'off'
   */
  readonly autoComplete?: string;
  /** Of an identity number: the field that says what kind of number it is. */
  readonly typeField?: TransitFieldName;
}

/** A line of text, as most fields are. */
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

/** What is known of a field; one that the table does not name is a line of text. */
export const transitField = (name: string): TransitFieldFacts => fields[name as TransitFieldName] ?? text;

const shape: Readonly<Record<string, Parameters<typeof wireField>[0]>> = {
  ...courierValues.shape,
  ...passengerValues.shape,
};

/** The name of a field in the dictionaries, as the contract says it: `origin` → `goodsOrigin`. */
export function labelKeyOf(name: string): string {
  const label = wireField(shape[name])?.label;
  return typeof label === 'string' ? label : name;
}
