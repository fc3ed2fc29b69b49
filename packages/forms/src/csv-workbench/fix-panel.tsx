import { type ColumnRepair, fill } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { useMessages } from '@pabean/ui/messages';
import { StatusTabs } from '@pabean/ui/status-tabs';
import { TextField } from '@pabean/ui/text-field';
import { VisuallyHidden } from '@pabean/ui/visually-hidden';
import { ChevronLeft, ChevronRight, Undo2 } from 'lucide-react';
import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useReportMessages } from '../messages/use-messages.ts';
import { type CsvRemark, type CsvStore, sameAs } from './csv-store.ts';
import * as styles from './csv-workbench.css.ts';
import { type CsvColumnMessages, useProblemMessages } from './use-csv-messages.ts';
import { all, onlyWarnings, type RemarkPlace, type RemarkTab, remarkAt, useRemarks } from './use-remarks.ts';

/** Imperative handle of the panel. */
export interface FixPanelHandle {
  /** Moves to a remark, or to the current one, and focuses its field. */
  focus(place?: RemarkPlace): void;
}

/** Props of {@link FixPanel}. */
export interface FixPanelProps {
  store: CsvStore;
  columns: CsvColumnMessages;
  /** Called with the current remark. */
  onCurrent: (remark: CsvRemark | undefined) => void;
  ref?: Ref<FixPanelHandle>;
}

/**
 * Steps through all errors and warnings of a table: location, value, reason and suggestion. A cell is fixed in its field, all
 * equal ones together, or a whole column is reinterpreted; the last step can be undone. Enter fixes and moves on.
 */
export function FixPanel({ store, columns, onCurrent, ref }: FixPanelProps) {
  const messages = useReportMessages('csvWorkbench');
  const problemMessages = useProblemMessages(store.schema, columns);
  const { remarks, current, goTo, ...walk } = useRemarks(store);
  const { input, focusNext } = useRemarkInput(current);
  const [news, setNews] = useState('');
  const reportCurrent = useEffectEvent(onCurrent);
  useEffect(() => reportCurrent(current), [current]);
  useImperativeHandle(ref, () => ({
    focus(place) {
      const found = place && goTo(place);
      if (!found || found === current) input.current?.focus();
      else focusNext();
    },
  }));
  if (!current) return <UndoOnly store={store} news={news} onUndone={() => setNews(messages.undone)} />;

  const { column } = current;
  const isWarning = 'warning' in current;
  const same = sameAs(remarks, current);
  function move(by: number) {
    walk.move(by);
    setNews('');
    if (walk.count > 1) focusNext();
  }
  function report(sentence: string) {
    setNews(sentence);
    focusNext();
  }
  /** Result of the last fix, and overall progress. */
  function newsOf(fixed: number) {
    const { problems, warnings } = store.state;
    const still = remarkAt(store.state, current);
    if (still)
      return fill('warning' in still ? messages.stillOdd : messages.still, {
        right: problemMessages.right(still, still.value),
      });
    const left = problems.length || (isWarning ? warnings.length : 0);
    if (left === 0) return messages.none;
    return fill(problems.length > 0 ? messages.fixed : messages.fixedOdd, { count: fixed, left });
  }
  function fix(which: readonly CsvRemark[]) {
    store.fix(which, input.current?.value ?? '');
    const { problems, warnings } = store.state;
    report(newsOf(Math.max(1, remarks.length - problems.length - warnings.length)));
  }
  function undo() {
    if (!goTo(store.undo())) walk.choose(all);
    report(messages.undone);
  }
  return (
    <section className={styles.panel} aria-label={messages.groups}>
      <RemarkTabs {...walk} problemMessages={problemMessages} />
      <div className={styles.fix}>
        <RemarkField
          key={`${current.index} ${column}`}
          ref={input}
          remark={current}
          position={{ position: walk.at + 1, count: walk.count }}
          problemMessages={problemMessages}
          onEnter={() => fix([current])}
        />
        <div className={styles.actions}>
          <Button onClick={() => fix([current])}>{messages.apply}</Button>
          {same.length > 1 && (
            <Button onClick={() => fix(same)}>{fill(messages.applySame, { count: same.length })}</Button>
          )}
          <MoveButtons onMove={move} />
          <UndoButton store={store} onUndo={undo} />
        </div>
        <Repairs
          store={store}
          column={column}
          onRepair={(wanted) => report(newsOf(store.repair(column, wanted)))}
        />
      </div>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </section>
  );
}

/** The field of the current remark. The next remark has a new element, which takes the focus once mounted. */
function useRemarkInput(remark: CsvRemark | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const needsFocus = useRef(false);
  useLayoutEffect(() => {
    const field = input.current;
    if (!field || !remark) return;
    if (field.value !== remark.value) field.value = remark.value;
    if (!needsFocus.current) return;
    needsFocus.current = false;
    field.focus();
    field.select();
  }, [remark]);
  return {
    input,
    focusNext() {
      needsFocus.current = true;
    },
  };
}

interface RemarkTabsProps {
  tabs: readonly RemarkTab[];
  chosen: string;
  choose: (id: string) => void;
  problemMessages: ReturnType<typeof useProblemMessages>;
}

function RemarkTabs({ tabs, chosen, choose, problemMessages }: RemarkTabsProps) {
  const { groups, allGroups, allWarnings } = useReportMessages('csvWorkbench');
  const labelOf = ({ id, first }: RemarkTab) =>
    first
      ? `${problemMessages.headOf(first.column)}: ${problemMessages.wrong(first)}`
      : id === onlyWarnings
        ? allWarnings
        : allGroups;
  return (
    <StatusTabs
      label={groups}
      value={chosen}
      onChange={(id) => choose(id)}
      tabs={tabs.map((tab) => ({ id: tab.id, label: labelOf(tab), count: tab.count }))}
    />
  );
}

interface RemarkFieldProps {
  remark: CsvRemark;
  position: { readonly position: number; readonly count: number };
  problemMessages: ReturnType<typeof useProblemMessages>;
  onEnter: () => void;
  ref: Ref<HTMLInputElement>;
}

/** The error of a cell, a suggestion, and a field to fix it. */
function RemarkField({ remark, position, problemMessages, onEnter, ref }: RemarkFieldProps) {
  const messages = useReportMessages('csvWorkbench');
  const { column, line, value } = remark;
  const isWarning = 'warning' in remark;
  const [wrong, right] = [problemMessages.wrong(remark), problemMessages.right(remark, value)];
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Fixes the cell without submitting the form around it.
    event.preventDefault();
    onEnter();
  }
  return (
    <>
      <p className={styles.place}>{fill(isWarning ? messages.fixOdd : messages.fix, position)}</p>
      <TextField
        ref={ref}
        label={fill(messages.value, { column: problemMessages.nameOf(column), line })}
        hint={isWarning ? `${wrong}. ${right}` : right}
        error={isWarning ? undefined : wrong}
        defaultValue={value}
        autoComplete="off"
        spellCheck={false}
        onKeyDown={onKeyDown}
        className={styles.field}
      />
    </>
  );
}

interface RepairsProps {
  store: CsvStore;
  column: string;
  onRepair: (repair: ColumnRepair) => void;
}

/** Other interpretations of the whole column. */
function Repairs({ store, column, onRepair }: RepairsProps) {
  const messages = useReportMessages('csvWorkbench');
  const { lines } = store.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines are the store's
  const repairs = useMemo(() => store.repairsOf(column), [store, column, lines]);
  if (repairs.length === 0) return null;
  return (
    <div className={styles.actions}>
      <span>{messages.repairs}</span>
      {repairs.map(({ repair, cells }) => (
        <Button key={repair} size="small" onClick={() => onRepair(repair)}>
          {fill(messages[repair], { count: cells.length })}
        </Button>
      ))}
    </div>
  );
}

function MoveButtons({ onMove }: { onMove: (by: number) => void }) {
  const { previous, next } = useMessages('pagination');
  return (
    <>
      <Button variant="tertiary" icon={<ChevronLeft size={16} />} onClick={() => onMove(-1)}>
        {previous}
      </Button>
      <Button variant="tertiary" icon={<ChevronRight size={16} />} onClick={() => onMove(1)}>
        {next}
      </Button>
    </>
  );
}

function UndoButton({ store, onUndo }: { store: CsvStore; onUndo: () => void }) {
  const { undo } = useMessages('listEditor');
  if (!store.state.canUndo) return null;
  return (
    <Button variant="tertiary" icon={<Undo2 size={16} />} onClick={onUndo}>
      {undo}
    </Button>
  );
}

interface UndoOnlyProps {
  store: CsvStore;
  news: string;
  onUndone: () => void;
}

/** The panel once there are no errors left. */
function UndoOnly({ store, news, onUndone }: UndoOnlyProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The field that had the focus has been removed.
    if (document.activeElement === document.body && news) frame.current?.focus();
  }, [news]);
  return (
    <div ref={frame} tabIndex={-1} className={styles.actions}>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <UndoButton
        store={store}
        onUndo={() => {
          store.undo();
          onUndone();
        }}
      />
    </div>
  );
}
