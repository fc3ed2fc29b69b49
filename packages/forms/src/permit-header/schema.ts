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

/** What the fields hold: text, as it was typed. */
export type HeaderValues = { [Field in keyof PermitHeader]: string };

/** A company's identity, which only brokers and carriers may change. */
export const identityFields = ['identityType', 'identityNumber', 'name', 'address'] as const;

const empty = Object.fromEntries(Object.keys(permitHeader.shape).map((field) => [field, ''])) as HeaderValues;

/**
 * An empty header, filled in from the company.
 *
 * @param mayEdit Whether the applicant may be somebody else: otherwise the company's identity counts.
 */
export function initialValues(
  company: Company,
  initial: Partial<HeaderValues> = {},
  mayEdit = true,
): HeaderValues {
  const { identityType, identityNumber, name, address, phone, email } = company;
  const identity = { identityType, identityNumber, name, address };
  const own = mayEdit ? [] : Object.entries(identity).filter(([, value]) => value !== '');
  return {
    ...empty,
    ...identity,
    phone: cleanPhone(phone),
    email,
    ...initial,
    ...Object.fromEntries(own),
  };
}

/** What the form of a stored header begins with. */
export const headerValuesOf = (application: ApplicationHeader): HeaderValues => ({
  ...empty,
  ...Object.fromEntries(Object.entries(typedHeaderOf(application)).filter(([, value]) => value)),
  // As the field holds it: otherwise it looked changed.
  phone: cleanPhone(application.phone),
});

/** The words of a field; those of the extra field depend on the permit type. */
export function labelIn(messages: SharedMessages, permitTypeId: string, field: PropertyKey = ''): string {
  const extra = extraFieldOf(permitTypeId);
  const label = extra?.name === field ? extra.label : field;
  return Object.hasOwn(messages.labels, label) ? messages.labels[label as FieldLabel] : String(field);
}

/** What a value of a field says to people: words for a code, a day as it is written. */
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

/** The lists whose codes a header holds. */
interface HeaderReferences {
  readonly permitTypes: readonly PermitType[];
  readonly identityTypes: readonly IdentityType[];
}

/** Whether the applicant's NPWP is what stands in the way: it has not exactly 16 digits. */
export const isNpwpProblem = ({ identityType, identityNumber }: HeaderValues) =>
  identityProblem(identityType, identityNumber.trim()) === 'npwp';
