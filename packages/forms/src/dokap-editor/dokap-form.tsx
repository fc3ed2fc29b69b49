import type { DokapValues } from '@pabean/api/contract';
import { dataLanguage, fill } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { DialogBody, DialogCancel, DialogFoot, DialogForm } from '@pabean/ui/dialog';
import { Skeleton } from '@pabean/ui/skeleton';
import { ChooseVersions, DraftBanner, FormProblems, FormSelect } from '../internal/index.ts';
import { LoadProblem } from '../internal/load-problem.tsx';
import type { UploadContent } from '../internal/use-read-upload.ts';
import { useFormMessages } from '../messages/use-messages.ts';
import * as styles from './dokap-editor.css.ts';
import type { DokapEditorProps } from './dokap-editor.tsx';
import { DokapFields } from './dokap-fields.tsx';
import { NotStored } from './not-stored.tsx';
import { useDokapForm } from './use-dokap-form.ts';

/** The result: the values, and the file; null keeps a stored file. */
export type DokapSubmission = DokapValues &
  UploadContent & {
    /** The code of the document type. */
    readonly code: string;
  };

/** Props of {@link DokapForm}. */
export type DokapFormProps<Answer> = Omit<DokapEditorProps<Answer>, 'open' | 'onRequestClose'>;

/** The fields of a document inside its dialog. */
export function DokapForm<Answer>(props: DokapFormProps<Answer>) {
  const { definitions, dokap, notice, hasNext, onSaveMaster } = props;
  const messages = useFormMessages('dokap');
  const { save, saving } = useFormMessages('form');
  const { form, limit, versions, draft, listed, asked, keeping, goesOn, finish } = useDokapForm(props);
  const { unkept } = keeping;
  const { isSubmitting } = form.formState;
  if (unkept)
    return (
      <NotStored
        error={unkept.error}
        onRetry={async () => {
          await onSaveMaster?.(unkept.document);
          await finish(unkept.answer, unkept.document);
        }}
        onClose={() => void finish(unkept.answer, unkept.document)}
      />
    );
  return (
    <DialogForm {...form.formProps}>
      <DialogBody className={styles.fields}>
        {notice}
        <DraftBanner draft={draft} />
        <FormProblems form={form} />
        <ChooseVersions versions={versions} form={form} />
        {!dokap && (
          <FormSelect
            form={form}
            name="code"
            placeholder={messages.chooseType}
            options={definitions.map(({ code, name }) => ({ value: code, label: name, lang: dataLanguage }))}
          />
        )}
        {listed && (
          <LoadProblem heading={fill(messages.noDefinition, { name: listed.name })} loaded={asked} />
        )}
        {listed && !asked.data && asked.error === undefined && (
          <div aria-busy role="status" aria-label={fill(messages.loadingDefinition, { name: listed.name })}>
            <Skeleton height="64px" />
          </div>
        )}
        {asked.data && (
          <DokapFields {...props} form={form} definition={asked.data} limit={limit} keeping={keeping} />
        )}
      </DialogBody>
      <DialogFoot>
        <DialogCancel />
        {hasNext && (
          // Not a submit button: Enter in a field triggers the first one, which must be Save.
          <Button
            disabled={isSubmitting}
            onClick={() => {
              goesOn.current = true;
              form.submit();
            }}
          >
            {messages.saveAndNext}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          busy={isSubmitting}
          busyLabel={saving}
          onClick={() => {
            goesOn.current = false;
          }}
        >
          {save}
        </Button>
      </DialogFoot>
    </DialogForm>
  );
}
