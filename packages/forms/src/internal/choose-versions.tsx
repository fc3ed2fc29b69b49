import { Button } from '@pabean/ui/button';
import { RadioGroup } from '@pabean/ui/radio-group';
import { useState } from 'react';
import { useFormMessages } from '../messages/use-messages.ts';
import * as styles from './choose-versions.css.ts';
import { FocusedAlert } from './focused-alert.tsx';
import type { BothVersions, DifferentField } from './use-both-versions.ts';

/** Props of {@link ChooseVersions}. */
export interface ChooseVersionsProps {
  versions: Pick<BothVersions, 'fields' | 'choose'>;
  form: { readonly formState: { readonly isSubmitting: boolean } };
}

/**
 * Both versions of a record that another user changed meanwhile, field by field, to choose from. It is above the form and takes
 * the focus; renders nothing without a conflict.
 */
export function ChooseVersions({ versions, form }: ChooseVersionsProps) {
  const { fields, choose } = versions;
  if (fields.length === 0) return null;
  // A different list of fields remounts the choice.
  const question = fields.map(({ name, theirs }) => `${name}=${theirs}`).join('\n');
  return <Question key={question} fields={fields} onChoose={choose} busy={form.formState.isSubmitting} />;
}

interface QuestionProps {
  fields: readonly DifferentField[];
  onChoose: (theirs: readonly string[]) => void;
  busy: boolean;
}

function Question({ fields, onChoose, busy }: QuestionProps) {
  const messages = useFormMessages('bothVersions');
  const form = useFormMessages('form');
  const [theirs, setTheirs] = useState<readonly string[]>(() =>
    fields.filter(({ changedHere }) => !changedHere).map(({ name }) => name),
  );
  const take = (name: string, isTheirs: boolean) =>
    setTheirs((all) => [...all.filter((each) => each !== name), ...(isTheirs ? [name] : [])]);
  return (
    <FocusedAlert heading={messages.heading} advice={messages.advice}>
      <div className={styles.fields}>
        {fields.map(({ name, label, mine, theirs: other }) => (
          <RadioGroup
            key={name}
            label={label}
            columns={2}
            value={theirs.includes(name) ? 'theirs' : 'mine'}
            onChange={({ target }) => take(name, target.value === 'theirs')}
            options={[
              { value: 'mine', label: messages.mine, hint: mine || messages.empty },
              { value: 'theirs', label: messages.theirs, hint: other || messages.empty },
            ]}
          />
        ))}
      </div>
      <Button
        size="small"
        variant="primary"
        busy={busy}
        busyLabel={form.saving}
        onClick={() => onChoose(theirs)}
      >
        {messages.save}
      </Button>
    </FocusedAlert>
  );
}
