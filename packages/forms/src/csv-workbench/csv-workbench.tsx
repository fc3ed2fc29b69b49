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

/** The current table of the workbench. */
export interface CsvTable {
  /** Number of lines. */
  readonly lineCount: number;
  /** Number of lines with errors; must be 0 before the table is used. */
  readonly wrongLines: number;
  /** Number of lines with warnings: the table may be used once the user has confirmed them. */
  readonly oddLines: number;
  /** Number of warnings. */
  readonly warnings: number;
  /**
   * Whether something was fixed or omitted while reading: then use `write`. Always false without a layout: such a file is not
   * changed.
   */
  readonly isFixed: boolean;
  /** The lines as objects by column name, values in stored form. */
  rows(): Record<string, string>[];
  /** Returns the table as CSV, with all fixes. */
  write(): Promise<string>;
}

/** A CSV to be saved on the device. */
export interface CsvDownload {
  /** The name to save it under. */
  readonly name: string;
  /** Its content. */
  readonly text: string;
}

/** Imperative handle of the workbench. */
export interface CsvWorkbenchHandle {
  /** Moves to the first error that prevents using the file. */
  focusProblem(): void;
}

/** Props of {@link CsvWorkbench}. */
export interface CsvWorkbenchProps {
  /** The chosen file. A different file is read again. */
  file: File;
  /**
   * The expected layout; pass the same object on every render. If omitted, only the structure is checked and no lines are
   * shown.
   */
  schema?: CsvSchema | undefined;
  /**
   * Headings and descriptions of the columns, by column name.
   *
   * @default the names in the file
   */
  columns?: CsvColumnMessages;
  /**
   * The period of the table: a line whose days are all outside it gets a warning. A changed period is checked without reading
   * the file again.
   *
   * @default any day
   */
  period?: Period | undefined;
  /**
   * Maximum number of lines that are read.
   *
   * @default 20000
   */
  maxLines?: number;
  /** Called whenever the table changes; with undefined while there is none. */
  onTable: (table: CsvTable | undefined) => void;
  /** Saves a CSV created here, such as the list of errors. */
  onDownload: (file: CsvDownload) => void;
  /** Ref to the imperative handle. */
  ref?: Ref<CsvWorkbenchHandle>;
}

const noColumns: CsvColumnMessages = {};

/**
 * Reads a CSV with semicolons, checks every cell against a layout, shows all lines, and steps through errors and warnings so
 * that they can be fixed in place. Nothing is sent: `onTable` gets the result.
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
  // The pressed button has been removed.
  useEffect(() => {
    if (reading.is === 'stopped') notice.current?.focus();
  }, [reading.is]);

  const noticeProps = { ref: notice, role: 'alert', tabIndex: -1 } as const;
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
          {...noticeProps}
          heading={messages.stopped}
          action={<Button onClick={again}>{messages.again}</Button>}
        >
          {messages.stoppedText}
        </Alert>
      )}
      {reading.is === 'failed' && (
        <Alert
          {...noticeProps}
          tone="danger"
          heading={reading.why === 'cannotRead' ? unreadable : messages.noReader}
        >
          {reading.why === 'cannotRead' && messages.cannotReadText}
        </Alert>
      )}
      {reading.is === 'refused' && (
        <Alert {...noticeProps} tone="danger" heading={messages.refused}>
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
