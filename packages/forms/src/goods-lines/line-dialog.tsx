import { fill } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { DialogBody, DialogCancel, DialogFoot, DialogForm } from '@pabean/ui/dialog';
import { FieldRow } from '@pabean/ui/field-row';
import { useMessages } from '@pabean/ui/messages';
import { VisuallyHidden } from '@pabean/ui/visually-hidden';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { EditDialog } from '../internal/edit-dialog.tsx';
import { DraftBanner, type DraftProps, FormProblems, useDraft, useZodForm } from '../internal/index.ts';
import * as styles from '../internal/row-list.css.ts';
import { serverError } from '../internal/use-error-timing.ts';
import { useUnsaved } from '../internal/use-unsaved.ts';
import { useFormMessages, useTransitMessages } from '../messages/use-messages.ts';
import { LineField } from './line-field.tsx';
import { fieldsOf, type LineKind, type LineValues } from './line-kind.ts';
import { note } from './lines.css.ts';
import type { LineProblem } from './lines-props.ts';

/** What the dialog is open for. */
export interface OpenLine<Row> {
  /** The line that is changed, from 0; undefined for a new one. */
  readonly index?: number;
  /** That line as it is. */
  readonly row?: Row;
  /** What a new line begins with. */
  readonly begin?: LineValues;
  /** What is wrong with the line. */
  readonly problems?: readonly LineProblem[];
  /** The field that the dialog is opened for. */
  readonly field?: string | undefined;
}

/** Props of {@link LineDialog}. */
export interface LineDialogProps<Row extends LineValues> extends DraftProps {
  kind: LineKind<Row>;
  line: OpenLine<Row>;
  /** Whether there is room for a line after this one. */
  hasRoom: boolean;
  /** Takes the line; nothing is sent by it. */
  onTake: (row: Row) => void;
  onRequestClose: () => void;
}

const draftVersion = 1;

/** The fields that were filled in, over what there was: an emptied field keeps what it was. */
const filledOver = (before: LineValues, typed: LineValues): LineValues =>
  Object.fromEntries(
    Object.entries(before).map(([name, was]) => [name, typed[name]?.trim() ? typed[name] : was]),
  );

/** Adds a line, and others after it, or changes one. */
export function LineDialog<Row extends LineValues>({ onRequestClose, ...props }: LineDialogProps<Row>) {
  const { change } = useFormMessages('rows');
  const { kind, line } = props;
  return (
    <EditDialog
      heading={line.row ? fill(change, { part: kind.nameOf(line.row) }) : kind.add}
      onRequestClose={onRequestClose}
    >
      <LineForm {...props} onDone={onRequestClose} />
    </EditDialog>
  );
}

type LineFormProps<Row extends LineValues> = Omit<LineDialogProps<Row>, 'onRequestClose'> & {
  onDone: () => void;
};

function LineForm<Row extends LineValues>({
  kind,
  line,
  hasRoom,
  onTake,
  onDone,
  ...props
}: LineFormProps<Row>) {
  const { row, begin, problems = [], field } = line;
  const { saveAndAdd } = useFormMessages('rows');
  const { save } = useFormMessages('form');
  const { keepsEmptied } = useTransitMessages('transitLines');
  const { added: addedWord } = useMessages('fileUpload');
  const fields = fieldsOf(kind);
  const goesOn = useRef(false);
  const [added, setAdded] = useState<{ times: number; name: string }>();
  const form = useZodForm<Record<string, string>, Row>({
    schema: row
      ? z.pipe(
          z.pipe(
            z.unknown(),
            z.transform((typed) => filledOver(row, typed as LineValues)),
          ),
          kind.schema as z.ZodMiniType<Row, LineValues>,
        )
      : kind.schema,
    defaultValues: { ...(row ?? { ...kind.empties, ...begin }) },
    labelOf: (name) => fields.find((each) => each.name === name)?.label ?? name,
    onSubmit(taken) {
      void draft.forget();
      const next = { ...kind.empties, ...only(taken, kind.keeps) };
      form.reset(next, { keepFieldsRef: true });
      props.onDirtyChange?.(false);
      onTake(taken);
      if (!goesOn.current) return onDone();
      setAdded((before) => ({ times: (before?.times ?? 0) + 1, name: kind.nameOf(taken) }));
      form.setFocus(fields[0]?.name ?? '');
    },
  });
  const draft = useDraft({
    form,
    name: kind.name,
    version: draftVersion,
    location: props.draft && {
      ...props.draft,
      record: [props.draft.record, line.index].filter((part) => part !== undefined).join('/'),
    },
  });
  useUnsaved(form, props.onDirtyChange);
  const showProblems = useEffectEvent(() => {
    for (const { field: name, message } of problems)
      if (name) form.setError(name, { type: serverError, message });
    if (field) form.setFocus(field);
  });
  useEffect(() => showProblems(), []);
  function saveAndGoOn() {
    goesOn.current = true;
    form.submit();
  }
  return (
    <DialogForm {...form.formProps}>
      <DialogBody className={styles.body}>
        <DraftBanner draft={draft} />
        <FormProblems form={form} />
        {row && <p className={note}>{keepsEmptied}</p>}
        {kind.fields.map((beside) => (
          <FieldRow key={beside[0]?.name}>
            {beside.map((each) => (
              <LineField key={each.name} form={form} field={each} />
            ))}
          </FieldRow>
        ))}
        <VisuallyHidden role="status">
          {added && <span key={added.times}>{fill(addedWord, { name: added.name })}</span>}
        </VisuallyHidden>
      </DialogBody>
      <DialogFoot>
        <DialogCancel />
        {!row && hasRoom && (
          // No submit button: Enter in a field takes the first one of those.
          <Button onClick={saveAndGoOn}>{saveAndAdd}</Button>
        )}
        <Button
          type="submit"
          variant="primary"
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

const only = (values: LineValues, names: readonly string[]): LineValues =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
