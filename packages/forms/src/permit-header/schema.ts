import {
  type ApplicationHeader,
  type Company,
  type IdentityType,
  type PermitHeader,
  type PermitType,
  permitHeader,
  typedHeaderOf,
} from '@pabean/api/contract';
import {
  cleanPhone,
  extraFieldOf,
  type FieldLabel,
  formatDate,
  identityProblem,
  isIsoDate,
  type SharedMessages,
} from '@pabean/api/rules';

/** The field values: text as typed. */
export type HeaderValues = { [Field in keyof PermitHeader]: string };

/** A company's identity, which only brokers and carriers may change. */
export const identityFields = ['identityType', 'identityNumber', 'name', 'address'] as const;

const empty = Object.fromEntries(Object.keys(permitHeader.shape).map((field) => [field, ''])) as HeaderValues;

/**
 * An empty header, prefilled from the company.
 *
 * @param mayEdit Whether the applicant may be another company: otherwise the company's identity is used.
 */
export function initialValues(
  company: Company,
  initial: Partial<HeaderValues> = {},
  mayEdit = true,
): HeaderValues {
  const { identityType, identityNumber, name, address, phone, email } = company;
  const identity = { identityType, identityNumber, name, address };
  const companyValues = mayEdit ? [] : Object.entries(identity).filter(([, value]) => value !== '');
  return {
    ...empty,
    ...identity,
    phone: cleanPhone(phone),
    email,
    ...initial,
    ...Object.fromEntries(companyValues),
  };
}

/** The form values of a stored header. */
export const headerValuesOf = (application: ApplicationHeader): HeaderValues => ({
  ...empty,
  ...Object.fromEntries(Object.entries(typedHeaderOf(application)).filter(([, value]) => value)),
  // In the field's format: otherwise the form would be dirty.
  phone: cleanPhone(application.phone),
});

/** The labels of a field; those of the extra field depend on the permit type. */
export function labelIn(messages: SharedMessages, permitTypeId: string, field: PropertyKey = ''): string {
  const extra = extraFieldOf(permitTypeId);
  const label = extra?.name === field ? extra.label : field;
  return Object.hasOwn(messages.labels, label) ? messages.labels[label as FieldLabel] : String(field);
}

/** Formats the value of a field: label of a code, a date in the user's notation. */
export function headerText(
  name: string,
  value: string,
  { permitTypeId }: Pick<HeaderValues, 'permitTypeId'>,
  { permitTypes, identityTypes }: HeaderReferences,
): string {
  if (name === 'date') return isIsoDate(value) ? formatDate(value) : value;
  if (name === 'permitTypeId') return permitTypes.find(({ id }) => id === value)?.name ?? value;
  if (name === 'identityType') return identityTypes.find(({ code }) => code === value)?.label ?? value;
  const extra = extraFieldOf(permitTypeId);
  return (extra?.name === name && extra.choices.find((choice) => choice.value === value)?.label) || value;
}

/** The reference lists of a header's codes. */
interface HeaderReferences {
  readonly permitTypes: readonly PermitType[];
  readonly identityTypes: readonly IdentityType[];
}

/** Whether the applicant's NPWP is the error: it does not have exactly 16 digits. */
export const isNpwpProblem = ({ identityType, identityNumber }: HeaderValues) =>
  identityProblem(identityType, identityNumber.trim()) === 'npwp';
