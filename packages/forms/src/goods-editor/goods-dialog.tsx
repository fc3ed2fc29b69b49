import type { GoodsRow, StoredGoods } from '@pabean/api/contract';
import { TaxBreakdown } from '@pabean/ui/tax-breakdown';
import { useWatch } from 'react-hook-form';
import { type OpenRow, RowDialog } from '../internal/rows/row-dialog.tsx';
import type { ControlProps, RowValues } from '../internal/rows/row-kind.ts';
import { useRowVersions } from '../internal/rows/use-row-versions.tsx';
import type { BothVersionsOptions } from '../internal/use-both-versions.ts';
import { WeightsNote } from '../internal/weights-note.tsx';
import { usePpftzMessages } from '../messages/use-messages.ts';
import * as styles from './goods-editor.css.ts';
import type { GoodsEditorProps } from './goods-editor.tsx';
import { figuresOf, type GoodsSums, sumsWith, totalOf } from './goods-figures.ts';
import { rowOf } from './goods-values.ts';
import type { GoodsKind } from './use-goods-kind.ts';

/** Props of {@link GoodsDialog}. */
export interface GoodsDialogProps extends Pick<GoodsEditorProps, 'onAdd' | 'onChange'> {
  kind: GoodsKind;
  /** The article that is changed. Leave it out for a new one. */
  article?: StoredGoods;
  /** What a new article begins with. */
  begin?: OpenRow<GoodsRow>['begin'];
  /** Whether there is room for another one. */
  hasNext: boolean;
  /** The sums of all stored goods. */
  sums: GoodsSums;
  draft: GoodsEditorProps['draft'] | undefined;
  onDirtyChange: GoodsEditorProps['onDirtyChange'] | undefined;
  loadLatest: GoodsEditorProps['loadLatest'] | undefined;
  /** Called with the id of an article that was changed. */
  onSaved: (id: string) => void;
  onRequestClose: () => void;
}

/** Which of its fields stand above what is said of its weights. */
const weights = 5;

/** Adds an article, and others after it, or changes one; what is due follows as people type. */
export function GoodsDialog(props: GoodsDialogProps) {
  const { kind, article, begin, hasNext, sums, draft, onDirtyChange, onRequestClose } = props;
  const versions: BothVersionsOptions<RowValues> = {
    version: article?.version,
    loadLatest: kind.latestOf(article, props.loadLatest),
    textOf: (name, value) => kind.textOf(name, String(value)),
  };
  return (
    <RowDialog
      kind={kind}
      opened={article ? { key: article.id, row: rowOf(article) } : { ...(begin && { begin }) }}
      hasNext={hasNext}
      {...(draft && { draft })}
      {...(onDirtyChange && { onDirtyChange })}
      useSaving={useRowVersions}
      versions={versions}
      onSave={async (row, options) => {
        if (!article) return props.onAdd([row], options);
        await props.onChange([{ id: article.id, version: options.version, row }], options);
        return props.onSaved(article.id);
      }}
      layout={(fields, form) => (
        <div className={styles.dialogPlace}>
          <div className={styles.dialogColumns}>
            <div className={styles.fields}>
              {fields.slice(0, weights)}
              <LiveWeights form={form} />
              {fields.slice(weights)}
            </div>
            <LiveTaxes form={form} sums={sums} before={article} />
          </div>
        </div>
      )}
      onRequestClose={onRequestClose}
    />
  );
}

function LiveWeights({ form }: Pick<LiveTaxesProps, 'form'>) {
  const [gross = '', net = ''] = useWatch({ control: form.control, name: ['gross', 'net'] });
  return <WeightsNote gross={gross} net={net} />;
}

interface LiveTaxesProps {
  form: ControlProps['form'];
  sums: GoodsSums;
  before: StoredGoods | undefined;
}

/** What is due on the article as it is typed; only this is drawn for a key press. */
function LiveTaxes({ form, sums, before }: LiveTaxesProps) {
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
