import {
  type CourierGoods,
  type CourierValues,
  courierValues,
  type PassengerGoods,
  type PassengerValues,
  passengerValues,
  type TransitDocument,
} from '@pabean/api/contract';
import { otherPurpose } from '@pabean/api/rules';
import * as z from 'zod/mini';

/** The form values: texts as typed, and lines. */
type AsTyped<Values, Lines> = { [Name in Exclude<keyof Values, keyof Lines>]: string } & {
  [Name in keyof Lines]: Lines[Name];
};

/** The field values of a passenger's request. */
export type PassengerFormValues = AsTyped<
  PassengerValues,
  {
    goods: PassengerGoods[];
    /** Documents that belong to the goods. */
    documents: TransitDocument[];
  }
> & {
  /** Whether another person pays; without a sponsor, values typed about one are ignored. */
  hasSponsor: boolean;
};

/** The field values of a courier's request. */
export type CourierFormValues = AsTyped<CourierValues, { goods: CourierGoods[] }>;

/** The fields about a sponsor. */
export const sponsorFields = [
  'sponsorName',
  'sponsorIdentityType',
  'sponsorIdentityNumber',
  'sponsorAddress',
  'sponsorOccupation',
  'sponsorPhone',
] as const satisfies readonly (keyof PassengerValues)[];

const withoutSponsor = () => Object.fromEntries(sponsorFields.map((name) => [name, '']));

/** Fields that are not asked for are empty, whatever was typed before. */
const asked = z.transform(
  ({ hasSponsor, ...values }: PassengerFormValues) =>
    ({
      ...values,
      ...(hasSponsor ? {} : withoutSponsor()),
      otherPurpose: values.purpose === otherPurpose ? values.otherPurpose : '',
    }) as z.input<typeof passengerValues>,
);

const passengerSchema = z.pipe(asked, passengerValues);

export { courierValues, passengerSchema };

const emptyOf = (shape: object) => Object.fromEntries(Object.keys(shape).map((name) => [name, '']));

/** The values of an empty form: most passengers have a KTP. */
export const emptyPassenger = () =>
  ({
    ...emptyOf(passengerValues.shape),
    notifierIdentityType: 'KTP',
    hasSponsor: false,
    goods: [],
    documents: [],
  }) as object as PassengerFormValues;

/** The values of an empty form. */
export const emptyCourier = () =>
  ({ ...emptyOf(courierValues.shape), goods: [] }) as object as CourierFormValues;
