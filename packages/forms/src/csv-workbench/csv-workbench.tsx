import { type CsvSchema, explainSheet, fill, type Period, visibleSigns } from '@pabean/api/rules';
import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { useMessages } from '@pabean/ui/messages';
import { Progress } from '@pabean/ui/progress';
import { Switch } from '@pabean/ui/switch';
import { Download } from 'lucide-react';
import { type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { sending } from '../internal/sending-file.css.ts';
import { useStore } from '../internal/use-store.ts';
import { useFormMessages, useReportMessages } from '../messages/use-messages.ts';
import * as styles from './csv-workbench.css.ts';
import { MendPanel, type MendPanelHandle } from './mend-panel.tsx';
import { SheetPreview } from './sheet-preview.tsx';
import type { SheetRemark, SheetStore, SheetWarning } from './sheet-store.ts';
import { useCsvFile } from './use-csv-file.ts';
import { type CsvColumnWords, useCsvMessages, useProblemWords } from './use-csv-words.ts';
import { writeCsv, writeErrors } from './write-csv.ts';

/** A table as it stands in the workbench. */
export interface CsvSheet {
  /** How many lines it has. */
  readonly lineCount: number;
  /** Lines with something wrong, which must be none before the table is used. */
  readonly wrongLines: number;
  /** Lines with something that is right, but hardly meant: the table may be used, once somebody knows of them. */
  readonly oddLines: number;
  /** How many such things there are. */
  readonly warnings: number;
  /**
   * Whether something was fixed, or left out to read the file: then it is `write`'s. Never where there is no layout: such a file
   * stays as it is.
   */
  readonly isMended: boolean;
  /** The lines by the names of their columns, each value in the form in which it is kept. */
  rows(): Record<string, string>[];
  /** The table as a CSV with what was fixed. */
  write(): Promise<string>;
}

/** A CSV to be saved on the device. */
export interface CsvDownload {
  /** The name to save it under. */
  readonly name: string;
  /** What it holds. */
  readonly text: string;
}

/** What others can ask of the workbench. */
export interface CsvWorkbenchHandle {
  /** Goes to the first thing that keeps the file from being used. */
  focusProblem(): void;
}

/** Props of {@link CsvWorkbench}. */
export interface CsvWorkbenchProps {
  /** The chosen file. Another file is read anew. */
  file: File;
  /**
   * What the file must be; the same object on every render. Without it only the structure is checked, and no line is shown.
   */
  schema?: CsvSchema | undefined;
  /**
   * Readable headings of the columns and what they mean, by their names.
   *
   * @default the names in the file
   */
  columns?: CsvColumnWords;
  /**
   * The days that the table is about: a line whose days are all outside of them is pointed out. Another one is weighed anew,
   * without reading the file again.
   *
   * @default any day
   */
  period?: Period | undefined;
  /**
   * Most lines that are read.
   *
   * @default 20000
   */
  maxLines?: number;
  /** Called whenever the table changes; with undefined while there is none. */
  onSheet: (sheet: CsvSheet | undefined) => void;
  /** Saves a CSV that was made here, such as the list of mistakes. */
  onDownload: (file: CsvDownload) => void;
  /** What can be asked of the workbench. */
  ref?: Ref<CsvWorkbenchHandle>;
}

const noColumns: CsvColumnWords = {};

/**
 * Reads a CSV with semicolons, checks every cell with a layout, shows all lines, and walks through what is wrong and what is
 * hardly meant, to be fixed in place. Nothing leaves the page: `onSheet` hands over what was read.
 *
 * @beta
 */
export function CsvWorkbench({
  file,
  schema,
  columns = noColumns,
  period,
  maxLines,
  onSheet,
  onDownload,
  ref,
}: CsvWorkbenchProps) {
  const words = useReportMessages('csvWorkbench');
  const { unreadable } = useFormMessages('bulk');
  const messages = useCsvMessages();
  const { reading, stop, again } = useCsvFile(file, schema, maxLines);
  const sheet = useRef<SheetViewHandle>(null);
  const notice = useRef<HTMLDivElement>(null);
  const isRead = reading.is === 'read';
  const first = reading.is === 'reading' && schema ? reading.first : undefined;
  const store = isRead ? reading.store : first;

  const { from = '', until = '' } = period ?? {};
  useEffect(() => store?.setPeriod({ from, until }), [store, from, until]);
  const tell = useRef(onSheet);
  tell.current = onSheet;
  useEffect(() => {
    if (!isRead) tell.current(undefined);
  }, [isRead]);
  useImperativeHandle(ref, () => ({
    focusProblem: () => (sheet.current ? sheet.current.focusProblem() : notice.current?.focus()),
  }));
  // The button that was pressed is gone.
  useEffect(() => {
    if (reading.is === 'stopped') notice.current?.focus();
  }, [reading.is]);

  const said = { ref: notice, role: 'alert', tabIndex: -1 } as const;
  return (
    <div className={styles.workbench}>
      {reading.is === 'reading' && (
        <div className={sending}>
          <Progress label={fill(words.reading, { name: visibleSigns(file.name) })} value={reading.share} />
          <Button size="small" onClick={stop}>
            {words.stop}
          </Button>
        </div>
      )}
      {reading.is === 'stopped' && (
        <Alert {...said} heading={words.stopped} action={<Button onClick={again}>{words.again}</Button>}>
          {words.stoppedText}
        </Alert>
      )}
      {reading.is === 'failed' && (
        <Alert {...said} tone="danger" heading={reading.why === 'cannotRead' ? unreadable : words.noReader}>
          {reading.why === 'cannotRead' && words.cannotReadText}
        </Alert>
      )}
      {reading.is === 'refused' && (
        <Alert {...said} tone="danger" heading={words.refused}>
          {explainSheet(reading.refusal, messages)}
        </Alert>
      )}
      {store && (
        <SheetView
          ref={sheet}
          fileName={file.name}
          store={store}
          isWhole={isRead}
          columns={columns}
          showsLines={schema !== undefined}
          onSheet={onSheet}
          onDownload={onDownload}
        />
      )}
    </div>
  );
}

interface SheetViewHandle {
  focusProblem(): void;
}

interface SheetViewProps {
  fileName: string;
  store: SheetStore;
  /** Whether all lines are read; the first ones are only shown. */
  isWhole: boolean;
  columns: CsvColumnWords;
  showsLines: boolean;
  onSheet: (sheet: CsvSheet | undefined) => void;
  onDownload: (file: CsvDownload) => void;
  ref: Ref<SheetViewHandle>;
}

const withEnd = (name: string, end: string) => `${name.replace(/\.csv$/i, '')}${end}.csv`;

/** A table: its lines, and once all are read whether it can be used and what is wrong. */
function SheetView({
  fileName,
  store,
  isWhole,
  columns,
  showsLines,
  onSheet,
  onDownload,
  ref,
}: SheetViewProps) {
  const words = useReportMessages('csvWorkbench');
  const { rowCount } = useMessages('table');
  const say = useProblemWords(store.schema, columns);
  const state = useStore(store.subscribe, () => store.state);
  const [onlyWrong, setOnlyWrong] = useState(false);
  const [current, setCurrent] = useState<SheetRemark>();
  const panel = useRef<MendPanelHandle>(null);
  const result = useRef<HTMLDivElement>(null);
  const { lines, problems, warnings, wrongLines, oddLines, mended } = state;
  const { encoding, isTidied } = store.origin;
  const isWrong = wrongLines > 0;
  const isGuessed = encoding === 'windows-1252' || encoding === 'macintosh';
  const isRewritten = showsLines && (mended > 0 || isTidied || encoding !== 'utf-8');

  const tell = useRef(onSheet);
  tell.current = onSheet;
  useEffect(() => {
    if (!isWhole) return;
    const { columns: names } = store.schema;
    tell.current({
      lineCount: state.lines.length,
      wrongLines: state.wrongLines,
      oddLines: state.oddLines,
      warnings: state.warnings.length,
      isMended: showsLines && (state.mended > 0 || isTidied || encoding !== 'utf-8'),
      rows: () =>
        state.lines.map(({ values }) =>
          Object.fromEntries(names.map(({ name }, index) => [name, values[index] ?? ''])),
        ),
      write: () => writeCsv(store.schema, state),
    });
  }, [store, state, isWhole, showsLines, isTidied, encoding]);
  useImperativeHandle(ref, () => ({
    focusProblem: () => (panel.current ? panel.current.focus() : result.current?.focus()),
  }));

  const oddIn = useMemo(() => {
    const found = new Map<number, SheetWarning[]>();
    for (const warning of warnings) found.set(warning.index, [...(found.get(warning.index) ?? []), warning]);
    return found;
  }, [warnings]);
  const shown = useMemo(
    () =>
      onlyWrong
        ? lines.flatMap((line, index) => (line.problems.length > 0 || oddIn.has(index) ? [index] : []))
        : undefined,
    [onlyWrong, lines, oddIn],
  );

  const pick = useCallback((place: Pick<SheetRemark, 'index' | 'column'>) => panel.current?.focus(place), []);

  async function downloadErrors() {
    const text = await writeErrors(store.schema, state, words.errorColumn, say.whole);
    onDownload({ name: withEnd(fileName, `-${words.errorColumn}`), text });
  }
  async function downloadMended() {
    onDownload({ name: fileName, text: await writeCsv(store.schema, state) });
  }

  return (
    <>
      {isWhole && (
        <Alert
          ref={result}
          tabIndex={-1}
          tone={isWrong ? 'danger' : 'success'}
          heading={fill(isWrong ? words.wrong : words.ready, { wrong: wrongLines, count: lines.length })}
          action={
            isWrong && (
              <Button className={styles.action} icon={<Download size={16} />} onClick={downloadErrors}>
                {words.downloadErrors}
              </Button>
            )
          }
        >
          {isWrong && (showsLines ? words.wrongText : <Mistakes store={store} explain={say.whole} />)}
        </Alert>
      )}
      {isWhole && showsLines && oddLines > 0 && (
        <Alert tone="warning" heading={fill(words.odd, { odd: oddLines, count: lines.length })}>
          {words.oddText}
        </Alert>
      )}
      {isWhole && isGuessed && (
        <Alert tone="warning" heading={words.guessed}>
          {words.guessedText}
        </Alert>
      )}
      {isWhole && isRewritten && (
        <Alert heading={words.rewritten}>
          {[mended > 0 && fill(words.rewrittenCells, { count: mended }), isTidied && words.rewrittenTidied]
            .filter(Boolean)
            .join(' ')}
        </Alert>
      )}
      {isWhole && showsLines && (
        <MendPanel ref={panel} store={store} words={columns} onCurrent={setCurrent} />
      )}
      {isWhole && showsLines && (
        <div className={styles.previewHead}>
          <h2 className={styles.heading}>
            {words.preview} <span className={styles.count}>{fill(rowCount, { total: lines.length })}</span>
          </h2>
          <div className={styles.actions}>
            {(problems.length + warnings.length > 0 || onlyWrong) && (
              <Switch
                label={words.onlyWrong}
                checked={onlyWrong}
                onChange={(event) => setOnlyWrong(event.currentTarget.checked)}
              />
            )}
            {isRewritten && (
              <Button variant="tertiary" icon={<Download size={16} />} onClick={downloadMended}>
                {words.downloadMended}
              </Button>
            )}
          </div>
        </div>
      )}
      {showsLines && (
        <SheetPreview
          caption={fill(words.previewOf, { name: visibleSigns(fileName) })}
          schema={store.schema}
          words={columns}
          lines={lines}
          shown={shown}
          current={current}
          warnings={oddIn}
          onPick={isWhole ? pick : undefined}
        />
      )}
    </>
  );
}

interface MistakesProps {
  store: SheetStore;
  explain: (remark: SheetRemark) => string;
}

/** So many mistakes are listed of a file of which the lines are not shown; all are in the list to be saved. */
const mostListed = 10;

/** What is wrong in a file without a layout, which stays as it is: it is fixed where it was made. */
function Mistakes({ store, explain }: MistakesProps) {
  const words = useReportMessages('csvWorkbench');
  return (
    <>
      <p>{words.wrongFile}</p>
      <ul className={styles.mistakes}>
        {store.state.problems.slice(0, mostListed).map((problem) => (
          <li key={problem.index}>{explain(problem)}</li>
        ))}
      </ul>
    </>
  );
}
