import type { CsvColumn, CsvSchema, SheetLine } from '@pabean/api/rules';
import { fill, visibleSigns } from '@pabean/api/rules';
import { VirtualTable, type VirtualTableColumn } from '@pabean/ui';
import { useMemo } from 'react';
import { useFormMessages, useReportMessages } from '../messages/index.ts';
import * as styles from './csv-workbench.css.ts';
import type { SheetProblem } from './sheet-store.ts';
import { type CsvColumnWords, useProblemWords } from './use-csv-words.ts';

/** Props of {@link SheetPreview}. */
export interface SheetPreviewProps {
  caption: string;
  schema: CsvSchema;
  words: CsvColumnWords;
  lines: readonly SheetLine[];
  /** The indices of the lines that are shown, in order; all without it. */
  shown?: readonly number[] | undefined;
  /** Where somebody is mending. */
  current?: Pick<SheetProblem, 'index' | 'column'> | undefined;
  /** Called when a wrong cell is pressed; without it they are marked only. */
  onPick?: ((problem: Pick<SheetProblem, 'index' | 'column'>) => void) | undefined;
}

const widths: Readonly<Record<CsvColumn['kind'], number>> = {
  text: 190,
  date: 128,
  time: 92,
  count: 116,
  decimal: 124,
  container: 150,
  packaging: 104,
};
const numbers: readonly CsvColumn['kind'][] = ['count', 'decimal'];

/** The lines of a table as they stand in the file, wrong cells marked, with the reasons under their line. */
export function SheetPreview({ caption, schema, words, lines, shown, current, onPick }: SheetPreviewProps) {
  const said = useReportMessages('csvWorkbench');
  const { lines: lineHead } = useFormMessages('bulk');
  const { empty } = useFormMessages('bothVersions');
  const say = useProblemWords(schema, words);
  const columns = useMemo(
    () =>
      schema.columns.map(({ name, kind }): VirtualTableColumn => {
        const head = say.headOf(name);
        return {
          id: name,
          head,
          width: widths[kind],
          ...(head !== name && { note: name }),
          ...(numbers.includes(kind) && { align: 'end' }),
        };
      }),
    [schema, say],
  );
  const lineAt = (row: number) => lines[shown?.[row] ?? row];
  const indexOf = (row: number) => shown?.[row] ?? row;
  const at = current && (shown ? shown.indexOf(current.index) : current.index);

  const column = schema.columns.findIndex(({ name }) => name === current?.column);

  function cell(row: number, place: number) {
    const line = lineAt(row);
    const column = schema.columns[place]?.name ?? '';
    const value = visibleSigns(line?.cells[place] ?? '');
    const problem = line?.problems.find((each) => each.column === column);
    if (!problem) return value;
    const shownValue = value || empty;
    if (!onPick) return <span className={styles.wrong}>{shownValue}</span>;
    const named = { column: say.headOf(column), line: line?.line, value: shownValue };
    return (
      <button
        type="button"
        className={styles.wrong}
        aria-label={fill(said.editCell, named)}
        aria-current={current?.index === indexOf(row) && current.column === column ? 'true' : undefined}
        onClick={() => onPick({ index: indexOf(row), column })}
      >
        {shownValue}
      </button>
    );
  }

  return (
    <VirtualTable
      caption={caption}
      columns={columns}
      rowCount={shown?.length ?? lines.length}
      numberHead={lineHead}
      numberOf={(row) => lineAt(row)?.line}
      cell={cell}
      noteOf={(row) => {
        const line = lineAt(row);
        if (!line || line.problems.length === 0) return undefined;
        return line.problems
          .map((problem) => {
            const whole = { ...problem, index: indexOf(row), line: line.line, value: '' };
            return `${say.headOf(problem.column)}: ${say.wrong(problem)}. ${say.right(whole)}`;
          })
          .join(' ');
      }}
      current={at === undefined || at < 0 ? undefined : at}
      currentColumn={column < 0 ? undefined : column}
    />
  );
}
