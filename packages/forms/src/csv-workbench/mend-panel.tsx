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
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useReportMessages } from '../messages/use-messages.ts';
import * as styles from './csv-workbench.css.ts';
import {
  groupId,
  groupsOf,
  type RemarkGroup,
  type SheetRemark,
  type SheetStore,
  sameAs,
} from './sheet-store.ts';
import { type CsvColumnWords, useProblemWords } from './use-csv-words.ts';

/** What others can ask of the panel. */
export interface MendPanelHandle {
  /** Goes to a remark, or to the one where somebody is, and into its field. */
  focus(place?: Pick<SheetRemark, 'index' | 'column'>): void;
}

/** Props of {@link MendPanel}. */
export interface MendPanelProps {
  store: SheetStore;
  words: CsvColumnWords;
  /** Called with the remark at which somebody is. */
  onCurrent: (remark: SheetRemark | undefined) => void;
  ref?: Ref<MendPanelHandle>;
}

/** What is wrong, and what is hardly meant. */
const all = 'all';
const odd = 'odd';
/** So many groups are offered; the rest is under all. */
const mostGroups = 8;

/**
 * Walks through everything that is wrong in a table, and what is hardly meant: where, what stands there, what is wrong and what
 * would be right. A cell is fixed in its field, all equal ones at once, or a whole column is read in another way, and the last
 * step can be undone. Enter fixes and goes on.
 */
export function MendPanel({ store, words, onCurrent, ref }: MendPanelProps) {
  const said = useReportMessages('csvWorkbench');
  const { previous, next } = useMessages('pagination');
  const { undo: undoLabel } = useMessages('listEditor');
  const say = useProblemWords(store.schema, words);
  const { lines, problems, warnings, canUndo } = store.state;
  const [group, setGroup] = useState(all);
  const [position, setPosition] = useState(0);
  const [news, setNews] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const remarks = useMemo(() => [...problems, ...warnings], [problems, warnings]);
  const groups = groupsOf(problems).slice(0, mostGroups);
  const oddGroups = groupsOf(warnings).slice(0, mostGroups);
  const isThere =
    (group === odd && warnings.length > 0) ||
    [...groups, ...oddGroups].some(({ first }) => groupId(first) === group);
  const chosen = isThere ? group : problems.length > 0 ? all : odd;
  const listed: readonly SheetRemark[] =
    chosen === all
      ? problems
      : chosen === odd
        ? warnings
        : remarks.filter((each) => groupId(each) === chosen);
  const at = Math.min(position, listed.length - 1);
  const problem = listed[at];
  const isOdd = problem !== undefined && 'warning' in problem;
  const same = problem ? sameAs(remarks, problem) : [];
  const column = problem?.column ?? '';
  // Every cell of the column is looked at.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines are the store's
  const repairs = useMemo(() => store.repairsOf(column), [store, column, lines]);

  // The next field is another element: it takes the focus once it is there, with all of its text selected.
  const wantsFocus = useRef(false);
  useLayoutEffect(() => {
    const field = input.current;
    if (!field || !problem) return;
    if (field.value !== problem.value) field.value = problem.value;
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    field.focus();
    field.select();
  }, [problem]);

  const current = useRef(onCurrent);
  current.current = onCurrent;
  useEffect(() => current.current(problem), [problem]);

  /** Goes to one of all remarks: what is wrong first, then what is hardly meant. */
  function goTo(found: number) {
    const { problems: wrong } = store.state;
    setGroup(found < wrong.length ? all : odd);
    setPosition(found < wrong.length ? found : found - wrong.length);
  }
  useImperativeHandle(ref, () => ({
    focus(place) {
      const found = place
        ? remarks.findIndex(({ index, column }) => index === place.index && column === place.column)
        : -1;
      if (found >= 0) goTo(found);
      if (found < 0 || remarks[found] === problem) input.current?.focus();
      else wantsFocus.current = true;
    },
  }));

  if (!problem) return <UndoOnly store={store} news={news} onUndone={() => setNews(said.undone)} />;

  const name = say.nameOf(problem.column);
  const tabOf = ({ first, count }: RemarkGroup) => ({
    id: groupId(first),
    label: `${say.headOf(first.column)}: ${say.wrong(first)}`,
    count,
  });
  const go = (to: number) => {
    setPosition((to + listed.length) % listed.length);
    setNews('');
    wantsFocus.current = listed.length > 1;
  };
  function mend(which: readonly SheetRemark[]) {
    const before = remarks.length;
    store.mend(which, input.current?.value ?? '');
    tell(({ problems, warnings }) => Math.max(1, before - problems.length - warnings.length));
  }
  function repair(wanted: ColumnRepair) {
    const count = store.repair(column, wanted);
    tell(() => count);
  }
  /** Says what has become of the remark at which somebody is, and of all. */
  function tell(countIn: (state: SheetStore['state']) => number) {
    const { state } = store;
    const isHere = (each: SheetRemark) => each.index === problem?.index && each.column === problem.column;
    const wrong = state.problems.find(isHere);
    const still = wrong ?? state.warnings.find(isHere);
    if (still) setNews(fill(wrong ? said.still : said.stillOdd, { right: say.right(still, still.value) }));
    else if (state.problems.length + (isOdd ? state.warnings.length : 0) === 0) setNews(said.none);
    else
      setNews(
        fill(state.problems.length > 0 ? said.mended : said.mendedOdd, {
          count: countIn(state),
          left: state.problems.length || state.warnings.length,
        }),
      );
    wantsFocus.current = true;
  }
  function undo() {
    const place = store.undo();
    setNews(said.undone);
    const found = [...store.state.problems, ...store.state.warnings].findIndex(
      ({ index, column }) => index === place?.index && column === place.column,
    );
    if (found >= 0) goTo(found);
    else setGroup(all);
    wantsFocus.current = true;
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // It fixes; it does not send the form around.
    event.preventDefault();
    mend([problem as SheetRemark]);
  }

  return (
    <section className={styles.panel} aria-label={said.groups}>
      <StatusTabs
        label={said.groups}
        value={chosen}
        onChange={(id) => {
          setGroup(id);
          setPosition(0);
        }}
        tabs={[
          ...(problems.length > 0 ? [{ id: all, label: said.allGroups, count: problems.length }] : []),
          ...groups.map(tabOf),
          ...(warnings.length > 0 ? [{ id: odd, label: said.allWarnings, count: warnings.length }] : []),
          ...oddGroups.map(tabOf),
        ]}
      />
      <div className={styles.mend}>
        <p className={styles.place}>
          {fill(isOdd ? said.mendOdd : said.mend, { position: at + 1, count: listed.length })}
        </p>
        <TextField
          key={`${problem.index} ${problem.column}`}
          ref={input}
          label={fill(said.value, { column: name, line: problem.line })}
          hint={
            isOdd
              ? `${say.wrong(problem)}. ${say.right(problem, problem.value)}`
              : say.right(problem, problem.value)
          }
          error={isOdd ? undefined : say.wrong(problem)}
          defaultValue={problem.value}
          autoComplete="off"
          spellCheck={false}
          onKeyDown={onKeyDown}
          className={styles.field}
        />
        <div className={styles.actions}>
          <Button onClick={() => mend([problem])}>{said.apply}</Button>
          {same.length > 1 && (
            <Button onClick={() => mend(same)}>{fill(said.applySame, { count: same.length })}</Button>
          )}
          <Button variant="tertiary" icon={<ChevronLeft size={16} />} onClick={() => go(at - 1)}>
            {previous}
          </Button>
          <Button variant="tertiary" icon={<ChevronRight size={16} />} onClick={() => go(at + 1)}>
            {next}
          </Button>
          {canUndo && (
            <Button variant="tertiary" icon={<Undo2 size={16} />} onClick={undo}>
              {undoLabel}
            </Button>
          )}
        </div>
        {repairs.length > 0 && (
          <div className={styles.actions}>
            <span>{said.repairs}</span>
            {repairs.map(({ repair: each, cells }) => (
              <Button key={each} size="small" onClick={() => repair(each)}>
                {fill(said[each], { count: cells.length })}
              </Button>
            ))}
          </div>
        )}
      </div>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </section>
  );
}

interface UndoOnlyProps {
  store: SheetStore;
  news: string;
  onUndone: () => void;
}

/** What is left of the panel once nothing is wrong. */
function UndoOnly({ store, news, onUndone }: UndoOnlyProps) {
  const { undo: undoLabel } = useMessages('listEditor');
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The field that had the focus is gone.
    if (document.activeElement === document.body && news) frame.current?.focus();
  }, [news]);
  return (
    <div ref={frame} tabIndex={-1} className={styles.actions}>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {store.state.canUndo && (
        <Button
          variant="tertiary"
          icon={<Undo2 size={16} />}
          onClick={() => {
            store.undo();
            onUndone();
          }}
        >
          {undoLabel}
        </Button>
      )}
    </div>
  );
}
