import { type GoodsRow, maxGoods, type NamedCode, type StoredGoods } from '@pabean/api/contract';
import { dataLanguage, goodsRatesOn, todayIn } from '@pabean/api/rules';
import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { useMessages } from '@pabean/ui/messages';
import { TaxBreakdown } from '@pabean/ui/tax-breakdown';
import type { TableBodyControls } from '@pabean/ui/virtual-table';
import { Plus, Undo2 } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { BulkActions } from '../internal/bulk/bulk-actions.tsx';
import { BulkDialog } from '../internal/bulk/bulk-dialog.tsx';
import { useLineReasons } from '../internal/bulk/line-reasons.ts';
import { useBulk } from '../internal/bulk/use-bulk.tsx';
import type { AttemptOptions, DraftProps, SaveOptions } from '../internal/index.ts';
import { only } from '../internal/rows/row-kind.ts';
import { useReadRows } from '../internal/rows/use-read-rows.ts';
import { RowsSection } from '../internal/rows-section.tsx';
import { UnusualVats } from '../internal/unusual-vat.tsx';
import { useGoodsWords } from '../internal/use-goods-words.ts';
import { useSaid } from '../internal/use-said.tsx';
import { EditableRow, type RowActs } from './editable-row.tsx';
import { GoodsDialog, type GoodsDialogProps } from './goods-dialog.tsx';
import * as styles from './goods-editor.css.ts';
import { figuresOf, type GoodsSums, sumsOf, sumsWith, totalOf } from './goods-figures.ts';
import { GoodsFrame, GoodsTable } from './goods-table.tsx';
import { rowOf } from './goods-values.ts';
import { PickedBar } from './picked-bar.tsx';
import { useDeletedGoods } from './use-deleted-goods.tsx';
import { useGoodsKind } from './use-goods-kind.ts';
import { usePicked } from './use-picked.ts';
import { useStableActs } from './use-stable-acts.ts';

/** Rates of duty and taxes in percent, as an office has them for most goods. */
export interface GoodsRatesProps {
  /** Duty, such as `7.5`. */
  readonly duty: string;
  /** Value added tax (PPN). */
  readonly vat: string;
  /** Income tax on imports (PPh). */
  readonly incomeTax: string;
}

/** An article that is changed: its id, the version that was seen, and what it is now. */
export interface GoodsChange {
  /** The id of the article. */
  readonly id: string;
  /** The version that was seen; undefined where the provider counts none. */
  readonly version: string | undefined;
  /** What it is now. */
  readonly row: GoodsRow;
}

/** Props of {@link GoodsEditor}. */
export interface GoodsEditorProps extends DraftProps {
  /** The goods that the server has; again after each `onAdd`, `onChange` and `onDelete`. */
  rows: readonly StoredGoods[];
  /** The units to choose from. */
  units: readonly NamedCode[];
  /** The kinds of packages to choose from. */
  packageTypes: readonly NamedCode[];
  /**
   * The rates that most goods have: those of a first article, and of a pasted line without any. Another rate of VAT is warned
   * of. `goodsRatesOn` has them for the record's day.
   *
   * @default those by law, today
   */
  defaults?: GoodsRatesProps;
  /** Adds goods, all or none. A rejection with `fieldErrors` of `rows` is shown at the fields or lines. */
  onAdd: (rows: GoodsRow[], options: AttemptOptions) => Promise<unknown>;
  /** Changes goods, each in the version that was seen; the same of a rejection. */
  onChange: (changes: GoodsChange[], options: SaveOptions) => Promise<unknown>;
  /** Deletes goods by their ids. */
  onDelete: (ids: string[]) => Promise<unknown>;
  /**
   * Loads the goods as the server has them now, when a change was refused with 412. People then see what differs, and
   * choose. Left out, that is a failure like any other.
   */
  loadLatest?: () => Promise<readonly StoredGoods[]>;
  /** Called with the template of a CSV: its heads and a line as an example. Without it none is offered. */
  onTemplate?: (csv: string) => void;
  /**
   * Whether the goods are only read.
   *
   * @default false
   */
  readOnly?: boolean;
}

/**
 * The goods of a PPFTZ record with their duty and taxes: typed in a dialog or in the table, pasted, imported, copied,
 * deleted and taken back. Beside them stands what is due on the marked one. To show them only take GoodsTable.
 *
 * @beta
 */
export function GoodsEditor({ readOnly = false, ...props }: GoodsEditorProps) {
  const { heading } = useGoodsWords();
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

/** The dialog that is open: an article to change, or a new one that begins as another. */
type Opened = Pick<GoodsDialogProps, 'article' | 'begin'>;

function Editor({
  rows,
  units,
  packageTypes,
  defaults: given,
  ...props
}: Omit<GoodsEditorProps, 'readOnly'>) {
  const { words, heading } = useGoodsWords();
  const [lawful] = useState(() => goodsRatesOn(todayIn(undefined)));
  const defaults = given ?? lawful;
  const { undo: undoWord } = useMessages('listEditor');
  const { most, tooMany } = useLineReasons();
  const [opened, setOpened] = useState<Opened>();
  const [markedId, setMarkedId] = useState<string>();
  const [typing, setTyping] = useState<ReadonlyMap<string, GoodsRow>>(new Map());
  const controls = useRef<TableBodyControls>(null);
  const add = useRef<HTMLButtonElement>(null);
  const { said, say } = useSaid();
  const picked = usePicked(rows);
  const deletion = useDeletedGoods({ rows, onDelete: props.onDelete, onAdd: props.onAdd });
  const bulk = useBulk<GoodsRow>(() => false);
  const kind = useGoodsKind({ units, packageTypes, defaults });
  const reader = useReadRows(
    { ...kind, fields: kind.pasted, example: words.example, max: maxGoods },
    rows.length,
  );
  const stored = useMemo(() => sumsOf(rows), [rows]);
  const marked = rows.find(({ id }) => id === markedId) ?? rows[0];
  const isFull = rows.length >= maxGoods;

  // What is typed in the table counts at once.
  let sums: GoodsSums = stored;
  for (const [id, row] of typing) {
    const before = rows.find((each) => each.id === id);
    if (before) sums = sumsWith(sums, before, figuresOf(row));
  }
  const typed = marked && typing.get(marked.id);
  const figures = marked && figuresOf(typed ?? marked);

  const acts: RowActs = {
    mark: setMarkedId,
    edit: (article) => setOpened({ article }),
    copy: (row) => setOpened({ begin: rowOf(row) }),
    remove: (row) => deletion.remove([row]),
    problem: deletion.tell,
    pick: picked.toggle,
    type: (id, row) =>
      setTyping((before) => {
        const after = new Map(before);
        if (row) after.set(id, row);
        else after.delete(id);
        return after;
      }),
    change: (row, values, options) =>
      props.onChange([{ id: row.id, version: options.version, row: values }], options),
  };
  const stable = useStableActs(acts);
  const hasLatest = props.loadLatest !== undefined;
  const loadLatestRef = useRef(props.loadLatest);
  loadLatestRef.current = props.loadLatest;
  const loadLatest = useCallback(async () => (await loadLatestRef.current?.()) ?? [], []);

  const last = rows.at(-1);
  const next = last
    ? only(rowOf(last), kind.keeps)
    : { dutyRate: defaults.duty, vatRate: defaults.vat, incomeTaxRate: defaults.incomeTax };

  return (
    <div className={styles.place}>
      <div className={styles.columns}>
        <RowsSection
          heading={heading}
          frame={deletion.frame}
          said={deletion.said || said}
          problem={deletion.problem}
          note={isFull ? tooMany(maxGoods) : most(maxGoods)}
          action={
            <Button
              ref={add}
              icon={<Plus size={16} />}
              disabled={isFull}
              onClick={() => setOpened({ begin: next })}
            >
              {kind.add}
            </Button>
          }
          bulk={
            !isFull && (
              <BulkActions
                onOpen={bulk.open}
                onTemplate={props.onTemplate && (() => props.onTemplate?.(reader.template))}
              />
            )
          }
        >
          {deletion.gone && (
            <Alert
              heading={deletion.gone}
              action={
                <Button
                  ref={deletion.undoButton}
                  size="small"
                  icon={<Undo2 size={16} />}
                  busy={deletion.isRestoring}
                  onClick={() => void deletion.restore().then(() => add.current?.focus())}
                >
                  {undoWord}
                </Button>
              }
            />
          )}
          <UnusualVats rows={rows} usualVat={defaults.vat} />
          {picked.rows.length > 0 && (
            <PickedBar
              count={picked.rows.length}
              onClear={() => flushSync(picked.clear)}
              onDelete={() => deletion.remove(picked.rows)}
              onProblem={deletion.tell}
            />
          )}
          <GoodsFrame
            rows={rows}
            sums={sums}
            controls={controls}
            hasActions
            pick={
              <label className={styles.pick}>
                <input
                  type="checkbox"
                  aria-label={words.pickAll}
                  className={styles.box}
                  checked={rows.length > 0 && picked.rows.length === rows.length}
                  onChange={({ target }) => picked.all(target.checked)}
                />
              </label>
            }
            draw={(row, index, { ref }) => (
              <EditableRow
                row={row}
                index={index}
                measure={ref}
                isMarked={row === marked}
                isPicked={picked.has(row.id)}
                acts={stable}
                usualVat={defaults.vat}
                units={units}
                packageTypes={packageTypes}
                draft={props.draft}
                onDirtyChange={props.onDirtyChange}
                loadLatest={hasLatest ? loadLatest : undefined}
              />
            )}
          />
        </RowsSection>
        {marked && (
          <TaxBreakdown
            className={styles.panel}
            goods={<span lang={dataLanguage}>{(typed ?? marked).description}</span>}
            {...(figures && { figures })}
            allGoods={String(totalOf(sums))}
          />
        )}
      </div>
      {opened && (
        <GoodsDialog
          {...opened}
          kind={kind}
          hasNext={rows.length + 1 < maxGoods}
          sums={stored}
          draft={props.draft}
          onDirtyChange={props.onDirtyChange}
          loadLatest={props.loadLatest}
          onAdd={props.onAdd}
          onChange={props.onChange}
          onSaved={(id) => setMarkedId(id)}
          onRequestClose={() => setOpened(undefined)}
        />
      )}
      <BulkDialog
        bulk={bulk}
        heading={heading}
        {...reader.panel}
        onDirtyChange={props.onDirtyChange}
        onTake={async (taken, options) => {
          await props.onAdd([...taken], options);
          flushSync(() => say('filledAtEnd', 0, taken.length));
        }}
      />
    </div>
  );
}
