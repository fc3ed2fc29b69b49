import type { IdentityType, PermitType } from '@pabean/api/contract';
import { identityTypes as codes, dataLanguage, extraFieldOf, withGloss } from '@pabean/api/rules';
import { FieldRow } from '@pabean/ui/field-row';
import { Glossed } from '@pabean/ui/messages';
import { useOffice } from '@pabean/ui/office';
import { TextArea } from '@pabean/ui/text-area';
import { TextField } from '@pabean/ui/text-field';
import { Fragment, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { glossedOption } from '../internal/code-options.ts';
import {
  FormCombobox,
  FormDateField,
  FormEmailField,
  FormNpwpField,
  FormPhoneField,
  FormRadioGroup,
  FormSelect,
  FormTextArea,
  FormTextField,
  type ZodForm,
} from '../internal/index.ts';
import * as frame from '../internal/page-form.css.ts';
import { useGlosses } from '../messages/use-glosses.ts';
import { useFormMessages, useSharedMessages } from '../messages/use-messages.ts';
import * as styles from './permit-header.css.ts';
import type { HeaderValues } from './schema.ts';

/** Props of {@link HeaderFields}. */
export interface HeaderFieldsProps {
  form: ZodForm<HeaderValues>;
  permitTypes: readonly PermitType[];
  identityTypes: readonly IdentityType[];
  /** Whose documents the extra field offers. */
  area: 'ftz' | undefined;
  /** The company's own values, which cannot be changed here. */
  locked: readonly (keyof HeaderValues)[];
  /**
   * Whether the permit type can no longer be changed.
   *
   * @default false
   */
  permitTypeFixed?: boolean | undefined;
}

/**
 * The two columns: permit type and applicant. Fields that are not the applicant's are in the first column, in the order below.
 */
export function HeaderFields(props: HeaderFieldsProps) {
  const messages = useFormMessages('permitHeader');
  const { labels } = useSharedMessages();
  const office = useOffice();
  const { identityType, identityNumber, name, address, phone, email, ...permit } = useFields(props);
  return (
    <div className={styles.columns}>
      <fieldset className={frame.group}>
        <legend className={frame.legend}>{messages.permit}</legend>
        <TextArea label={labels.office} rows={1} locked defaultValue={`${office.code} – ${office.name}`} />
        {Object.entries(permit).map(([field, drawn]) => (
          <Fragment key={field}>{drawn}</Fragment>
        ))}
      </fieldset>
      <fieldset className={frame.group}>
        <legend className={frame.legend}>{messages.applicant}</legend>
        <FieldRow>
          {identityType}
          {identityNumber}
        </FieldRow>
        {name}
        {address}
        <FieldRow>
          {phone}
          {email}
        </FieldRow>
      </fieldset>
    </div>
  );
}

/** The renderer of each field of the header. */
function useFields({ form, permitTypes, identityTypes, area, locked, permitTypeFixed }: HeaderFieldsProps): {
  readonly [Name in keyof HeaderValues]: ReactNode;
} {
  const messages = useFormMessages('permitHeader');
  const { labels } = useSharedMessages();
  const glosses = useGlosses();
  const [permitTypeId, identityType] = useWatch({
    control: form.control,
    name: ['permitTypeId', 'identityType'],
  });
  const extra = extraFieldOf(permitTypeId, area);
  const choice = extra && (
    <FormRadioGroup
      key={permitTypeId}
      form={form}
      name={extra.name}
      label={labels[extra.label]}
      options={extra.choices.map(({ value, label }) => ({
        value,
        label: <Glossed word={label} gloss={glosses.permitChoice(`${extra.label}.${value}`)} />,
      }))}
    />
  );
  const NumberField = identityType === codes.npwp ? FormNpwpField : FormTextField;
  return {
    permitTypeId: permitTypeFixed ? (
      <TextArea
        label={form.labelOf('permitTypeId')}
        hint={messages.permitTypeFixed}
        rows={1}
        locked
        lang={dataLanguage}
        defaultValue={permitTypes.find(({ id }) => id === permitTypeId)?.name ?? permitTypeId}
      />
    ) : (
      <FormCombobox
        form={form}
        name="permitTypeId"
        hint={messages.permitTypeHint}
        options={permitTypes.map(({ id, name }) => ({ value: id, label: name, lang: dataLanguage }))}
        onValueChange={() => {
          // The value for the previous type has a different meaning here.
          form.setValue('documentKind', '');
          form.setValue('businessKind', '');
        }}
      />
    ),
    documentKind: extra?.name === 'documentKind' && choice,
    businessKind: extra?.name === 'businessKind' && choice,
    number: <FormTextField form={form} name="number" hint={messages.numberHint} />,
    date: <FormDateField form={form} name="date" />,
    identityType: locked.includes('identityType') ? (
      <TextField
        label={form.labelOf('identityType')}
        locked
        defaultValue={withGloss(
          identityTypes.find(({ code }) => code === identityType)?.label ?? identityType,
          glosses.identityType(identityType),
        )}
      />
    ) : (
      <FormSelect
        form={form}
        name="identityType"
        options={identityTypes.map(({ code, label }) =>
          glossedOption(code, label, glosses.identityType(code)),
        )}
      />
    ),
    identityNumber: (
      <NumberField
        form={form}
        name="identityNumber"
        locked={locked.includes('identityNumber')}
        autoComplete="off"
      />
    ),
    name: <FormTextField form={form} name="name" locked={locked.includes('name')} />,
    address: <FormTextArea form={form} name="address" locked={locked.includes('address')} rows={2} />,
    phone: <FormPhoneField form={form} name="phone" />,
    email: <FormEmailField form={form} name="email" />,
  };
}
