import type { DokapValues } from '@pabean/api/contract';
import { dataLanguage } from '@pabean/api/rules';
import { Button, DialogBody, DialogCancel, DialogFoot, DialogForm, useOffice } from '@pabean/ui';
import { useWatch } from 'react-hook-form';
import { optionsFor, type TravellingFile, travelling } from '../internal/chosen-file.ts';
import { useUnsaved } from '../internal/edit-dialog.tsx';
import {
  DraftBanner,
  FormDateField,
  FormFileField,
  FormProblems,
  FormSelect,
  FormTextArea,
  useDraft,
  useZodForm,
} from '../internal/index.ts';
import { useFormMessages, useSharedMessages } from '../messages/index.ts';
import * as styles from './dokap-editor.css.ts';
import type { DokapEditorProps } from './dokap-editor.tsx';
import { DokapValueField } from './dokap-fields.tsx';
import { type CheckedDokap, type DokapFormValues, dokapForm } from './schema.ts';
import { useReferences } from './use-references.ts';

/** What is saved: the values, and the file; without one a stored file stays. */
export type DokapSubmission = DokapValues & TravellingFile & { readonly code: string };

/** Props of {@link DokapForm}. */
export type DokapFormProps<Answer> = Omit<DokapEditorProps<Answer>, 'open' | 'onRequestClose'>;

const draftVersion = 1;

/** The fields of a document inside its dialog. */
export function DokapForm<Answer>({ definitions, dokap, ...props }: DokapFormProps<Answer>) {
  const words = useFormMessages('dokap');
  const formWords = useFormMessages('form');
  const { labels } = useSharedMessages();
  const { uploads } = useOffice();
  const limit = props.limit ?? uploads.permit;
  const find = (code: string) => definitions.find((each) => each.code === code);
  const form = useZodForm<DokapFormValues, CheckedDokap>({
    schema: (values) => dokapForm(find(values.code), { required: !dokap?.fileName, limit }),
    defaultValues: {
      code: dokap?.code ?? '',
      first: dokap?.first ?? '',
      second: dokap?.second ?? '',
      expiry: dokap?.expiry ?? '',
      remarks: dokap?.remarks ?? '',
      file: null,
    },
    labelOf: (name) => labelsOfFields[name as keyof DokapFormValues],
    async onSubmit({ file, ...values }, options) {
      const document = { ...values, ...(await travelling(file)) };
      const answer = await props.onSave(document, optionsFor(file, options));
      await draft.forget();
      props.onSaved(answer);
    },
  });
  const draft = useDraft({
    form,
    name: dokap ? 'dokap' : 'dokap-new',
    version: draftVersion,
    location: props.draft,
  });
  useUnsaved(form, props.onDirtyChange);
  const definition = find(useWatch({ control: form.control, name: 'code' }));
  const references = useReferences(definition, props.loadReferences);
  const labelsOfFields: Record<keyof DokapFormValues, string> = {
    code: labels.dokapCode,
    first: definition?.firstLabel ?? '',
    second: definition?.secondLabel ?? '',
    expiry: labels.expiry,
    remarks: labels.remarks,
    file: labels.file,
  };
  const stored = dokap?.fileName
    ? { name: dokap.fileName, bytes: dokap.fileBytes ?? undefined, onOpen: props.onOpenFile }
    : undefined;

  return (
    <DialogForm {...form.formProps}>
      <DialogBody className={styles.fields}>
        {props.notice}
        <DraftBanner draft={draft} />
        <FormProblems form={form} />
        {!dokap && (
          <FormSelect
            form={form}
            name="code"
            placeholder={words.chooseType}
            options={definitions.map(({ code, name }) => ({ value: code, label: name, lang: dataLanguage }))}
          />
        )}
        {definition && (
          <>
            <DokapValueField form={form} name="first" definition={definition} references={references} />
            <DokapValueField form={form} name="second" definition={definition} references={references} />
            {definition.expires && <FormDateField form={form} name="expiry" />}
            <FormTextArea form={form} name="remarks" optional rows={2} />
            {definition.needsFile && <FormFileField form={form} name="file" limit={limit} stored={stored} />}
          </>
        )}
      </DialogBody>
      <DialogFoot>
        <DialogCancel />
        <Button
          type="submit"
          variant="primary"
          busy={form.formState.isSubmitting}
          busyLabel={formWords.saving}
        >
          {formWords.save}
        </Button>
      </DialogFoot>
    </DialogForm>
  );
}
