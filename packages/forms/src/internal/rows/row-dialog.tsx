import { fill } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { DialogBody, DialogCancel, DialogFoot, DialogForm } from '@pabean/ui/dialog';
import { FieldRow } from '@pabean/ui/field-row';
import { useMessages } from '@pabean/ui/messages';
import { VisuallyHidden } from '@pabean/ui/visually-hidden';
import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useFormMessages } from '../../messages/use-messages.ts';
import { EditDialog } from '../edit-dialog.tsx';
import { DraftBanner, type DraftProps, FormProblems, useDraft, useZodForm, type ZodForm } from '../index.ts';
import { asOnlyRow } from '../row-errors.ts';
import type { AttemptOptions, SaveOptions } from '../save-options.ts';
import type { BothVersions, BothVersionsOptions } from '../use-both-versions.ts';
import { serverError } from '../use-error-timing.ts';
import { useUnsaved } from '../use-unsaved.ts';
import { drawField } from './fields.tsx';
import { dialogBody } from './row-dialog.css.ts';
import {
  emptyRow,
  fieldsOf,
  only,
  type RowFields,
  type RowProblem,
  type RowValues,
  rowDraft,
} from './row-kind.ts';
import { note } from './row-table.css.ts';

/** What the dialog is open for. */
export interface OpenRow<Row> {
  /** Key of an edited row: its index or id; undefined for a new one. */
  readonly key?: string | number;
  /** The current values of that row. */
  readonly row?: Row;
  /** Initial values of a new row. */
  readonly begin?: RowValues;
  /** Errors of the row. */
  readonly problems?: readonly RowProblem[];
  /** The field that gets the initial focus. */
  readonly field?: string | undefined;
}

/** Props of {@link RowDialog}. */
export interface RowDialogProps<Row extends RowValues> extends DraftProps {
  kind: RowFields<Row>;
  opened: OpenRow<Row>;
  /** Whether another row can follow this one. */
  hasNext: boolean;
  /** Saves the row: into the form around the list, or on the server, where a rejection is shown at its fields. */
  onSave: (row: Row, options: AttemptOptions & SaveOptions) => unknown;
  /** How it is saved: `useRowVersions` if other users may change it, too. @default directly */
  useSaving?: (
    form: ZodForm<Record<string, string>>,
    versions: BothVersionsOptions<RowValues> | undefined,
  ) => RowSaving;
  /** The version that was seen, and how the latest is loaded. */
  versions?: BothVersionsOptions<RowValues>;
  /** Lays out the fields. @default one below the other */
  layout?: (fields: readonly ReactNode[], form: ZodForm<Record<string, string>>) => ReactNode;
  onRequestClose: () => void;
}

/** How a row is saved. */
export interface RowSaving {
  readonly save: BothVersions['save'];
  /** A choice that must be made first, above the fields. */
  readonly question: ReactNode;
}

const useSavingAtOnce = (): RowSaving => ({
  save: async (run) => ({ answer: await run(undefined) }),
  question: null,
});

/** Merges the filled fields over the previous values: an emptied field keeps its previous value. */
const filledOver = (before: RowValues, typed: RowValues): RowValues =>
  Object.fromEntries(
    Object.entries(before).map(([name, was]) => [name, typed[name]?.trim() ? typed[name] : was]),
  );

/** A schema in which an emptied field keeps its previous value. */
const keepingEmptied = <Row extends RowValues>(schema: z.ZodMiniType<Row>, before: RowValues) =>
  z.pipe(
    z.pipe(
      z.unknown(),
      z.transform((typed) => filledOver(before, typed as RowValues)),
    ),
    schema as z.ZodMiniType<Row, RowValues>,
  );

/** The schema of a row, which rejects duplicates of a unique field. */
const notTaken = <Row extends RowValues>({ schema, single }: RowFields<Row>) =>
  single
    ? schema.check(({ value, issues }) => {
        if (single.taken.has(value[single.name] ?? ''))
          issues.push({ code: 'custom', input: value, path: [single.name], message: 'duplicate' });
      })
    : schema;

/** Adds a row, and further ones after it, or edits one. */
export function RowDialog<Row extends RowValues>({ onRequestClose, ...props }: RowDialogProps<Row>) {
  const { change } = useFormMessages('rows');
  const { kind, opened } = props;
  return (
    <EditDialog
      heading={opened.row ? fill(change, { part: kind.nameOf(opened.row) }) : kind.add}
      {...(kind.size && { size: kind.size })}
      onRequestClose={onRequestClose}
    >
      <RowForm {...props} onDone={onRequestClose} />
    </EditDialog>
  );
}

type RowFormProps<Row extends RowValues> = Omit<RowDialogProps<Row>, 'onRequestClose'> & {
  onDone: () => void;
};

function RowForm<Row extends RowValues>(props: RowFormProps<Row>) {
  const { kind, opened, hasNext, useSaving = useSavingAtOnce, onSave, onDone } = props;
  const { key, row, begin, problems = [], field } = opened;
  const { added: addedWord } = useMessages('fileUpload');
  const fields = fieldsOf(kind);
  const goesOn = useRef(false);
  const [added, setAdded] = useState<{ times: number; name: string }>();
  const form = useZodForm<Record<string, string>, Row>({
    schema: row && kind.keepsEmptied ? keepingEmptied(kind.schema, row) : notTaken(kind),
    defaultValues: { ...emptyRow(fields), ...(row ?? begin) },
    labelOf: (name) => fields.find((each) => each.name === name)?.label ?? name,
    async onSubmit(taken, options) {
      const saved = await saving.save(async (version) =>
        asOnlyRow(async () => onSave(taken, { ...options, version })),
      );
      if (!saved) return;
      await draft.forget();
      form.reset({ ...emptyRow(fields), ...only(taken, kind.keeps) }, { keepFieldsRef: true });
      props.onDirtyChange?.(false);
      if (!goesOn.current) return onDone();
      setAdded((before) => ({ times: (before?.times ?? 0) + 1, name: kind.nameOf(taken) }));
      form.setFocus(fields[0]?.name ?? '');
    },
  });
  const saving = useSaving(form, props.versions);
  const draft = useDraft({ form, ...rowDraft(kind, props.draft, key) });
  useUnsaved(form, props.onDirtyChange);
  const showProblems = useEffectEvent(() => {
    for (const { field: name, message } of problems)
      if (name) form.setError(name, { type: serverError, message });
    if (field) form.setFocus(field);
  });
  useEffect(() => showProblems(), []);
  const drawn = kind.fields.map((beside) => {
    const fieldsBeside = beside.map((each) => <Fragment key={each.name}>{drawField(form, each)}</Fragment>);
    return beside.length > 1 ? <FieldRow key={beside[0]?.name}>{fieldsBeside}</FieldRow> : fieldsBeside;
  });
  return (
    <DialogForm {...form.formProps}>
      <DialogBody className={dialogBody}>
        <DraftBanner draft={draft} />
        {saving.question}
        <FormProblems form={form} />
        {row && kind.keepsEmptied && <p className={note}>{kind.keepsEmptied}</p>}
        {props.layout ? props.layout(drawn, form) : drawn}
        <VisuallyHidden role="status">
          {added && <span key={added.times}>{fill(addedWord, { name: added.name })}</span>}
        </VisuallyHidden>
      </DialogBody>
      <RowFoot
        hasNext={!row && hasNext}
        isSaving={form.formState.isSubmitting}
        onNext={() => {
          goesOn.current = true;
          form.submit();
        }}
        onSave={() => {
          goesOn.current = false;
        }}
      />
    </DialogForm>
  );
}

interface RowFootProps {
  hasNext: boolean;
  isSaving: boolean;
  onNext: () => void;
  /** Called before the form is submitted. */
  onSave: () => void;
}

function RowFoot({ hasNext, isSaving, onNext, onSave }: RowFootProps) {
  const { saveAndAdd } = useFormMessages('rows');
  const { save, saving } = useFormMessages('form');
  return (
    <DialogFoot>
      <DialogCancel />
      {hasNext && (
        // Not a submit button: Enter in a field triggers the first one, which must be Save.
        <Button disabled={isSaving} onClick={onNext}>
          {saveAndAdd}
        </Button>
      )}
      <Button type="submit" variant="primary" busy={isSaving} busyLabel={saving} onClick={onSave}>
        {save}
      </Button>
    </DialogFoot>
  );
}
