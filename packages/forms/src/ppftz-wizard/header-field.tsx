import type { PpftzHeader } from '@pabean/api/contract';
import { identityTypes as codes, dataLanguage, kilograms } from '@pabean/api/rules';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { glossedOption } from '../internal/code-options.ts';
import {
  FormCombobox,
  FormDateField,
  FormNpwpField,
  FormNumberField,
  FormRadioGroup,
  FormSelect,
  FormTextArea,
  FormTextField,
  type ZodForm,
} from '../internal/index.ts';
import { useGlosses } from '../messages/use-glosses.ts';
import { FieldNotes, useFieldNotes } from './field-notes.tsx';
import { type PpftzReferences, useModeLabels } from './references.ts';
import { type PpftzField, ppftzFieldKind } from './steps.ts';

/** Props of {@link HeaderField}. */
export interface HeaderFieldProps {
  form: ZodForm<PpftzHeader>;
  name: PpftzField;
  references: PpftzReferences;
  /** Whether the record can be sent without it. */
  optional: boolean;
}

/** A field of a record's header as its kind requires it, with an officer's remark. */
export function HeaderField({ form, name, references, optional }: HeaderFieldProps) {
  const notes = useFieldNotes(name, references);
  const modes = useModeLabels();
  const glosses = useGlosses();
  const field = {
    form,
    name,
    optional,
    ...(notes.length > 0 && { hint: <FieldNotes notes={notes} /> }),
  };
  switch (ppftzFieldKind(name)) {
    case 'lines':
      return <FormTextArea {...field} rows={2} />;
    case 'date':
      return <FormDateField {...field} />;
    case 'weight':
      return <FormNumberField {...field} notation={kilograms} width="half" />;
    case 'transportMode':
      return (
        <FormRadioGroup
          {...field}
          columns={3}
          options={Object.entries(modes).map(([value, label]) => ({ value, label }))}
        />
      );
    case 'port':
      return <FormCombobox {...field} options={optionsOf(references.ports)} />;
    case 'warehouse':
      return <FormCombobox {...field} options={optionsOf(references.warehouses)} />;
    case 'identityType':
      return (
        <FormSelect
          {...field}
          placeholder=""
          options={references.identityTypes.map(({ code, label }) =>
            glossedOption(code, label, glosses.identityType(code)),
          )}
        />
      );
    case 'identityNumber':
      return <IdentityNumber {...field} />;
    default:
      return <FormTextField {...field} autoComplete="off" />;
  }
}

const optionsOf = (list: readonly { code: string; name: string }[]) =>
  list.map(({ code, name }) => ({ value: code, label: name, hint: code, lang: dataLanguage }));

/** An NPWP if the type beside it is NPWP. */
function IdentityNumber({
  form,
  name,
  ...rest
}: Omit<HeaderFieldProps, 'references'> & { hint?: ReactNode }) {
  const type = useWatch({
    control: form.control,
    name: name === 'identityNumber' ? 'identityType' : 'proxyIdentityType',
  });
  const Field = type === codes.npwp ? FormNpwpField : FormTextField;
  return <Field {...rest} form={form} name={name} autoComplete="off" />;
}
