import type { DokapValues } from '@pabean/api/contract';
import { canBeKept, dataLanguage, fill } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { Checkbox } from '@pabean/ui/checkbox';
import { DialogBody, DialogCancel, DialogFoot, DialogForm } from '@pabean/ui/dialog';
import { useOffice } from '@pabean/ui/office';
import { Skeleton } from '@pabean/ui/skeleton';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { optionsFor } from '../internal/chosen-file.ts';
import {
  ChooseVersions,
  DraftBanner,
  FormDateField,
  FormFileField,
  FormProblems,
  FormSelect,
  FormTextArea,
  useDraft,
  useZodForm,
} from '../internal/index.ts';
import { LoadProblem } from '../internal/load-problem.tsx';
import { type TravellingFile, useTravelling } from '../internal/use-travelling.ts';
import { useUnsaved } from '../internal/use-unsaved.ts';
import { useFormMessages, useSharedMessages } from '../messages/use-messages.ts';
import * as styles from './dokap-editor.css.ts';
import type { DokapEditorProps } from './dokap-editor.tsx';
import { DokapValueField } from './dokap-fields.tsx';
import { NotKept } from './not-kept.tsx';
import { type CheckedDokap, type DokapFormValues, dokapForm, dokapFormValues } from './schema.ts';
import { StoredDocuments } from './stored-documents.tsx';
import { useDefinition } from './use-definition.ts';
import { useDokapVersions } from './use-dokap-versions.ts';
import { useReferences, useReferencesWith } from './use-references.ts';

/** What is saved: the values, and the file; without one a stored file stays. */
export type DokapSubmission = DokapValues &
  TravellingFile & {
    /** The code of the document type. */
    readonly code: string;
  };

/** Props of {@link DokapForm}. */
export type DokapFormProps<Answer> = Omit<DokapEditorProps<Answer>, 'open' | 'onRequestClose'>;

/** A document that was saved, and that was to be kept for later applications, too. */
interface Unkept<Answer> {
  readonly answer: Answer;
  readonly document: DokapSubmission;
  readonly error: unknown;
}

const draftVersion = 1;

/** The fields of a document inside its dialog. */
export function DokapForm<Answer>({ definitions, dokap, ...props }: DokapFormProps<Answer>) {
  const words = useFormMessages('dokap');
  const formWords = useFormMessages('form');
  const { labels } = useSharedMessages();
  const { uploads } = useOffice();
  const masterWords = useFormMessages('masters');
  const travelling = useTravelling();
  const [keeps, setKeeps] = useState(false);
  const [unkept, setUnkept] = useState<Unkept<Answer>>();
  const limit = props.limit ?? uploads.permit;
  const form = useZodForm<DokapFormValues, CheckedDokap>({
    schema: ({ code }) =>
      dokapForm(definition?.code === code ? definition : undefined, { required: !dokap?.fileName, limit }),
    defaultValues: dokapFormValues(dokap),
    labelOf: (name) => labelsOfFields[name as keyof DokapFormValues],
    async onSubmit({ file, ...values }, options) {
      // There is nothing to save before the fields are there.
      if (!definition) return asked.retry();
      const document = { ...values, ...(await travelling(file, 'file')) };
      const saved = await versions.save((version) =>
        props.onSave(document, { ...optionsFor(file, options), version }),
      );
      if (!saved) return;
      await draft.forget();
      const keep = keeps && definition && canBeKept(definition) ? props.onSaveMaster : undefined;
      try {
        await keep?.(document);
      } catch (error) {
        // The document itself is saved: nothing is left to lose, and nothing to save again.
        form.reset(form.getValues());
        setUnkept({ answer: saved.answer, document, error });
        return;
      }
      await finish(saved.answer, document.code);
    },
  });
  const goesOn = useRef(false);
  const finish = async (answer: Answer, code: string) => {
    await props.onSaved(answer, { code, goesOn: goesOn.current });
  };
  const saves = (wanted: boolean) => () => {
    goesOn.current = wanted;
  };
  const versions = useDokapVersions(form, dokap, props.loadLatest);
  const draft = useDraft({
    form,
    name: dokap ? 'dokap' : 'dokap-new',
    version: draftVersion,
    location: props.draft,
  });
  useUnsaved(form, props.onDirtyChange);
  const chosen = useWatch({ control: form.control, name: 'code' });
  const listed = definitions.find(({ code }) => code === chosen);
  const asked = useDefinition(listed, props.loadDefinition);
  const definition = asked.data;
  const references = useReferencesWith(
    dokap,
    useReferences(definition, props.loadReferences),
    definition,
    props.loadReferenceLabel,
  );
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

  if (unkept)
    return (
      <NotKept
        error={unkept.error}
        onRetry={async () => {
          await props.onSaveMaster?.(unkept.document);
          await finish(unkept.answer, unkept.document.code);
        }}
        onClose={() => void finish(unkept.answer, unkept.document.code)}
      />
    );
  return (
    <DialogForm {...form.formProps}>
      <DialogBody className={styles.fields}>
        {props.notice}
        <DraftBanner draft={draft} />
        <FormProblems form={form} />
        <ChooseVersions versions={versions} form={form} />
        {!dokap && (
          <FormSelect
            form={form}
            name="code"
            placeholder={words.chooseType}
            options={definitions.map(({ code, name }) => ({ value: code, label: name, lang: dataLanguage }))}
          />
        )}
        {listed && <LoadProblem heading={fill(words.noDefinition, { name: listed.name })} loaded={asked} />}
        {listed && !definition && asked.error === undefined && (
          <div aria-busy role="status" aria-label={fill(words.loadingDefinition, { name: listed.name })}>
            <Skeleton height="64px" />
          </div>
        )}
        {definition && (
          <>
            <StoredDocuments
              key={definition.code}
              form={form}
              definition={definition}
              masters={props.masters}
              loadFile={props.loadMasterFile}
              onDelete={props.onDeleteMaster}
            />
            <DokapValueField form={form} name="first" definition={definition} references={references} />
            <DokapValueField form={form} name="second" definition={definition} references={references} />
            {definition.expires && <FormDateField form={form} name="expiry" />}
            <FormTextArea form={form} name="remarks" optional rows={2} />
            {definition.needsFile && (
              <FormFileField
                form={form}
                name="file"
                limit={limit}
                stored={stored}
                onPreview={props.onPreviewFile}
              />
            )}
            {props.onSaveMaster && canBeKept(definition) && (
              <Checkbox
                label={masterWords.keep}
                checked={keeps}
                onChange={({ target }) => setKeeps(target.checked)}
              />
            )}
          </>
        )}
      </DialogBody>
      <DialogFoot>
        <DialogCancel />
        {props.hasNext && (
          <Button type="submit" disabled={form.formState.isSubmitting} onClick={saves(true)}>
            {words.saveAndNext}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          busy={form.formState.isSubmitting}
          busyLabel={formWords.saving}
          onClick={saves(false)}
        >
          {formWords.save}
        </Button>
      </DialogFoot>
    </DialogForm>
  );
}
