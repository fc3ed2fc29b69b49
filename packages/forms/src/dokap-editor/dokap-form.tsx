import type { DokapValues } from '@pabean/api/contract';
import {
  Button,
  DateField,
  DialogBody,
  DialogCancel,
  DialogFoot,
  DialogForm,
  FileField,
  Select,
  TextArea,
} from '@pabean/ui';
import { type TravellingFile, travelling } from '../internal/chosen-file.ts';
import {
  DraftBanner,
  FormProblems,
  useDraft,
  useFormWords,
  useSharedWords,
  useZodForm,
} from '../internal/index.ts';
import * as own from '../internal/messages/own.ts';
import { useUnsaved } from '../internal/use-unsaved.ts';
import * as styles from './dokap-editor.css.ts';
import type { DokapEditorProps } from './dokap-editor.tsx';
import { DokapValueField } from './dokap-fields.tsx';
import { type CheckedDokap, type DokapFormValues, dokapForm } from './schema.ts';
import { useReferences } from './use-references.ts';

/** What is saved: the values, and the file; without one a stored file stays. */
export type DokapSubmission = DokapValues & TravellingFile & { readonly code: string };

type Props = Omit<DokapEditorProps, 'open' | 'onRequestClose'> & {
  onUnsaved: (unsaved: boolean) => void;
  onSaved: () => void;
};

const draftVersion = 1;

/** The fields of a document inside its dialog. */
export function DokapForm({
  definitions,
  dokap,
  loadReferences,
  limit,
  draft,
  onSave,
  onUnsaved,
  onSaved,
  onOpenFile,
}: Props) {
  const words = useFormWords('dokap', own.dokap);
  const shared = useSharedWords();
  const form = useZodForm<DokapFormValues, CheckedDokap>({
    schema: (values) => dokapForm(find(values.code), Boolean(dokap?.fileName)),
    defaultValues: {
      code: dokap?.code ?? '',
      first: dokap?.first ?? '',
      second: dokap?.second ?? '',
      expiry: dokap?.expiry ?? '',
      remarks: dokap?.remarks ?? '',
    },
    labelOf: ([name]) => labels()[String(name)] ?? '',
    async onSubmit({ file, ...values }) {
      await onSave({ ...values, ...(await travelling(file)) });
      await kept.finish();
      onSaved();
    },
  });
  const kept = useDraft<DokapFormValues>({
    key: draft?.key ?? '',
    store: draft?.store,
    version: draftVersion,
    form: form.values,
  });
  const find = (code: string) => definitions.find((each) => each.code === code);
  const definition = find(form.values.watch('code'));
  const references = useReferences(definition, loadReferences);
  useUnsaved(form, onUnsaved);

  function labels(): Record<string, string> {
    return {
      code: shared.labels.dokapCode,
      first: definition?.firstLabel ?? '',
      second: definition?.secondLabel ?? '',
      expiry: shared.labels.expiry,
      remarks: shared.labels.remarks,
      file: shared.labels.file,
    };
  }

  return (
    <DialogForm {...form.props}>
      <DialogBody className={styles.fields}>
        <DraftBanner draft={kept} />
        <FormProblems form={form} />
        {!dokap && (
          <Select
            {...form.field('code')}
            label={shared.labels.dokapCode}
            placeholder={words.chooseType}
            options={definitions.map((each) => ({ value: each.code, label: each.name }))}
          />
        )}
        {definition && (
          <>
            <DokapValueField form={form} name="first" definition={definition} references={references} />
            <DokapValueField form={form} name="second" definition={definition} references={references} />
            {definition.expires && <DateField {...form.date('expiry')} label={shared.labels.expiry} />}
            <TextArea
              {...form.field('remarks')}
              label={shared.labels.remarks}
              optional
              rows={2}
              maxLength={500}
            />
            {definition.needsFile && (
              <FileField
                {...form.field('file')}
                label={shared.labels.file}
                limit={limit}
                stored={
                  dokap?.fileName
                    ? { name: dokap.fileName, bytes: dokap.fileBytes ?? undefined, onOpen: onOpenFile }
                    : undefined
                }
              />
            )}
          </>
        )}
      </DialogBody>
      <DialogFoot>
        <DialogCancel />
        <Button type="submit" variant="primary" busy={form.isSubmitting} busyLabel={words.saving}>
          {words.save}
        </Button>
      </DialogFoot>
    </DialogForm>
  );
}
