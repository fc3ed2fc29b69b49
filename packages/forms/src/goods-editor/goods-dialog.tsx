import { type GoodsRow, goodsRow, type StoredGoods } from '@pabean/api/contract';
import { fill, kilograms, percent, pieces } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { DialogBody, DialogCancel, DialogFoot, DialogForm } from '@pabean/ui/dialog';
import { useMessages } from '@pabean/ui/messages';
import { TaxBreakdown } from '@pabean/ui/tax-breakdown';
import { VisuallyHidden } from '@pabean/ui/visually-hidden';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { codeOptions } from '../internal/code-options.ts';
import { EditDialog } from '../internal/edit-dialog.tsx';
import {
  ChooseVersions,
  DraftBanner,
  FormCombobox,
  FormMoneyField,
  FormNumberField,
  FormProblems,
  FormTextArea,
  FormTextField,
  useDraft,
  useZodForm,
  type ZodForm,
} from '../internal/index.ts';
import { asOnlyRow } from '../internal/row-errors.ts';
import { useGoodsWords, wholes } from '../internal/use-goods-words.ts';
import { useUnsaved } from '../internal/use-unsaved.ts';
import { WeightsNote } from '../internal/weights-note.tsx';
import { useFormMessages, usePpftzMessages } from '../messages/use-messages.ts';
import { goodsDraft } from './goods-draft.ts';
import * as styles from './goods-editor.css.ts';
import type { GoodsEditorProps } from './goods-editor.tsx';
import { figuresOf, type GoodsSums, sumsWith, totalOf } from './goods-figures.ts';
import { emptyGoods, rowOf } from './goods-values.ts';
import { useGoodsVersions } from './use-goods-versions.ts';
import { VatField } from './vat-field.tsx';

type Given = Pick<GoodsEditorProps, 'units' | 'packageTypes' | 'onAdd' | 'onChange'>;

/** Props of {@link GoodsDialog}. */
export interface GoodsDialogProps extends Given {
  /** The article that is changed. Leave it out for a new one. */
  article?: StoredGoods;
  /** What a new article begins with. */
  begin?: Partial<GoodsRow>;
  /** The rate of VAT that most goods have. */
  usualVat: string;
  /** The sums of all stored goods. */
  sums: GoodsSums;
  draft: GoodsEditorProps['draft'] | undefined;
  onDirtyChange: GoodsEditorProps['onDirtyChange'] | undefined;
  loadLatest: GoodsEditorProps['loadLatest'] | undefined;
  /** Called with the id of an article that was changed. */
  onSaved: (id: string) => void;
  onRequestClose: () => void;
}

/** Adds an article, and others after it, or changes one; what is due follows as people type. */
export function GoodsDialog({ onRequestClose, ...props }: GoodsDialogProps) {
  const { heading } = useGoodsWords();
  const { change, addGoods } = useFormMessages('rows');
  return (
    <EditDialog
      heading={props.article ? fill(change, { part: heading }) : addGoods}
      onRequestClose={onRequestClose}
    >
      <GoodsForm {...props} onDone={onRequestClose} />
    </EditDialog>
  );
}

function GoodsForm(props: Omit<GoodsDialogProps, 'onRequestClose'> & { onDone: () => void }) {
  const { article, begin, units, packageTypes, onDone } = props;
  const { labelOf } = useGoodsWords();
  const { saveAndAdd } = useFormMessages('rows');
  const { added: addedWord } = useMessages('fileUpload');
  const { hsHint } = usePpftzMessages('goods');
  const { save, saving } = useFormMessages('form');
  const goesOn = useRef(false);
  const [added, setAdded] = useState<{ times: number; name: string }>();
  const form = useZodForm<GoodsRow, GoodsRow>({
    schema: goodsRow,
    defaultValues: article ? rowOf(article) : { ...emptyGoods, ...begin },
    labelOf,
    async onSubmit(row, options) {
      if (article) {
        const saved = await versions.save((version) =>
          asOnlyRow(() =>
            props.onChange([{ id: article.id, version, row }], { signal: options.signal, version }),
          ),
        );
        if (!saved) return;
        props.onSaved(article.id);
      } else await asOnlyRow(() => props.onAdd([row], options));
      await draft.forget();
      const { unitType, packageType, dutyRate, vatRate, incomeTaxRate } = row;
      const next = { ...emptyGoods, unitType, packageType, dutyRate, vatRate, incomeTaxRate };
      form.reset(next, { keepFieldsRef: true });
      props.onDirtyChange?.(false);
      if (!goesOn.current) return onDone();
      setAdded((before) => ({ times: (before?.times ?? 0) + 1, name: row.description }));
      form.setFocus('description');
    },
  });
  const versions = useGoodsVersions(form, { article, units, packageTypes, loadLatest: props.loadLatest });
  const draft = useDraft({ form, ...goodsDraft(props.draft, article?.id) });
  useUnsaved(form, props.onDirtyChange);
  const sends = (again: boolean) => () => {
    goesOn.current = again;
  };
  const { isSubmitting } = form.formState;
  return (
    <DialogForm {...form.formProps}>
      <DialogBody className={styles.dialogBody}>
        <DraftBanner draft={draft} />
        <ChooseVersions versions={versions} form={form} />
        <FormProblems form={form} />
        <div className={styles.dialogPlace}>
          <div className={styles.dialogColumns}>
            <div className={styles.fields}>
              <FormTextArea form={form} name="description" rows={2} />
              <FormTextField
                form={form}
                name="hsCode"
                inputMode="numeric"
                autoComplete="off"
                optional
                hint={hsHint}
                width="date"
              />
              <div className={styles.pair}>
                <FormNumberField form={form} name="unitCount" notation={pieces} />
                <FormCombobox form={form} name="unitType" options={codeOptions(units)} />
              </div>
              <div className={styles.pair}>
                <FormNumberField form={form} name="packageCount" notation={wholes} />
                <FormCombobox form={form} name="packageType" options={codeOptions(packageTypes)} />
              </div>
              <div className={styles.pair}>
                <FormNumberField form={form} name="gross" notation={kilograms} />
                <FormNumberField form={form} name="net" notation={kilograms} />
              </div>
              <LiveWeights form={form} />
              <FormMoneyField form={form} name="value" />
              <div className={styles.rates}>
                <FormNumberField form={form} name="dutyRate" notation={percent} />
                <VatField form={form} usualVat={props.usualVat} />
                <FormNumberField form={form} name="incomeTaxRate" notation={percent} />
              </div>
            </div>
            <LiveTaxes form={form} sums={props.sums} before={article} />
          </div>
        </div>
        <VisuallyHidden role="status">
          {added && <span key={added.times}>{fill(addedWord, { name: added.name })}</span>}
        </VisuallyHidden>
      </DialogBody>
      <DialogFoot>
        <DialogCancel />
        {!article && (
          <Button type="submit" disabled={isSubmitting} onClick={sends(true)}>
            {saveAndAdd}
          </Button>
        )}
        <Button type="submit" variant="primary" busy={isSubmitting} busyLabel={saving} onClick={sends(false)}>
          {save}
        </Button>
      </DialogFoot>
    </DialogForm>
  );
}

function LiveWeights({ form }: Pick<LiveTaxesProps, 'form'>) {
  const [gross, net] = useWatch({ control: form.control, name: ['gross', 'net'] });
  return <WeightsNote gross={gross} net={net} />;
}

interface LiveTaxesProps {
  form: ZodForm<GoodsRow, GoodsRow>;
  sums: GoodsSums;
  before: StoredGoods | undefined;
}

/** What is due on the article as it is typed; only this is drawn for a key press. */
function LiveTaxes({ form, sums, before }: LiveTaxesProps) {
  const { formulas } = usePpftzMessages('goods');
  const { control } = form;
  const [value, dutyRate, vatRate, incomeTaxRate] = useWatch({
    control,
    name: ['value', 'dutyRate', 'vatRate', 'incomeTaxRate'],
  });
  const figures = figuresOf({ value, dutyRate, vatRate, incomeTaxRate });
  const all = sumsWith(sums, before, figures);
  return (
    <div className={styles.panelPlace}>
      <TaxBreakdown {...(figures && { figures })} allGoods={String(totalOf(all))} />
      <p className={styles.formulas}>{formulas}</p>
    </div>
  );
}
