import { type PpftzPackaging, ppftzPackagingRow } from '@pabean/api/contract';
import { fill, formatNumber } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { DialogBody, DialogCancel, DialogFoot, DialogForm } from '@pabean/ui/dialog';
import { codeOptions } from '../internal/code-options.ts';
import { EditDialog } from '../internal/edit-dialog.tsx';
import {
  ChooseVersions,
  DraftBanner,
  FormCombobox,
  FormNumberField,
  FormProblems,
  useBothVersions,
  useDraft,
  useZodForm,
} from '../internal/index.ts';
import * as styles from '../internal/row-list.css.ts';
import { useUnsaved } from '../internal/use-unsaved.ts';
import { useFormMessages, usePpftzMessages } from '../messages/use-messages.ts';
import type { PpftzPackagingPanelProps } from './ppftz-packaging-panel.tsx';

/** Props of {@link PackagingDialog}. */
export interface PackagingDialogProps extends PpftzPackagingPanelProps {
  onSave: NonNullable<PpftzPackagingPanelProps['onSave']>;
  onRequestClose: () => void;
}

const draftVersion = 1;
const wholes = { decimals: 0 };

/** Gives a record its packaging, or changes it. */
export function PackagingDialog({ onRequestClose, ...props }: PackagingDialogProps) {
  const words = usePpftzMessages('ppftzRows');
  const { change } = useFormMessages('rows');
  const { packaging } = usePpftzMessages('ppftzLabels');
  return (
    <EditDialog
      heading={props.packaging ? fill(change, { part: packaging }) : words.addPackaging}
      size="medium"
      onRequestClose={onRequestClose}
    >
      <PackagingForm {...props} onDone={onRequestClose} />
    </EditDialog>
  );
}

function PackagingForm(props: Omit<PackagingDialogProps, 'onRequestClose'> & { onDone: () => void }) {
  const { packaging, packageTypes, onSave, loadLatest, onDone } = props;
  const { kindHint } = useFormMessages('rows');
  const labels = usePpftzMessages('ppftzLabels');
  const { save, saving } = useFormMessages('form');
  const nameOf = (code: string) => packageTypes.find((each) => each.code === code)?.name ?? code;
  const form = useZodForm<PpftzPackaging, PpftzPackaging>({
    schema: ppftzPackagingRow,
    defaultValues: { count: packaging?.count ?? '', kind: packaging?.kind ?? '' },
    labelOf: (name) => (name === 'count' ? labels.packageCount : labels.packageType),
    async onSubmit(values, { signal }) {
      const saved = await versions.save((version) => onSave(values, { signal, version }));
      if (!saved) return;
      await draft.forget();
      props.onDirtyChange?.(false);
      onDone();
    },
  });
  const versions = useBothVersions(form, {
    version: packaging?.version,
    loadLatest,
    textOf: (name, value) => (name === 'count' ? formatNumber(String(value), wholes) : nameOf(String(value))),
  });
  const draft = useDraft({ form, name: 'ppftz-packaging', version: draftVersion, location: props.draft });
  useUnsaved(form, props.onDirtyChange);
  return (
    <DialogForm {...form.formProps}>
      <DialogBody className={styles.body}>
        <DraftBanner draft={draft} />
        <ChooseVersions versions={versions} form={form} />
        <FormProblems form={form} />
        <FormNumberField form={form} name="count" width="date" />
        <FormCombobox form={form} name="kind" hint={kindHint} options={codeOptions(packageTypes)} />
      </DialogBody>
      <DialogFoot>
        <DialogCancel />
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting} busyLabel={saving}>
          {save}
        </Button>
      </DialogFoot>
    </DialogForm>
  );
}
