import type { CsvLine, CsvSchema, LineProblem, LineWarning } from '@pabean/api/rules';
import { fill, visibleSigns } from '@pabean/api/rules';
import { VirtualTable } from '@pabean/ui/virtual-table';
import { useMemo } from 'react';
import { useFormMessages, useReportMessages } from '../messages/use-messages.ts';
import type { CsvRemark } from './csv-store.ts';
import * as styles from './csv-workbench.css.ts';
import { tableColumns } from './table-columns.ts';
import { type CsvColumnMessages, useProblemMessages } from './use-csv-messages.ts';

/** Props of {@link CsvPreview}. */
export interface CsvPreviewProps {
  /** Accessible name of the table. */
  caption: string;
  /** The layout of the lines. */
  schema: CsvSchema;
  /** Headings and descriptions of the columns. */
  messages: CsvColumnMessages;
  /** All lines that were read. */
  lines: readonly CsvLine[];
  /** Indices of the shown lines, in order. If omitted, all are shown. */
  shown?: readonly number[] | undefined;
  /** The cell that is being fixed. */
  current?: Pick<CsvRemark, 'index' | 'column'> | undefined;
  /** Called when an invalid cell is pressed. If omitted, cells are only marked. */
  onPick?: ((remark: Pick<CsvRemark, 'index' | 'column'>) => void) | undefined;
  /** Warnings, by the index of their line. @default none */
  warnings?: ReadonlyMap<number, readonly LineWarning[]> | undefined;
}

/**
 * The lines of a table as in the file, with invalid cells marked and their errors under the line.
 *
 * @beta
 */
export function CsvPreview({
  caption,
  schema,
  messages,
  lines,
  shown,
  current,
  onPick,
  warnings,
}: CsvPreviewProps) {
  const csvMessages = useReportMessages('csvWorkbench');
  const { lines: lineHead } = useFormMessages('bulk');
  const { empty } = useFormMessages('bothVersions');
  const problemMessages = useProblemMessages(schema, messages);
  const columns = useMemo(() => tableColumns(schema, problemMessages.headOf), [schema, problemMessages]);
  const rows = useMemo(() => {
    const indexOf = (row: number) => shown?.[row] ?? row;
    const lineAt = (row: number) => lines[indexOf(row)];
    const problemsOf = (row: number) => lineAt(row)?.problems ?? [];
    const warningsOf = (row: number) => warnings?.get(indexOf(row)) ?? [];
    const remarksOf = (row: number): (LineProblem | LineWarning)[] => [
      ...problemsOf(row),
      ...warningsOf(row),
    ];

    function cell(row: number, place: number) {
      const line = lineAt(row);
      const column = schema.columns[place]?.name ?? '';
      const value = visibleSigns(line?.cells[place] ?? '');
      const remark = remarksOf(row).find((each) => each.column === column);
      if (!remark) return value;
      const shownValue = value || empty;
      const marks = { className: styles.wrong, 'data-warning': 'warning' in remark ? '' : undefined };
      if (!onPick) return <span {...marks}>{shownValue}</span>;
      const named = { column: problemMessages.headOf(column), line: line?.line, value: shownValue };
      const isCurrent = current?.index === indexOf(row) && current.column === column;
      return (
        <button
          type="button"
          {...marks}
          aria-label={fill('warning' in remark ? csvMessages.lookAtCell : csvMessages.editCell, named)}
          aria-current={isCurrent ? 'true' : undefined}
          onClick={() => onPick({ index: indexOf(row), column })}
        >
          {shownValue}
        </button>
      );
    }

    return {
      rowCount: shown?.length ?? lines.length,
      numberOf: (row: number) => lineAt(row)?.line,
      cell,
      isMarked: (row: number) => problemsOf(row).length > 0 || (warningsOf(row).length > 0 && 'warning'),
      noteOf: (row: number) =>
        remarksOf(row)
          .map((problem) => {
            const place = schema.columns.findIndex(({ name }) => name === problem.column);
            const right = problemMessages.right(problem, lineAt(row)?.cells[place] ?? '');
            return `${problemMessages.headOf(problem.column)}: ${problemMessages.wrong(problem)}. ${right}`;
          })
          .join(' '),
    };
  }, [schema, lines, shown, current, onPick, warnings, problemMessages, csvMessages, empty]);

  const at = current && (shown ? shown.indexOf(current.index) : current.index);
  const column = schema.columns.findIndex(({ name }) => name === current?.column);

  return (
    <VirtualTable
      caption={caption}
      columns={columns}
      {...rows}
      numberHead={lineHead}
      current={at === undefined || at < 0 ? undefined : at}
      currentColumn={column < 0 ? undefined : column}
    />
  );
}
