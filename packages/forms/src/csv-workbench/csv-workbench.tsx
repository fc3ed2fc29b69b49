import { type CsvSchema, explainCsvTable, fill, type Period, visibleSigns } from '@pabean/api/rules';
import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { Progress } from '@pabean/ui/progress';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { sending } from '../internal/sending-file.css.ts';
import { useFormMessages, useReportMessages } from '../messages/use-messages.ts';
import { CsvView } from './csv-view.tsx';
import * as styles from './csv-workbench.css.ts';
import { useCsvFile } from './use-csv-file.ts';
import { type CsvColumnMessages, useCsvMessages } from './use-csv-messages.ts';

/** A table as it stands in the workbench. */
export interface CsvTable {
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
  readonly isFixed: boolean;
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
  columns?: CsvColumnMessages;
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
  onTable: (table: CsvTable | undefined) => void;
  /** Saves a CSV that was made here, such as the list of mistakes. */
  onDownload: (file: CsvDownload) => void;
  /** What can be asked of the workbench. */
  ref?: Ref<CsvWorkbenchHandle>;
}

const noColumns: CsvColumnMessages = {};

/**
 * Reads a CSV with semicolons, checks every cell with a layout, shows all lines, and walks through what is wrong and what is
 * hardly meant, to be fixed in place. Nothing leaves the page: `onTable` hands over what was read.
 *
 * @beta
 */
export function CsvWorkbench({
  file,
  schema,
  columns = noColumns,
  period,
  maxLines,
  onTable,
  onDownload,
  ref,
}: CsvWorkbenchProps) {
  const messages = useReportMessages('csvWorkbench');
  const { unreadable } = useFormMessages('bulk');
  const csv = useCsvMessages();
  const { reading, stop, again } = useCsvFile(file, schema, maxLines);
  const table = useRef<CsvWorkbenchHandle>(null);
  const notice = useRef<HTMLDivElement>(null);
  const isRead = reading.is === 'read';
  const first = reading.is === 'reading' && schema ? reading.first : undefined;
  const store = isRead ? reading.store : first;

  const { from = '', until = '' } = period ?? {};
  useEffect(() => store?.setPeriod({ from, until }), [store, from, until]);
  const reportNone = useEffectEvent(() => onTable(undefined));
  useEffect(() => {
    if (!isRead) reportNone();
  }, [isRead]);
  useImperativeHandle(ref, () => ({
    focusProblem: () => (table.current ? table.current.focusProblem() : notice.current?.focus()),
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
          <Progress label={fill(messages.reading, { name: visibleSigns(file.name) })} value={reading.share} />
          <Button size="small" onClick={stop}>
            {messages.stop}
          </Button>
        </div>
      )}
      {reading.is === 'stopped' && (
        <Alert
          {...said}
          heading={messages.stopped}
          action={<Button onClick={again}>{messages.again}</Button>}
        >
          {messages.stoppedText}
        </Alert>
      )}
      {reading.is === 'failed' && (
        <Alert
          {...said}
          tone="danger"
          heading={reading.why === 'cannotRead' ? unreadable : messages.noReader}
        >
          {reading.why === 'cannotRead' && messages.cannotReadText}
        </Alert>
      )}
      {reading.is === 'refused' && (
        <Alert {...said} tone="danger" heading={messages.refused}>
          {explainCsvTable(reading.refusal, csv)}
        </Alert>
      )}
      {store && (
        <CsvView
          ref={table}
          fileName={file.name}
          store={store}
          isWhole={isRead}
          columns={columns}
          showsLines={schema !== undefined}
          onTable={onTable}
          onDownload={onDownload}
        />
      )}
    </div>
  );
}
