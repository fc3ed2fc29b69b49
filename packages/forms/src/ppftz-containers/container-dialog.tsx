import {
  type PpftzContainer,
  ppftzContainerKinds,
  ppftzContainerRow,
  ppftzContainerSizes,
  type StoredPpftzContainer,
} from '@pabean/api/contract';
import { fill } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { DialogBody, DialogCancel, DialogFoot, DialogForm } from '@pabean/ui/dialog';
import { useMessages } from '@pabean/ui/messages';
import { VisuallyHidden } from '@pabean/ui/visually-hidden';
import { useRef, useState } from 'react';
import { EditDialog } from '../internal/edit-dialog.tsx';
import {
  type AttemptOptions,
  DraftBanner,
  type DraftProps,
  FormContainerNumberField,
  FormProblems,
  FormRadioGroup,
  useDraft,
  useZodForm,
} from '../internal/index.ts';
import { asOnlyRow } from '../internal/row-errors.ts';
import * as styles from '../internal/row-list.css.ts';
import { useContainerWords } from '../internal/use-container-words.ts';
import { useUnsaved } from '../internal/use-unsaved.ts';
import { useFormMessages } from '../messages/use-messages.ts';

/** Props of {@link ContainerDialog}. */
export interface ContainerDialogProps extends DraftProps {
  /** The containers that are there already. */
  rows: readonly Pick<StoredPpftzContainer, 'number'>[];
  onAdd: (rows: PpftzContainer[], options: AttemptOptions) => Promise<unknown>;
  onRequestClose: () => void;
}

/** What is typed: nothing is chosen at first. */
type Values = { readonly [Name in keyof PpftzContainer]: string };

const draftVersion = 1;
const empty: Values = { number: '', size: '', kind: '' };

/** Adds a container to a record, and another one after it. */
export function ContainerDialog({ onRequestClose, ...props }: ContainerDialogProps) {
  const { rows: words } = useContainerWords();
  return (
    <EditDialog heading={words.addContainer} size="medium" onRequestClose={onRequestClose}>
      <ContainerForm {...props} onDone={onRequestClose} />
    </EditDialog>
  );
}

function ContainerForm(props: Omit<ContainerDialogProps, 'onRequestClose'> & { onDone: () => void }) {
  const { rows: words, labelOf, sizeOf, kindOf } = useContainerWords();
  const { save, saving } = useFormMessages('form');
  const { saveAndAdd } = useFormMessages('rows');
  const { added: addedWord } = useMessages('fileUpload');
  const goesOn = useRef(false);
  const [added, setAdded] = useState('');
  const taken = new Set(props.rows.map(({ number }) => number));
  const form = useZodForm<Values, PpftzContainer>({
    schema: ppftzContainerRow.check(({ value, issues }) => {
      if (taken.has(value.number))
        issues.push({ code: 'custom', input: value, path: ['number'], message: 'duplicate' });
    }),
    defaultValues: empty,
    labelOf,
    async onSubmit(row, options) {
      await asOnlyRow(() => props.onAdd([row], options));
      await draft.forget();
      // The next one is often of the same kind.
      form.reset({ ...row, number: '' }, { keepFieldsRef: true });
      props.onDirtyChange?.(false);
      if (!goesOn.current) return props.onDone();
      setAdded(fill(addedWord, { name: row.number }));
      form.setFocus('number');
    },
  });
  const draft = useDraft({
    form,
    name: 'ppftz-container',
    version: draftVersion,
    location: props.draft,
  });
  useUnsaved(form, props.onDirtyChange);
  const sends = (again: boolean) => () => {
    goesOn.current = again;
  };
  const { isSubmitting } = form.formState;
  return (
    <DialogForm {...form.formProps}>
      <DialogBody className={styles.body}>
        <DraftBanner draft={draft} />
        <FormProblems form={form} />
        <FormContainerNumberField form={form} name="number" />
        <FormRadioGroup
          form={form}
          name="size"
          options={ppftzContainerSizes.map((value) => ({ value, label: sizeOf(value) }))}
        />
        <FormRadioGroup
          form={form}
          name="kind"
          columns={2}
          options={ppftzContainerKinds.map((value) => ({
            value,
            label: kindOf(value),
            hint: value === 'F' ? words.fullLoadHint : words.partLoadHint,
          }))}
        />
        <VisuallyHidden role="status">{added && <span key={added}>{added}</span>}</VisuallyHidden>
      </DialogBody>
      <DialogFoot>
        <DialogCancel />
        <Button type="submit" disabled={isSubmitting} onClick={sends(true)}>
          {saveAndAdd}
        </Button>
        <Button type="submit" variant="primary" busy={isSubmitting} busyLabel={saving} onClick={sends(false)}>
          {save}
        </Button>
      </DialogFoot>
    </DialogForm>
  );
}
