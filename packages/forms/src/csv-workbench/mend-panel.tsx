import { fill } from '@pabean/api/rules';
import { Button, StatusTabs, TextField, useMessages, VisuallyHidden } from '@pabean/ui';
import { ChevronLeft, ChevronRight, Undo2 } from 'lucide-react';
import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useReportMessages } from '../messages/index.ts';
import * as styles from './csv-workbench.css.ts';
import { groupsOf, type SheetProblem, type SheetStore, sameAs } from './sheet-store.ts';
import { type CsvColumnWords, useProblemWords } from './use-csv-words.ts';

/** What others can ask of the panel. */
export interface MendPanelHandle {
  /** Goes to a problem, or to the one where somebody is, and into its field. */
  focus(place?: Pick<SheetProblem, 'index' | 'column'>): void;
}

/** Props of {@link MendPanel}. */
export interface MendPanelProps {
  store: SheetStore;
  words: CsvColumnWords;
  /** Called with the problem at which somebody is. */
  onCurrent: (problem: SheetProblem | undefined) => void;
  ref?: Ref<MendPanelHandle>;
}

const all = 'all';
/** Names a group in the list of filters; no column has a blank in its name. */
const groupId = ({ column, refusal }: Pick<SheetProblem, 'column' | 'refusal'>) => `${column} ${refusal}`;
/** So many groups are offered; the rest is under all. */
const mostGroups = 8;

/**
 * Walks through everything that is wrong in a table: where, what stands there, what is wrong and what would be right. A
 * cell is fixed in its field, all equal ones at once, and the last step can be undone. Enter fixes and goes on.
 */
export function MendPanel({ store, words, onCurrent, ref }: MendPanelProps) {
  const said = useReportMessages('csvWorkbench');
  const { previous, next } = useMessages('pagination');
  const { undo: undoLabel } = useMessages('listEditor');
  const say = useProblemWords(store.schema, words);
  const { problems, canUndo } = store.state;
  const [group, setGroup] = useState(all);
  const [position, setPosition] = useState(0);
  const [news, setNews] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const groups = groupsOf(problems).slice(0, mostGroups);
  const isThere = group === all || groups.some((each) => groupId(each) === group);
  const chosen = isThere ? group : all;
  const listed = chosen === all ? problems : problems.filter((each) => groupId(each) === chosen);
  const at = Math.min(position, listed.length - 1);
  const problem = listed[at];
  const same = problem ? sameAs(problems, problem) : [];

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

  useImperativeHandle(ref, () => ({
    focus(place) {
      const found = place
        ? problems.findIndex(({ index, column }) => index === place.index && column === place.column)
        : -1;
      if (found >= 0) {
        setGroup(all);
        setPosition(found);
      }
      if (found < 0 || problems[found] === problem) input.current?.focus();
      else wantsFocus.current = true;
    },
  }));

  if (!problem) return <UndoOnly store={store} news={news} onUndone={() => setNews(said.undone)} />;

  const name = say.nameOf(problem.column);
  const go = (to: number) => {
    setPosition((to + listed.length) % listed.length);
    setNews('');
    wantsFocus.current = listed.length > 1;
  };
  function mend(which: readonly SheetProblem[]) {
    const value = input.current?.value ?? '';
    const before = problems.length;
    store.mend(which, value);
    const left = store.state.problems.length;
    const still = store.state.problems.find(
      ({ index, column }) => index === problem?.index && column === problem.column,
    );
    if (still) setNews(fill(said.still, { right: say.right(still, still.value) }));
    else if (left === 0) setNews(said.none);
    else setNews(fill(said.mended, { count: Math.max(1, before - left), left }));
    wantsFocus.current = true;
  }
  function undo() {
    const place = store.undo();
    setNews(said.undone);
    const found = store.state.problems.findIndex(
      ({ index, column }) => index === place?.index && column === place.column,
    );
    setGroup(all);
    if (found >= 0) setPosition(found);
    wantsFocus.current = true;
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // It fixes; it does not send the form around.
    event.preventDefault();
    mend([problem as SheetProblem]);
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
          { id: all, label: said.allGroups, count: problems.length },
          ...groups.map((each) => ({
            id: groupId(each),
            label: `${say.headOf(each.column)}: ${say.wrong(each)}`,
            count: each.count,
          })),
        ]}
      />
      <div className={styles.mend}>
        <p className={styles.place}>{fill(said.mend, { position: at + 1, count: listed.length })}</p>
        <TextField
          key={`${problem.index} ${problem.column}`}
          ref={input}
          label={fill(said.value, { column: name, line: problem.line })}
          hint={say.right(problem, problem.value)}
          error={say.wrong(problem)}
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
