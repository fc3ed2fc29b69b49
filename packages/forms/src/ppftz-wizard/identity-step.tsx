import { completePpftzHeader, headerOfPpftz, type PpftzHeader, ppftzHeader } from '@pabean/api/contract';
import { type PpftzKind, requiredPpftzFields } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { Checkbox } from '@pabean/ui/checkbox';
import { ConfirmDialog } from '@pabean/ui/confirm-dialog';
import { focusField } from '@pabean/ui/error-summary';
import { FieldRow } from '@pabean/ui/field-row';
import { ArrowRight } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { DocumentSlots, type DocumentSlotsProps } from '../document-slots/index.ts';
import {
  ChooseVersions,
  DraftBanner,
  type DraftProps,
  FormProblems,
  type Latest,
  type SaveOptions,
  useBothVersions,
  useDraft,
  useZodForm,
  type ZodForm,
} from '../internal/index.ts';
import * as frame from '../internal/page-form.css.ts';
import { useDraftNote } from '../internal/use-draft-note.ts';
import { useUnsaved } from '../internal/use-unsaved.ts';
import { WeightsNote } from '../internal/weights-note.tsx';
import { useFormMessages, usePpftzMessages } from '../messages/use-messages.ts';
import { documentFieldsOf } from './header-facts.tsx';
import { HeaderField } from './header-field.tsx';
import * as styles from './ppftz-wizard.css.ts';
import { type PpftzReferences, useHeaderText } from './references.ts';
import { ReturnedNote } from './returned-note.tsx';
import { HeadActions, StepBar } from './step-actions.tsx';
import { type PpftzField, type PpftzFieldRow, ppftzFieldGroups, ppftzFieldOf } from './steps.ts';
import { fileRemarksOf, filesOfPpftz, useFieldWords } from './use-field-words.ts';
import { useWizard } from './wizard-context.ts';

/** Props of {@link PpftzIdentityStep}. */
export interface PpftzIdentityStepProps<Answer extends { headerVersion?: string | undefined }>
  extends DraftProps,
    Pick<DocumentSlotsProps, 'onUpload' | 'onRemove' | 'onOpen' | 'onDownload'> {
  /** The lists to choose from. */
  references: PpftzReferences;
  /**
   * The fields of the groups, row by row.
   *
   * @default ppftzFieldGroups
   */
  groups?: Readonly<Record<keyof typeof ppftzFieldGroups, readonly PpftzFieldRow[]>>;
  /** Saves the header, complete or not. A rejection with `fieldErrors` is shown at the fields. */
  onSave: (header: PpftzHeader, options: SaveOptions) => Promise<Answer>;
  /** Called with the answer after the header was saved and its draft removed. */
  onSaved?: (answer: Answer) => void;
  /** Loads the header as it is now, when somebody else has changed it meanwhile. */
  loadLatest?: () => Promise<Latest<PpftzHeader>>;
}

const draftVersion = 1;

/**
 * The first step: who receives, how the goods travel, and the documents with their files.
 *
 * @beta
 */
export function PpftzIdentityStep<Answer extends { headerVersion?: string | undefined }>(
  props: PpftzIdentityStepProps<Answer>,
) {
  const { references, groups = ppftzFieldGroups } = props;
  const { record, field, asked, onStep, onSaved } = useWizard();
  const words = usePpftzMessages('wizard');
  const labelOf = useFieldWords();
  const formWords = useFormMessages('form');
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const [asksToSave, setAsksToSave] = useState(false);
  const kind = record.kind as PpftzKind;
  const textOf = useHeaderText(references);
  /** Whether the form is sent to go on, which asks for all that this step needs; or only to be saved. */
  const goesOn = useRef(false);
  const form: ZodForm<PpftzHeader, PpftzHeader> = useZodForm<PpftzHeader, PpftzHeader>({
    schema: () => (goesOn.current ? completePpftzHeader(kind) : ppftzHeader),
    defaultValues: headerOfPpftz(record),
    labelOf,
    async onSubmit(header, { signal }) {
      const goOn = goesOn.current;
      if (isDirty || !goOn) {
        const before = form.getValues();
        const done = await versions.save((version) => props.onSave(header, { signal, version }));
        if (!done) return;
        await draft.forget();
        // People go on typing while it is saved.
        const now = form.getValues();
        const typed = (Object.keys(now) as (keyof PpftzHeader)[]).filter(
          (name) => now[name] !== before[name],
        );
        form.reset(header, { keepFieldsRef: true });
        for (const name of typed) form.setValue(name, now[name], { shouldDirty: true });
        versions.saw(done.answer.headerVersion);
        onSaved();
        props.onSaved?.(done.answer);
        if (typed.length > 0) return;
      }
      if (goOn) onStep('contents');
    },
  });
  const versions = useBothVersions(form, {
    version: record.headerVersion,
    loadLatest: props.loadLatest,
    textOf: (name, value) => textOf(name as keyof PpftzHeader, value),
  });
  const draft = useDraft<PpftzHeader>({
    form,
    name: 'ppftz',
    version: draftVersion,
    location: props.draft,
  });
  const note = useDraftNote(draft);
  useUnsaved(form, props.onDirtyChange);
  const { isDirty, isSubmitting } = form.formState;
  const [hasProxy, gross, net] = useWatch({ control: form.control, name: ['hasProxy', 'gross', 'net'] });

  /** What is wrong is told at once; nobody is asked about what cannot be saved. */
  async function askToSave() {
    goesOn.current = false;
    if (await form.trigger()) setAsksToSave(true);
    else element.current?.requestSubmit();
  }

  const required: readonly string[] = requiredPpftzFields(kind, hasProxy);

  const wanted = field && form.idOf(ppftzFieldOf(field) as PpftzField);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field may be asked for again
  useEffect(() => {
    if (wanted) focusField(wanted);
  }, [wanted, asked]);

  const drawn = (rows: readonly PpftzFieldRow[]) =>
    rows.map((row) => {
      const fields = row.map((name) => (
        <HeaderField
          key={name}
          form={form}
          name={name}
          references={references}
          optional={!required.includes(name)}
        />
      ));
      if (row.length === 1) return fields;
      return (
        <Fragment key={row.join()}>
          <FieldRow>{fields}</FieldRow>
          {row.includes('net') && <WeightsNote gross={gross} net={net} />}
        </Fragment>
      );
    });
  return (
    <form {...form.formProps} ref={element} id={formId} className={styles.step}>
      <HeadActions>
        <Button
          type="submit"
          form={formId}
          busy={isSubmitting && !goesOn.current}
          busyLabel={formWords.saving}
          onClick={(event) => {
            event.preventDefault();
            void askToSave();
          }}
        >
          {formWords.save}
        </Button>
      </HeadActions>
      <ConfirmDialog
        open={asksToSave}
        heading={words.saveQuestion}
        question={words.saveText}
        confirmLabel={formWords.save}
        onCancel={() => setAsksToSave(false)}
        onConfirm={() => {
          flushSync(() => setAsksToSave(false));
          element.current?.requestSubmit();
        }}
      />
      <DraftBanner draft={draft} />
      <ReturnedNote />
      <FormProblems form={form} />
      <ChooseVersions versions={versions} form={form} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Group legend={words.recipient}>{drawn(groups.recipient)}</Group>
          <Group legend={words.proxy}>
            <Checkbox
              {...form.register('hasProxy')}
              id={form.idOf('hasProxy')}
              label={form.labelOf('hasProxy')}
              hint={words.proxyHint}
            />
            {hasProxy && drawn(groups.proxy)}
          </Group>
        </div>
        <Group legend={words.transport}>{drawn(groups.transport)}</Group>
      </div>
      <Group legend={words.documents}>
        <DocumentSlots
          kind={kind}
          hasProxy={hasProxy}
          files={filesOfPpftz(record)}
          idOf={(slot) => form.idOf(`file_${slot}` as PpftzField)}
          remarks={fileRemarksOf(record)}
          onUpload={props.onUpload}
          onRemove={props.onRemove}
          onOpen={props.onOpen}
          onDownload={props.onDownload}
          renderFields={(slot) => {
            const names = documentFieldsOf(slot);
            return names.length > 0 && drawn([names]);
          }}
        />
      </Group>
      <StepBar
        note={note}
        forward={
          <Button
            type="submit"
            variant="primary"
            busy={isSubmitting && goesOn.current}
            busyLabel={formWords.saving}
            onClick={() => {
              goesOn.current = true;
            }}
          >
            {words.next} <ArrowRight size={16} />
          </Button>
        }
      />
    </form>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={frame.group}>
      <legend className={frame.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}
