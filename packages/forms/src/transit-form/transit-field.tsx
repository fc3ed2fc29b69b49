import type { NamedCode } from '@pabean/api/contract';
import {
  dataLanguage,
  otherPurpose,
  transitEntryTypes,
  transitIdentityTypes,
  transitPurposes,
} from '@pabean/api/rules';
import { Glossed } from '@pabean/ui/messages';
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { codeOptions, glossedOption } from '../internal/code-options.ts';
import {
  FormCombobox,
  FormDateField,
  FormNpwpField,
  FormNumberField,
  FormPhoneField,
  FormRadioGroup,
  FormSelect,
  FormTextArea,
  FormTextField,
  type ZodForm,
} from '../internal/index.ts';
import { useTransitMessages } from '../messages/use-messages.ts';
import { useTransitGloss } from '../messages/use-transit-gloss.ts';
import { transitField } from './fields.ts';

/** The reference lists of a request. */
export interface TransitReferences {
  /** Names of ports and terminals; each list is undefined while loading. */
  readonly ports: readonly { readonly name: string }[] | undefined;
  /** Names of cities. */
  readonly cities?: readonly { readonly name: string }[] | undefined;
  /** Kinds of packages. */
  readonly packageTypes?: readonly NamedCode[] | undefined;
}

/** Props of {@link TransitField}. */
export interface TransitFieldProps<Values extends FieldValues> {
  form: ZodForm<Values>;
  name: FieldPath<Values>;
  references: TransitReferences;
}

const none: readonly never[] = [];

/** Names to choose from, in the office's language; undefined while loading. */
export const listed = (list: readonly { readonly name: string }[] | undefined) => ({
  loading: list === undefined,
  options: (list ?? none).map(({ name }) => ({ value: name, label: name, lang: dataLanguage })),
});

/** A field of a transit request as its kind requires it. */
export function TransitField<Values extends FieldValues>({
  form,
  name,
  references,
}: TransitFieldProps<Values>) {
  const messages = useTransitMessages('transitForm');
  const glossOf = useTransitGloss();
  const { kind, optional = false, autoComplete = 'off' } = transitField(name);
  const field = { form, name, optional };
  const list = { ...field, hint: messages.listHint };
  switch (kind) {
    case 'lines':
      return <FormTextArea {...field} rows={2} autoComplete={autoComplete} />;
    case 'date':
      return <FormDateField {...field} />;
    case 'phone':
      return <FormPhoneField {...field} autoComplete={autoComplete} width="full" />;
    case 'count':
      return <FormNumberField {...field} />;
    case 'identityType':
      return (
        <FormSelect
          {...field}
          {...(optional && { placeholder: '' })}
          options={transitIdentityTypes.map((type) => glossedOption(type, type, glossOf(type)))}
        />
      );
    case 'identityNumber':
      return <IdentityNumber form={form} name={name} references={references} />;
    case 'entryType':
      return (
        <FormRadioGroup
          {...field}
          columns={2}
          options={Object.entries(transitEntryTypes).map(([value, label]) => ({
            value,
            label: <Glossed word={label} gloss={glossOf(label)} />,
            hint: <Glossed word={value} gloss={glossOf(value)} />,
          }))}
        />
      );
    case 'purpose':
      return (
        <FormRadioGroup
          {...field}
          layout="list"
          columns={2}
          options={transitPurposes.map((value) => ({
            value,
            label: <Glossed word={value} gloss={glossOf(value)} />,
          }))}
        />
      );
    case 'otherPurpose':
      return <OtherPurpose form={form} name={name} references={references} />;
    case 'port':
      return <FormCombobox {...list} {...listed(references.ports)} />;
    case 'city':
      return <FormCombobox {...list} {...listed(references.cities)} />;
    case 'packageType':
      return (
        <FormCombobox
          {...list}
          loading={references.packageTypes === undefined}
          options={codeOptions(references.packageTypes ?? none)}
        />
      );
    case 'masked':
      return <Masked form={form} name={name} references={references} />;
    default:
      return <FormTextField {...field} autoComplete={autoComplete} />;
  }
}

/** A number in the format of the type beside it: digits of an NPWP or a KTP, or any text. */
function IdentityNumber<Values extends FieldValues>({ form, name }: TransitFieldProps<Values>) {
  const { optional = false, typeField } = transitField(name);
  const type: string = useWatch({ control: form.control, name: typeField as FieldPath<Values> });
  const field = { form, name, optional, autoComplete: 'off' };
  if (type === 'NPWP') return <FormNpwpField {...field} />;
  return <FormTextField {...field} code inputMode={type === 'KTP' ? 'numeric' : 'text'} />;
}

/** The masked data of a company, once one is chosen. */
function Masked<Values extends FieldValues>({ form, name }: TransitFieldProps<Values>) {
  const value: string = useWatch({ control: form.control, name });
  return value ? <FormTextField form={form} name={name} locked /> : null;
}

/** The purpose as text, if no option of the list fits. */
function OtherPurpose<Values extends FieldValues>({ form, name }: TransitFieldProps<Values>) {
  const purpose: string = useWatch({ control: form.control, name: 'purpose' as FieldPath<Values> });
  return purpose === otherPurpose ? <FormTextField form={form} name={name} autoComplete="off" /> : null;
}
