import type { GoodsRow, NamedCode, StoredGoods } from '@pabean/api/contract';
import { goodsRatesOn, todayIn } from '@pabean/api/rules';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AttemptOptions, DraftProps, SaveOptions } from '../internal/index.ts';
import type { RowDialogProps } from '../internal/rows/row-dialog.tsx';
import { RowsEditor } from '../internal/rows/rows-editor.tsx';
import { RowsSection } from '../internal/rows/rows-section.tsx';
import { useRowVersions } from '../internal/rows/use-row-versions.tsx';
import { useStoredRows } from '../internal/rows/use-stored-rows.ts';
import { UnusualVats } from '../internal/unusual-vat.tsx';
import { useGoodsMessages } from '../internal/use-goods-messages.ts';
import { roomOfGoods } from './goods-columns.tsx';
import * as styles from './goods-editor.css.ts';
import { GoodsFields } from './goods-fields.tsx';
import { type GoodsSums, sumsOf } from './goods-figures.ts';
import { GoodsTable, goodsRowHeight } from './goods-table.tsx';
import { rowOf } from './goods-values.ts';
import { pickBoxes } from './pick-boxes.tsx';
import { PickedBar } from './picked-bar.tsx';
import { MarkedTaxes, TypedSums } from './typed-figures.tsx';
import { TypingForm } from './typing-form.tsx';
import { type GoodsKind, useGoodsKind } from './use-goods-kind.ts';
import { usePicked } from './use-picked.ts';
import { useTyping } from './use-typing.ts';

/** Usual rates of duty and taxes in percent. */
export interface GoodsRatesProps {
  /** Duty, such as `7.5`. */
  readonly duty: string;
  /** Value added tax (PPN). */
  readonly vat: string;
  /** Income tax on imports (PPh). */
  readonly incomeTax: string;
}

/** A changed article: its id, the version that was seen, and its new values. */
export interface GoodsChange {
  /** The id of the article. */
  readonly id: string;
  /** The version that was seen; undefined if the provider has no versions. */
  readonly version: string | undefined;
  /** The new values. */
  readonly row: GoodsRow;
}

/** Props of {@link GoodsEditor}. */
export interface GoodsEditorProps extends DraftProps {
  /** The stored goods; pass them again after each `onAdd`, `onChange` and `onDelete`. */
  rows: readonly StoredGoods[];
  /** The units to choose from. */
  units: readonly NamedCode[];
  /** The kinds of packages to choose from. */
  packageTypes: readonly NamedCode[];
  /**
   * The usual rates: initial for the first article, and for a pasted line without rates. Another rate of VAT causes a warning.
   * `goodsRatesOn` returns them for the record's day.
   *
   * @default those by law, today
   */
  defaults?: GoodsRatesProps;
  /** Adds goods, all or none. A rejection with `fieldErrors` of `rows` is shown at the fields or lines. */
  onAdd: (rows: GoodsRow[], options: AttemptOptions) => Promise<unknown>;
  /** Changes goods, each in the version that was seen. Rejections are shown as for `onAdd`. */
  onChange: (changes: GoodsChange[], options: SaveOptions) => Promise<unknown>;
  /** Deletes goods by their ids. */
  onDelete: (ids: string[]) => Promise<unknown>;
  /**
   * Loads the current goods when a change was refused with 412. The user then sees the differences and chooses. If omitted, a
   * 412 is a failure like any other.
   */
  loadLatest?: () => Promise<readonly StoredGoods[]>;
  /** Called with the text of a CSV template: column headings and an example line. If omitted, no template is offered. */
  onTemplate?: (csv: string) => void;
  /**
   * Whether the goods are read-only.
   *
   * @default false
   */
  readOnly?: boolean;
}

/**
 * The goods of a PPFTZ record with their duty and taxes: edited in a dialog or in the table, pasted, imported, copied, deleted
 * and restored. A panel beside them shows what is due on the selected one. To only show goods use GoodsTable.
 *
 * @beta
 */
export function GoodsEditor({ readOnly = false, ...props }: GoodsEditorProps) {
  const { heading } = useGoodsMessages();
  if (!readOnly) return <Editor {...props} />;
  return (
    <RowsSection heading={heading}>
      <GoodsTable
        rows={props.rows}
        units={props.units}
        packageTypes={props.packageTypes}
        usualVat={props.defaults?.vat}
      />
    </RowsSection>
  );
}

type EditorProps = Omit<GoodsEditorProps, 'readOnly'>;

function Editor(props: EditorProps) {
  const { rows, units, packageTypes, onAdd, onChange, onDelete, loadLatest, ...editor } = props;
  const [lawful] = useState(() => goodsRatesOn(todayIn(undefined)));
  const { defaults = lawful } = props;
  const [markedId, setMarkedId] = useState<string>();
  const marked = rows.find(({ id }) => id === markedId) ?? rows[0];
  const stored = useMemo(() => sumsOf(rows), [rows]);
  const picked = usePicked(rows);
  const { typed, typing, cells: editable, stop, titleId } = useTyping(setMarkedId);
  const kind = useGoodsKind({ units, packageTypes, defaults, cells: editable });
  const source = useStoredRows<GoodsRow, StoredGoods>({
    rows,
    valuesOf: rowOf,
    onAdd,
    onDelete,
    async onChange({ id }, row, options) {
      await onChange([{ id, version: options.version, row }], options);
      setMarkedId(id);
    },
  });
  const typingForm = (row: StoredGoods) => {
    const field = typing.get(row.id);
    return (
      field && (
        <TypingForm
          {...editor}
          kind={kind}
          row={row}
          field={field}
          loadLatest={loadLatest}
          onChange={onChange}
          onType={typed.set}
          onDone={() => {
            flushSync(() => stop(row.id));
            document.getElementById(titleId(row))?.focus();
          }}
        />
      )
    );
  };
  return (
    <div className={styles.place}>
      <div className={styles.columns}>
        <RowsEditor
          {...editor}
          kind={kind}
          source={source}
          above={(remove, onProblem) => (
            <>
              <UnusualVats rows={rows} usualVat={defaults.vat} />
              {picked.indexes.length > 0 && (
                <PickedBar
                  count={picked.indexes.length}
                  onClear={() => flushSync(picked.clear)}
                  onDelete={() => remove(picked.indexes)}
                  onProblem={onProblem}
                />
              )}
            </>
          )}
          table={{
            room: roomOfGoods(stored, true),
            rowHeight: goodsRowHeight,
            current: marked,
            instead: typingForm,
            pick: pickBoxes(picked),
            sums: (draw) => <TypedSums typed={typed} rows={rows} stored={stored} draw={draw} />,
          }}
          dialog={(index) =>
            goodsDialog(kind, index === undefined ? undefined : rows[index], stored, loadLatest)
          }
        />
        {marked && <MarkedTaxes article={marked} typed={typed} rows={rows} stored={stored} />}
      </div>
    </div>
  );
}

/** Extensions of an article's dialog: both versions after a conflict, and what is due beside the fields. */
const goodsDialog = (
  kind: GoodsKind,
  article: StoredGoods | undefined,
  stored: GoodsSums,
  loadLatest: GoodsEditorProps['loadLatest'],
): Partial<RowDialogProps<GoodsRow>> => ({
  useSaving: useRowVersions,
  versions: {
    version: article?.version,
    loadLatest: kind.latestOf(article, loadLatest),
    textOf: (name, value) => kind.textOf(name, String(value)),
  },
  layout: (fields, form) => <GoodsFields fields={fields} form={form} sums={stored} before={article} />,
});
