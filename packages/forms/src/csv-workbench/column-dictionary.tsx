import { type CsvColumn, type CsvSchema, fill } from '@pabean/api/rules';
import { DataTable, type TableColumn } from '@pabean/ui/data-table';
import { Dialog, DialogBody } from '@pabean/ui/dialog';
import { useMemo } from 'react';
import { useReportMessages } from '../messages/use-messages.ts';
import * as styles from './csv-workbench.css.ts';
import type { CsvColumnMessages } from './use-csv-messages.ts';

/** Props of {@link ColumnDictionary}. */
export interface ColumnDictionaryProps {
  /** Whether the dialog is open. Its content is mounted only while it is open. */
  open: boolean;
  /** Called when the user wants to close it; set `open` to false. */
  onClose: () => void;
  /** The layout whose columns are explained. */
  schema: CsvSchema;
  /** Headings and descriptions of the columns. */
  messages: CsvColumnMessages;
}

const formats = {
  text: 'formatText',
  date: 'formatDate',
  time: 'formatTime',
  count: 'formatCount',
  decimal: 'formatDecimal',
  container: 'formatContainer',
  packaging: 'formatPackaging',
} as const satisfies Record<CsvColumn['kind'], string>;

/**
 * Explains each column of a layout: its meaning, allowed values and an example; derived from the schema that checks the cells.
 *
 * @beta
 */
export function ColumnDictionary({
  open,
  onClose,
  schema,
  messages: { heads, meanings },
}: ColumnDictionaryProps) {
  const csvMessages = useReportMessages('csvWorkbench');
  const columns = useMemo((): readonly TableColumn<CsvColumn>[] => {
    const lead = (column: CsvColumn) => (
      <>
        {heads?.[column.name] ?? column.name}
        <span className={styles.columnName}>{column.name}</span>
      </>
    );
    return [
      { id: 'name', head: csvMessages.column, card: 'title', cell: lead },
      { id: 'meaning', head: csvMessages.meaning, cell: ({ name }) => meanings?.[name] ?? '' },
      {
        id: 'format',
        head: csvMessages.format,
        cell: ({ kind, max, required }) => (
          <>
            {fill(csvMessages[formats[kind]], { max })}
            <span className={styles.columnName}>
              {required ? csvMessages.requiredCell : csvMessages.optionalCell}
            </span>
          </>
        ),
      },
      { id: 'example', head: csvMessages.example, cell: ({ example }) => <code>{example}</code> },
    ];
  }, [csvMessages, heads, meanings]);
  return (
    <Dialog open={open} heading={csvMessages.dictionary} size="large" onRequestClose={onClose}>
      <DialogBody>
        <p>{csvMessages.dictionaryText}</p>
        <DataTable
          caption={csvMessages.dictionary}
          columns={columns}
          rows={schema.columns}
          rowId={({ name }) => name}
          defaultState={{ size: 100 }}
        />
      </DialogBody>
    </Dialog>
  );
}
