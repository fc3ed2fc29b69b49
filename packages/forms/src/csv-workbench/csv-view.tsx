import { fill, visibleSigns } from '@pabean/api/rules';
import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { useMessages } from '@pabean/ui/messages';
import { Switch } from '@pabean/ui/switch';
import { Download } from 'lucide-react';
import {
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useStore } from '../internal/use-store.ts';
import { useReportMessages } from '../messages/use-messages.ts';
import { CsvPreview } from './csv-preview.tsx';
import type { CsvRemark, CsvStore, CsvWarning } from './csv-store.ts';
import * as styles from './csv-workbench.css.ts';
import type { CsvTable, CsvWorkbenchHandle, CsvWorkbenchProps } from './csv-workbench.tsx';
import { FixPanel, type FixPanelHandle } from './fix-panel.tsx';
import { type CsvColumnMessages, useProblemMessages } from './use-csv-messages.ts';
import type { RemarkPlace } from './use-remarks.ts';
import { writeCsv, writeErrors } from './write-csv.ts';

/** Whether the file differs from the chosen one. */
const isRewritten = ({ state, origin }: CsvStore) =>
  state.fixed > 0 || origin.isTidied || origin.encoding !== 'utf-8';

/** The result for `onTable`. Without a layout the file stays unchanged. */
function tableOf(store: CsvStore, hasLayout: boolean): CsvTable {
  const { schema, state } = store;
  const { lines, wrongLines, oddLines, warnings } = state;
  const names = schema.columns.map(({ name }) => name);
  return {
    lineCount: lines.length,
    wrongLines,
    oddLines,
    warnings: warnings.length,
    isFixed: hasLayout && isRewritten(store),
    rows: () =>
      lines.map(({ values }) => Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))),
    write: () => writeCsv(schema, state),
  };
}

/** Props of {@link CsvView}. */
export interface CsvViewProps extends Pick<CsvWorkbenchProps, 'onTable' | 'onDownload'> {
  fileName: string;
  store: CsvStore;
  /** Whether all lines have been read; until then the first ones are only previewed. */
  isWhole: boolean;
  columns: CsvColumnMessages;
  showsLines: boolean;
  ref: Ref<CsvWorkbenchHandle>;
}

/** A table: its lines and, once all are read, its status and errors. */
export function CsvView({ onTable, ref, ...props }: CsvViewProps) {
  const { store, isWhole, showsLines } = props;
  const state = useStore(store.subscribe, () => store.state);
  const panel = useRef<FixPanelHandle>(null);
  const result = useRef<HTMLDivElement>(null);
  const report = useEffectEvent(onTable);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is the store's
  useEffect(() => {
    if (isWhole) report(tableOf(store, showsLines));
  }, [store, state, isWhole, showsLines]);
  useImperativeHandle(ref, () => ({
    focusProblem: () => (panel.current ? panel.current.focus() : result.current?.focus()),
  }));
  return (
    <>
      {isWhole && <CsvResult {...props} ref={result} />}
      {showsLines && <CsvLines {...props} ref={panel} />}
    </>
  );
}

type PartProps<Element> = Omit<CsvViewProps, 'onTable' | 'ref'> & { ref: RefObject<Element | null> };

/** Whether a table is valid, and what was changed to read it. */
function CsvResult({ store, fileName, columns, showsLines, onDownload, ref }: PartProps<HTMLDivElement>) {
  const messages = useReportMessages('csvWorkbench');
  const problemMessages = useProblemMessages(store.schema, columns);
  const { lines, wrongLines, oddLines, fixed } = store.state;
  const { encoding, isTidied } = store.origin;
  const isWrong = wrongLines > 0;
  async function downloadErrors() {
    const name = `${fileName.replace(/\.csv$/i, '')}-${messages.errorColumn}.csv`;
    onDownload({
      name,
      text: await writeErrors(store.schema, store.state, messages.errorColumn, problemMessages.whole),
    });
  }
  return (
    <>
      <Alert
        ref={ref}
        tabIndex={-1}
        tone={isWrong ? 'danger' : 'success'}
        heading={fill(isWrong ? messages.wrong : messages.ready, { wrong: wrongLines, count: lines.length })}
        action={
          isWrong && (
            <Button className={styles.action} icon={<Download size={16} />} onClick={downloadErrors}>
              {messages.downloadErrors}
            </Button>
          )
        }
      >
        {isWrong &&
          (showsLines ? messages.wrongText : <Mistakes store={store} explain={problemMessages.whole} />)}
      </Alert>
      {showsLines && oddLines > 0 && (
        <Alert tone="warning" heading={fill(messages.odd, { odd: oddLines, count: lines.length })}>
          {messages.oddText}
        </Alert>
      )}
      {(encoding === 'windows-1252' || encoding === 'macintosh') && (
        <Alert tone="warning" heading={messages.guessed}>
          {messages.guessedText}
        </Alert>
      )}
      {showsLines && isRewritten(store) && (
        <Alert heading={messages.rewritten}>
          {[
            fixed > 0 && fill(messages.rewrittenCells, { count: fixed }),
            isTidied && messages.rewrittenTidied,
          ]
            .filter(Boolean)
            .join(' ')}
        </Alert>
      )}
    </>
  );
}

/** The lines of a table, and the panel to fix its errors. */
function CsvLines({ store, fileName, columns, isWhole, onDownload, ref: panel }: PartProps<FixPanelHandle>) {
  const messages = useReportMessages('csvWorkbench');
  const { rowCount } = useMessages('table');
  const [onlyWrong, setOnlyWrong] = useState(false);
  const [current, setCurrent] = useState<CsvRemark>();
  const { lines, problems, warnings } = store.state;
  const warningsByLine = useMemo(() => {
    const found = new Map<number, CsvWarning[]>();
    for (const warning of warnings) found.set(warning.index, [...(found.get(warning.index) ?? []), warning]);
    return found;
  }, [warnings]);
  const shown = useMemo(
    () =>
      onlyWrong
        ? lines.flatMap((line, index) =>
            line.problems.length > 0 || warningsByLine.has(index) ? [index] : [],
          )
        : undefined,
    [onlyWrong, lines, warningsByLine],
  );
  const pick = useCallback((place: RemarkPlace) => panel.current?.focus(place), [panel]);
  const save = async () => onDownload({ name: fileName, text: await writeCsv(store.schema, store.state) });
  return (
    <>
      {isWhole && <FixPanel ref={panel} store={store} columns={columns} onCurrent={setCurrent} />}
      {isWhole && (
        <div className={styles.previewHead}>
          <h2 className={styles.heading}>
            {messages.preview} <span className={styles.count}>{fill(rowCount, { total: lines.length })}</span>
          </h2>
          <div className={styles.actions}>
            {(problems.length + warnings.length > 0 || onlyWrong) && (
              <Switch
                label={messages.onlyWrong}
                checked={onlyWrong}
                onChange={(event) => setOnlyWrong(event.currentTarget.checked)}
              />
            )}
            {isRewritten(store) && (
              <Button variant="tertiary" icon={<Download size={16} />} onClick={save}>
                {messages.downloadFixed}
              </Button>
            )}
          </div>
        </div>
      )}
      <CsvPreview
        caption={fill(messages.previewOf, { name: visibleSigns(fileName) })}
        schema={store.schema}
        messages={columns}
        lines={lines}
        shown={shown}
        current={current}
        warnings={warningsByLine}
        onPick={isWhole ? pick : undefined}
      />
    </>
  );
}

/** At most this many errors are listed for a file without a preview; the downloadable list has all. */
const mostListed = 10;

/** The errors of a file without a layout; it is fixed where it was created. */
function Mistakes({ store, explain }: { store: CsvStore; explain: (remark: CsvRemark) => string }) {
  const messages = useReportMessages('csvWorkbench');
  return (
    <>
      <p>{messages.wrongFile}</p>
      <ul className={styles.mistakes}>
        {store.state.problems.slice(0, mostListed).map((problem) => (
          <li key={problem.index}>{explain(problem)}</li>
        ))}
      </ul>
    </>
  );
}
