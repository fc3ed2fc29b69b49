import type { ManifestValues } from '@pabean/api/contract';
import {
  companyKinds,
  fill,
  type ManifestExtension,
  manifestPurposes,
  type UploadLimit,
} from '@pabean/api/rules';
import { FieldRow } from '@pabean/ui/field-row';
import { useOffice } from '@pabean/ui/office';
import { useState } from 'react';
import { AnswerDialog } from '../internal/answer-dialog.tsx';
import {
  DraftBanner,
  type DraftProps,
  FormDateField,
  FormFileField,
  FormProblems,
  FormRadioGroup,
  FormTextField,
  PageActions,
  type SaveOptions,
  useDraft,
  useReadUpload,
  useZodForm,
} from '../internal/index.ts';
import { form as frame } from '../internal/page-form.css.ts';
import { SendingFile } from '../internal/sending-file.tsx';
import { useUnsaved } from '../internal/use-unsaved.ts';
import { useFormMessages, useSharedMessages } from '../messages/use-messages.ts';
import * as styles from './manifest-upload.css.ts';
import { type CheckedManifest, emptyManifest, type ManifestFormValues, manifestForm } from './schema.ts';

/** The result: the validated values, and the file as a data URL with its extension. */
export interface ManifestSubmission extends ManifestValues {
  /** The file as a data URL. */
  readonly file: string;
  /** The file extension, without a dot. */
  readonly extension: ManifestExtension;
}

/** Props of {@link ManifestUploadForm}. */
export interface ManifestUploadFormProps<
  Answer extends { readonly message: string } = { readonly message: string },
> extends DraftProps {
  /** Initial values that differ from an empty form. */
  initial?: Partial<ManifestFormValues>;
  /**
   * Size limit of the file.
   *
   * @default the office's limit for documents of permits
   */
  limit?: UploadLimit;
  /** Called with the validated manifest. A rejection with `fieldErrors` is shown at the fields, any other above them. */
  onSave: (manifest: ManifestSubmission, options: SaveOptions) => Promise<Answer>;
  /** Called with the response once it was read: the manifest is accepted and its draft removed. */
  onSaved: (answer: Answer) => void;
  /** Called by “Back”. */
  onBack: () => void;
}

const draftVersion = 1;

/** A bill of lading or air waybill with its file, to be reconciled by the office; the response is shown in a dialog. */
export function ManifestUploadForm<Answer extends { readonly message: string }>(
  props: ManifestUploadFormProps<Answer>,
) {
  const messages = useFormMessages('manifest');
  const { send, sending } = useFormMessages('send');
  const { chooseAgain } = useFormMessages('draft');
  const { labels, manifestSenders, manifestPurposes: purposes } = useSharedMessages();
  const { uploads } = useOffice();
  const readUpload = useReadUpload('manifest');
  const [answer, setAnswer] = useState<Answer>();
  const limit = props.limit ?? uploads.permit;
  const labelsOfFields: Record<keyof ManifestFormValues, string> = {
    number: labels.manifestNumber,
    date: labels.manifestDate,
    file: labels.file,
    companyKind: labels.companyKind,
    purpose: labels.purpose,
  };
  const form = useZodForm<ManifestFormValues, CheckedManifest>({
    schema: manifestForm(limit),
    defaultValues: { ...emptyManifest, ...props.initial },
    labelOf: (name) => labelsOfFields[name as keyof ManifestFormValues],
    async onSubmit({ file: chosen, ...values }, options) {
      const { file, extension } = await readUpload(chosen, 'file');
      if (file === null || extension === null)
        throw new Error('The schema let something pass that is no file.');
      const given = await props.onSave({ ...values, file, extension }, options);
      await draft.forget();
      // The sent values are no longer unsaved.
      form.reset(form.getValues());
      setAnswer(given);
    },
  });
  const draft = useDraft({ form, name: 'manifest', version: draftVersion, location: props.draft });
  useUnsaved(form, props.onDirtyChange);
  const { file: missing } = draft.fileNames;

  return (
    <form {...form.formProps} className={frame}>
      <DraftBanner draft={draft} />
      <FormProblems form={form} failed={messages.notSent} />
      <div className={styles.fields}>
        <FieldRow>
          <FormTextField
            form={form}
            name="number"
            hint={messages.numberHint}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <FormDateField form={form} name="date" />
        </FieldRow>
        <FormFileField
          form={form}
          name="file"
          kind="manifest"
          limit={limit}
          hint={missing && fill(chooseAgain, { name: missing })}
          hasProgress={false}
        />
        <FormRadioGroup
          form={form}
          name="companyKind"
          options={companyKinds.map((value) => ({ value, label: manifestSenders[value] }))}
        />
        <FormRadioGroup
          form={form}
          name="purpose"
          options={manifestPurposes.map((value) => ({ value, label: purposes[value] }))}
        />
      </div>
      <SendingFile form={form} name="file" />
      <PageActions form={form} draft={draft} submitLabel={send} busyLabel={sending} onBack={props.onBack} />
      {answer && (
        <AnswerDialog message={answer.message} goOn={messages.toList} onGoOn={() => props.onSaved(answer)} />
      )}
    </form>
  );
}
