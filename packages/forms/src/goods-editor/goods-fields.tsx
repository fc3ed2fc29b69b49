import type { StoredGoods } from '@pabean/api/contract';
import { TaxBreakdown } from '@pabean/ui/tax-breakdown';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { ControlProps } from '../internal/rows/row-kind.ts';
import { WeightsNote } from '../internal/weights-note.tsx';
import { usePpftzMessages } from '../messages/use-messages.ts';
import * as styles from './goods-editor.css.ts';
import { figuresOf, type GoodsSums, sumsWith, totalOf } from './goods-figures.ts';

/** The fields above the note about weights. */
const weights = 5;

/** Props of {@link GoodsFields}. */
export interface GoodsFieldsProps {
  fields: readonly ReactNode[];
  form: ControlProps['form'];
  /** The sums of all stored goods. */
  sums: GoodsSums;
  /** The stored article. */
  before: StoredGoods | undefined;
}

/** The fields of an article beside what is due on it, updated while typing. */
export function GoodsFields({ fields, form, sums, before }: GoodsFieldsProps) {
  return (
    <div className={styles.dialogPlace}>
      <div className={styles.dialogColumns}>
        <div className={styles.fields}>
          {fields.slice(0, weights)}
          <LiveWeights form={form} />
          {fields.slice(weights)}
        </div>
        <LiveTaxes form={form} sums={sums} before={before} />
      </div>
    </div>
  );
}

function LiveWeights({ form }: Pick<GoodsFieldsProps, 'form'>) {
  const [gross = '', net = ''] = useWatch({ control: form.control, name: ['gross', 'net'] });
  return <WeightsNote gross={gross} net={net} />;
}

/** What is due on the article; only this re-renders with a key press. */
function LiveTaxes({ form, sums, before }: Omit<GoodsFieldsProps, 'fields'>) {
  const { formulas } = usePpftzMessages('goods');
  const { control } = form;
  const [value = '', dutyRate = '', vatRate = '', incomeTaxRate = ''] = useWatch({
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
