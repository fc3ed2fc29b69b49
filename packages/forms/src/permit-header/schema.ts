import { type Company, type PermitHeader, permitHeader } from '@pabean/api/contract';
import {
  cleanPhone,
  extraFieldOf,
  type FieldLabel,
  identityProblem,
  type SharedMessages,
} from '@pabean/api/rules';

/** What the fields hold: text, as it was typed. */
export type HeaderValues = { [Field in keyof PermitHeader]: string };

/** A company's identity, which only brokers and carriers may change. */
export const identityFields = ['identityType', 'identityNumber', 'name', 'address'] as const;

const empty = Object.fromEntries(Object.keys(permitHeader.shape).map((field) => [field, ''])) as HeaderValues;

/** An empty header, filled in from the company. */
export function initialValues(company: Company, initial: Partial<HeaderValues> = {}): HeaderValues {
  const { identityType, identityNumber, name, address, phone, email } = company;
  return {
    ...empty,
    identityType,
    identityNumber,
    name,
    address,
    phone: cleanPhone(phone),
    email,
    ...initial,
  };
}

/** The words of a field; those of the extra field depend on the permit type. */
export function labelIn(messages: SharedMessages, permitTypeId: string, field: PropertyKey = ''): string {
  const extra = extraFieldOf(permitTypeId);
  const label = extra?.name === field ? extra.label : field;
  return Object.hasOwn(messages.labels, label) ? messages.labels[label as FieldLabel] : String(field);
}

/** Whether the applicant's NPWP is what stands in the way: it has not exactly 16 digits. */
export const isNpwpProblem = ({ identityType, identityNumber }: HeaderValues) =>
  identityProblem(identityType, identityNumber.trim()) === 'npwp';
