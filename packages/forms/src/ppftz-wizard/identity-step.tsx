import type { PpftzHeader } from '@pabean/api/contract';
import { type PpftzKind, requiredPpftzFields } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { Checkbox } from '@pabean/ui/checkbox';
import { ConfirmDialog } from '@pabean/ui/confirm-dialog';
import { focusField } from '@pabean/ui/error-summary';
import { FieldRow } from '@pabean/ui/field-row';
import { ArrowRight } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useId, useState } from 'react';
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
} from '../internal/index.ts';
import * as frame from '../internal/page-form.css.ts';
import { useDraftNote } from '../internal/use-draft-note.ts';
import { WeightsNote } from '../internal/weights-note.tsx';
import { useFormMessages, usePpftzMessages } from '../messages/use-messages.ts';
import { documentFieldsOf } from './header-facts.tsx';
import { HeaderField } from './header-field.tsx';
import * as styles from './ppftz-wizard.css.ts';
import type { PpftzReferences } from './references.ts';
import { ReturnedNote } from './returned-note.tsx';
import { HeadActions, StepBar } from './step-actions.tsx';
import { type PpftzField, type PpftzFieldRow, ppftzFieldGroups, ppftzFieldOf } from './steps.ts';
import { fileRemarksOf, filesOfPpftz } from './use-field-messages.ts';
import { type IdentityForm, type IdentityState, useIdentityForm } from './use-identity-form.ts';
import { useWizard } from './wizard-context.ts';

/** Props of {@link PpftzIdentityStep}. */
export interface PpftzIdentityStepProps<
  Answer extends { headerVersion?: string | undefined } = { headerVersion?: string | undefined },
> extends DraftProps,
    Pick<DocumentSlotsProps, 'onUpload' | 'onRemove' | 'onOpen' | 'onDownload'> {
  /** The reference lists to choose from. */
  references: PpftzReferences;
  /**
   * The fields of the groups, row by row.
   *
   * @default ppftzFieldGroups
   */
  groups?: Readonly<Record<keyof typeof ppftzFieldGroups, readonly PpftzFieldRow[]>>;
  /** Saves the header, complete or not. A rejection with `fieldErrors` is shown at the fields. */
  onSave: (header: PpftzHeader, options: SaveOptions) => Promise<Answer>;
  /** Called with the response once the header is saved and its draft removed. */
  onSaved?: (answer: Answer) => void;
  /** Loads the current header when another user has changed it meanwhile. */
  loadLatest?: () => Promise<Latest<PpftzHeader>>;
}

/**
 * The first step: recipient, transport, and the documents with their files.
 *
 * @beta
 */
export function PpftzIdentityStep<Answer extends { headerVersion?: string | undefined }>(
  props: PpftzIdentityStepProps<Answer>,
) {
  const { references, groups = ppftzFieldGroups } = props;
  const formId = useId();
  const { record } = useWizard();
  const messages = usePpftzMessages('wizard');
  const { saving } = useFormMessages('form');
  const { form, versions, draft, continues } = useIdentityForm(props);
  const note = useDraftNote(draft);
  useRequestedField(form);
  const hasProxy = useWatch({ control: form.control, name: 'hasProxy' });

  const rowsOf = (rows: readonly PpftzFieldRow[]) => (
    <HeaderRows form={form} rows={rows} references={references} hasProxy={hasProxy} />
  );
  return (
    <form {...form.formProps} id={formId} className={styles.step}>
      <HeadActions>
        <SaveButton form={form} formId={formId} continues={continues} />
      </HeadActions>
      <DraftBanner draft={draft} />
      <ReturnedNote />
      <FormProblems form={form} />
      <ChooseVersions versions={versions} form={form} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Group legend={messages.recipient}>{rowsOf(groups.recipient)}</Group>
          <Group legend={messages.proxy}>
            <Checkbox
              {...form.register('hasProxy')}
              id={form.idOf('hasProxy')}
              label={form.labelOf('hasProxy')}
              hint={messages.proxyHint}
            />
            {hasProxy && rowsOf(groups.proxy)}
          </Group>
        </div>
        <Group legend={messages.transport}>{rowsOf(groups.transport)}</Group>
      </div>
      <Group legend={messages.documents}>
        <DocumentSlots
          kind={record.kind as PpftzKind}
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
            return names.length > 0 && rowsOf([names]);
          }}
        />
      </Group>
      <StepBar
        note={note}
        forward={
          <Button
            type="submit"
            variant="primary"
            busy={form.formState.isSubmitting && continues.current}
            busyLabel={saving}
            onClick={() => {
              continues.current = true;
            }}
          >
            {messages.next} <ArrowRight size={16} />
          </Button>
        }
      />
    </form>
  );
}

/** Focuses the field that was requested on the way here. */
function useRequestedField(form: IdentityForm) {
  const { field, asked } = useWizard();
  const requested = field && form.idOf(ppftzFieldOf(field) as PpftzField);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field may be asked for again
  useEffect(() => {
    if (requested) focusField(requested);
  }, [requested, asked]);
}

interface HeaderRowsProps {
  form: IdentityForm;
  rows: readonly PpftzFieldRow[];
  references: PpftzReferences;
  hasProxy: boolean;
}

function HeaderRows({ form, rows, references, hasProxy }: HeaderRowsProps) {
  const { record } = useWizard();
  const required: readonly string[] = requiredPpftzFields(record.kind as PpftzKind, hasProxy);
  return rows.map((row) => {
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
        {row.includes('net') && <Weights form={form} />}
      </Fragment>
    );
  });
}

function Weights({ form }: { form: IdentityForm }) {
  const [gross, net] = useWatch({ control: form.control, name: ['gross', 'net'] });
  return <WeightsNote gross={gross} net={net} />;
}

interface SaveButtonProps extends Pick<IdentityState, 'form' | 'continues'> {
  formId: string;
}

/** Saves the incomplete header, after a confirmation. Invalid values are shown at once, without a confirmation. */
function SaveButton({ form, formId, continues }: SaveButtonProps) {
  const messages = usePpftzMessages('wizard');
  const { save, saving } = useFormMessages('form');
  const [isAsking, setAsking] = useState(false);
  async function ask() {
    continues.current = false;
    if (await form.trigger()) setAsking(true);
    else form.submit();
  }
  return (
    <>
      <Button
        type="submit"
        form={formId}
        busy={form.formState.isSubmitting && !continues.current}
        busyLabel={saving}
        onClick={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        {save}
      </Button>
      <ConfirmDialog
        open={isAsking}
        heading={messages.saveQuestion}
        question={messages.saveText}
        confirmLabel={save}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          flushSync(() => setAsking(false));
          form.submit();
        }}
      />
    </>
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
