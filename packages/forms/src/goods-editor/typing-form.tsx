import { type GoodsRow, goodsRow, type StoredGoods } from '@pabean/api/contract';
import { percent, pieces, rupiah } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { useMessages } from '@pabean/ui/messages';
import { type KeyboardEvent, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import {
  ChooseVersions,
  DraftBanner,
  FormNumberField,
  FormProblems,
  FormTextField,
  useBothVersions,
  useDraft,
  useZodForm,
} from '../internal/index.ts';
import { asOnlyRow } from '../internal/row-errors.ts';
import { drawField } from '../internal/rows/fields.tsx';
import { actions } from '../internal/rows/row-actions.css.ts';
import { rowDraft } from '../internal/rows/row-kind.ts';
import { amountText, useGoodsMessages } from '../internal/use-goods-messages.ts';
import { useUnsaved } from '../internal/use-unsaved.ts';
import { useFormMessages } from '../messages/use-messages.ts';
import type { EditableField } from './editable-cells.tsx';
import * as styles from './goods-cells.css.ts';
import type { GoodsEditorProps } from './goods-editor.tsx';
import { figuresOf } from './goods-figures.ts';
import { rowOf } from './goods-values.ts';
import type { GoodsKind } from './use-goods-kind.ts';

/** Props of {@link TypingForm}. */
export interface TypingFormProps
  extends Pick<GoodsEditorProps, 'draft' | 'onDirtyChange' | 'loadLatest' | 'onChange'> {
  kind: GoodsKind;
  row: StoredGoods;
  /** The field that gets the initial focus. */
  field: EditableField;
  /** Called with the edited values, and with undefined when editing ends. */
  onType: (id: string, row: GoodsRow | undefined) => void;
  onDone: () => void;
}

const taxes = ['duty', 'vat', 'incomeTax'] as const;

/**
 * An article edited in place of its row: description, HS code, quantity, value and rates. Enter saves, Escape cancels; duty and
 * taxes update in the row, in the sums and in the panel.
 */
export function TypingForm(props: TypingFormProps) {
  const { kind, row, field, onType, onDone, loadLatest } = props;
  const { labelOf } = useGoodsMessages();
  const form = useZodForm<Record<string, string>, GoodsRow>({
    schema: goodsRow,
    defaultValues: { ...rowOf(row) },
    labelOf,
    async onSubmit(values, { signal }) {
      const saved = await versions.save((version) =>
        asOnlyRow(() => props.onChange([{ id: row.id, version, row: values }], { signal, version })),
      );
      if (!saved) return;
      await draft.forget();
      props.onDirtyChange?.(false);
      onDone();
    },
  });
  const versions = useBothVersions(form, {
    version: row.version,
    loadLatest: kind.latestOf(row, loadLatest),
    textOf: (name, value) => kind.textOf(name, String(value)),
  });
  const draft = useDraft({ form, ...rowDraft(kind, props.draft, row.id) });
  useUnsaved(form, props.onDirtyChange);

  const { setFocus, control } = form;
  useEffect(() => setFocus(field, { shouldSelect: true }), [setFocus, field]);
  const values = useWatch({ control }) as GoodsRow;
  useEffect(() => onType(row.id, values), [onType, row.id, values]);
  useEffect(() => () => onType(row.id, undefined), [onType, row.id]);

  async function takeBack() {
    await draft.forget();
    props.onDirtyChange?.(false);
    onDone();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    void takeBack();
  }
  return (
    <form
      {...form.formProps}
      aria-label={row.description}
      className={styles.typingForm}
      onKeyDown={onKeyDown}
    >
      <DraftBanner draft={draft} />
      <ChooseVersions versions={versions} form={form} />
      <FormProblems form={form} />
      <div className={styles.typingFields}>
        <FormTextField form={form} name="description" className={styles.typingWide} />
        <FormNumberField form={form} name="unitCount" notation={pieces} />
        <FormTextField form={form} name="hsCode" inputMode="numeric" optional />
        <FormNumberField form={form} name="value" notation={rupiah} className={styles.typingWide} />
        <FormNumberField form={form} name="dutyRate" notation={percent} />
        {drawField(form, kind.field.vatRate)}
        <FormNumberField form={form} name="incomeTaxRate" notation={percent} />
      </div>
      <TypingFoot
        figures={figuresOf(values)}
        isSaving={form.formState.isSubmitting}
        onCancel={() => void takeBack()}
      />
    </form>
  );
}

interface TypingFootProps {
  figures: ReturnType<typeof figuresOf>;
  isSaving: boolean;
  onCancel: () => void;
}

/** What is due on the article, and the buttons. */
function TypingFoot({ figures, isSaving, onCancel }: TypingFootProps) {
  const { heads } = useGoodsMessages();
  const { save, saving } = useFormMessages('form');
  const { cancel } = useMessages('dialog');
  return (
    <div className={styles.typingFoot}>
      <dl className={styles.typingTaxes}>
        {taxes.map((name) => (
          <div key={name} className={styles.typingTax}>
            <dt className={styles.typingName}>{heads[name]}</dt>
            <dd>{figures?.[name] == null ? '–' : amountText(String(figures[name]))}</dd>
          </div>
        ))}
      </dl>
      <span className={actions}>
        <Button size="small" onClick={onCancel}>
          {cancel}
        </Button>
        <Button type="submit" size="small" variant="primary" busy={isSaving} busyLabel={saving}>
          {save}
        </Button>
      </span>
    </div>
  );
}
