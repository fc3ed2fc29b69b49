import type { DokapDefinition } from '@pabean/api/contract';
import { canBeKept, type SharedMessages } from '@pabean/api/rules';
import { useOffice } from '@pabean/ui/office';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { optionsFor } from '../internal/chosen-file.ts';
import { useDraft, useZodForm } from '../internal/index.ts';
import { useReadUpload } from '../internal/use-read-upload.ts';
import { useUnsaved } from '../internal/use-unsaved.ts';
import { useSharedMessages } from '../messages/use-messages.ts';
import type { DokapFormProps, DokapSubmission } from './dokap-form.tsx';
import { type CheckedDokap, type DokapFormValues, dokapForm, dokapFormValues } from './schema.ts';
import { useDefinition } from './use-definition.ts';
import { useDokapVersions } from './use-dokap-versions.ts';

const draftVersion = 1;

const labelsOf = (
  { labels }: SharedMessages,
  definition: DokapDefinition | undefined,
): Record<keyof DokapFormValues, string> => ({
  code: labels.dokapCode,
  first: definition?.firstLabel ?? '',
  second: definition?.secondLabel ?? '',
  expiry: labels.expiry,
  remarks: labels.remarks,
  file: labels.file,
});

/** The form of a document, the definition of the chosen type, its draft and its versions. */
export function useDokapForm<Answer>({ definitions, dokap, ...props }: DokapFormProps<Answer>) {
  const shared = useSharedMessages();
  const { uploads } = useOffice();
  const readUpload = useReadUpload();
  const goesOn = useRef(false);
  const keeping = useKeeping<Answer>(props.onSaveMaster);
  const limit = props.limit ?? uploads.permit;
  const form = useZodForm<DokapFormValues, CheckedDokap>({
    schema: ({ code }) =>
      dokapForm(definition?.code === code ? definition : undefined, { required: !dokap?.fileName, limit }),
    defaultValues: dokapFormValues(dokap),
    labelOf: (name) => labelsOf(shared, definition)[name as keyof DokapFormValues],
    async onSubmit({ file, ...values }, options) {
      // Nothing can be saved before the fields are loaded.
      if (!definition) return asked.retry();
      const document = { ...values, ...(await readUpload(file, 'file')) };
      const saved = await versions.save((version) =>
        props.onSave(document, { ...optionsFor(file, options), version }),
      );
      if (!saved) return;
      await draft.forget();
      if (!canBeKept(definition) || (await keeping.keep(document, saved.answer)))
        return finish(saved.answer, document);
      // The document itself is saved: nothing can be lost, and it must not be saved again.
      form.reset(form.getValues());
    },
  });
  const finish = async (answer: Answer, { code }: DokapSubmission) => {
    await props.onSaved(answer, { code, goesOn: goesOn.current });
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
  return { form, limit, versions, draft, listed, asked, keeping, goesOn, finish };
}

/** A saved document that is also to be stored for later applications. */
interface Unkept<Answer> {
  readonly answer: Answer;
  readonly document: DokapSubmission;
  readonly error: unknown;
}

/** Stores a saved document for later applications, if the user wants that. */
function useKeeping<Answer>(save: DokapFormProps<Answer>['onSaveMaster']) {
  const [isWanted, setWanted] = useState(false);
  const [unkept, setUnkept] = useState<Unkept<Answer>>();
  return {
    isWanted,
    setWanted,
    unkept,
    /**  @returns whether nothing remains to be done */
    async keep(document: DokapSubmission, answer: Answer) {
      try {
        if (isWanted) await save?.(document);
        return true;
      } catch (error) {
        setUnkept({ answer, document, error });
        return false;
      }
    },
  };
}
