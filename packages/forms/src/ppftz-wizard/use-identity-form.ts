import { completePpftzHeader, headerOfPpftz, type PpftzHeader, ppftzHeader } from '@pabean/api/contract';
import type { PpftzKind } from '@pabean/api/rules';
import { useRef } from 'react';
import { useBothVersions, useDraft, useZodForm, type ZodForm } from '../internal/index.ts';
import { useUnsaved } from '../internal/use-unsaved.ts';
import type { PpftzIdentityStepProps } from './identity-step.tsx';
import { useHeaderText } from './references.ts';
import { useFieldMessages } from './use-field-messages.ts';
import { useWizard } from './wizard-context.ts';

/** The form of a record's header. */
export type IdentityForm = ZodForm<PpftzHeader, PpftzHeader>;

/** The result of {@link useIdentityForm}. */
export type IdentityState = ReturnType<typeof useIdentityForm>;

const draftVersion = 1;

/** The form of the first step, its draft, and the versions of the record. */
export function useIdentityForm<Answer extends { headerVersion?: string | undefined }>(
  props: PpftzIdentityStepProps<Answer>,
) {
  const { record, onStep, onSaved } = useWizard();
  const textOf = useHeaderText(props.references);
  /** Whether the form is submitted to go on, which requires all values of this step, or only to be saved. */
  const continues = useRef(false);
  const form: IdentityForm = useZodForm<PpftzHeader, PpftzHeader>({
    schema: () => (continues.current ? completePpftzHeader(record.kind as PpftzKind) : ppftzHeader),
    defaultValues: headerOfPpftz(record),
    labelOf: useFieldMessages(),
    async onSubmit(header, { signal }) {
      const goOn = continues.current;
      if (isDirty || !goOn) {
        const before = form.getValues();
        const done = await versions.save((version) => props.onSave(header, { signal, version }));
        if (!done) return;
        await draft.forget();
        const isStillEdited = resetUneditedFields(form, header, before);
        versions.saw(done.answer.headerVersion);
        onSaved();
        props.onSaved?.(done.answer);
        if (isStillEdited) return;
      }
      if (goOn) onStep('contents');
    },
  });
  const versions = useBothVersions(form, {
    version: record.headerVersion,
    loadLatest: props.loadLatest,
    textOf: (name, value) => textOf(name as keyof PpftzHeader, value),
  });
  const draft = useDraft<PpftzHeader>({ form, name: 'ppftz', version: draftVersion, location: props.draft });
  useUnsaved(form, props.onDirtyChange);
  const { isDirty } = form.formState;
  return { form, versions, draft, continues };
}

/** Makes `saved` the form's values, except for fields edited since `before`. @returns whether any was edited */
function resetUneditedFields(form: IdentityForm, saved: PpftzHeader, before: PpftzHeader): boolean {
  const now = form.getValues();
  const typed = (Object.keys(now) as (keyof PpftzHeader)[]).filter((name) => now[name] !== before[name]);
  form.reset(saved, { keepFieldsRef: true });
  for (const name of typed) form.setValue(name, now[name], { shouldDirty: true });
  return typed.length > 0;
}
