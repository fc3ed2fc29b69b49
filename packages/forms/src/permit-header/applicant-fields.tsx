import type { IdentityType } from '@pabean/api/contract';
import { Select, TextArea, TextField } from '@pabean/ui';
import { type LateForm, useFormWords, useSharedWords } from '../internal/index.ts';
import * as own from '../internal/messages/own.ts';
import * as styles from './permit-header.css.ts';
import type { HeaderValues } from './schema.ts';

/** Props of {@link ApplicantFields}. */
export interface ApplicantFieldsProps {
  form: LateForm<HeaderValues>;
  identityTypes: readonly IdentityType[];
  /** Whether the identity is the company's own and cannot be changed here. */
  locked: boolean;
}

/** The right column: for whom the permit is. */
export function ApplicantFields({ form, identityTypes, locked }: ApplicantFieldsProps) {
  const permitHeaderWords = useFormWords('permitHeader', own.permitHeader);
  const shared = useSharedWords();
  const { labels } = shared;
  const chosen = form.values.getValues().identityType;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{permitHeaderWords.applicant}</legend>
      <div className={styles.pair}>
        {locked ? (
          <TextField
            label={labels.identityType}
            locked
            defaultValue={identityTypes.find(({ code }) => code === chosen)?.label ?? chosen}
          />
        ) : (
          <Select
            label={labels.identityType}
            options={identityTypes.map(({ code, label }) => ({ value: code, label }))}
            {...form.field('identityType')}
          />
        )}
        <TextField
          label={labels.identityNumber}
          code
          locked={locked}
          autoComplete="off"
          {...form.field('identityNumber')}
        />
      </div>
      <TextField label={labels.name} locked={locked} {...form.field('name')} />
      <TextArea label={labels.address} locked={locked} rows={2} {...form.field('address')} />
      <div className={styles.pair}>
        <TextField label={labels.phone} inputMode="tel" autoComplete="tel" {...form.field('phone')} />
        <TextField label={labels.email} inputMode="email" autoComplete="email" {...form.field('email')} />
      </div>
    </fieldset>
  );
}
