import type { PermitType } from '@pabean/api/contract';
import { extraFieldOf, type OfficeProfile } from '@pabean/api/rules';
import { DateField, RadioGroup, Select, TextField } from '@pabean/ui';
import { type LateForm, useFormValue, useFormWords, useSharedWords } from '../internal/index.ts';
import * as own from '../internal/messages/own.ts';
import * as styles from './permit-header.css.ts';
import type { HeaderValues } from './schema.ts';

/** Props of {@link PermitFields}. */
export interface PermitFieldsProps {
  form: LateForm<HeaderValues>;
  office: Pick<OfficeProfile, 'code' | 'name'>;
  permitTypes: readonly PermitType[];
}

/** The left column: which permit, its number and date, and what its type asks for besides. */
export function PermitFields({ form, office, permitTypes }: PermitFieldsProps) {
  const words = useFormWords('permitHeader', own.permitHeader);
  const shared = useSharedWords();
  const permitTypeId = useFormValue(form.values, 'permitTypeId');
  const extra = extraFieldOf(permitTypeId);
  const permitType = form.field('permitTypeId');
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words.permit}</legend>
      <TextField label={shared.labels.office} locked defaultValue={`${office.code} – ${office.name}`} />
      <Select
        label={shared.labels.permitTypeId}
        placeholder={words.choosePermitType}
        options={permitTypes.map(({ id, name }) => ({ value: id, label: name }))}
        {...permitType}
        onChange={(event) => {
          // What was chosen for another type means something else here.
          form.values.setValue('documentKind', '');
          form.values.setValue('businessKind', '');
          return permitType.onChange(event);
        }}
      />
      {extra && (
        <RadioGroup
          key={permitTypeId}
          label={shared.labels[extra.label]}
          options={extra.choices}
          {...form.field(extra.name)}
        />
      )}
      <TextField label={shared.labels.number} hint={words.numberHint} {...form.field('number')} />
      <DateField label={shared.labels.date} {...form.date('date')} />
    </fieldset>
  );
}
