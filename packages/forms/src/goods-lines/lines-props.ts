import type { NamedCode } from '@pabean/api/contract';
import type { DraftProps } from '../internal/index.ts';
import type { RowProblem } from '../internal/rows/row-kind.ts';

export type { RowProblem as LineProblem };

/** Props of every list whose lines live in the form around it. `draft` is for what is typed of one line. */
export interface LinesProps<Row> extends DraftProps {
  /**
   * The id of what adds a line, so that a list of errors leads there. The line at 3 has `id.3`, its fields `id.3.count`:
   * give it `form.idOf('goods')`, and links to `goods.3.count` lead to what is wrong.
   */
  id: string;
  /** The lines. */
  value: readonly Row[];
  /** Called with all lines after every change: one was added, changed or deleted, came back, or several were pasted. */
  onValueChange: (rows: Row[]) => void;
  /** What is wrong with the list as a whole, such as “Barang Masih Kosong”. */
  error?: string | undefined;
  /**
   * What is wrong with its lines; each stands at its line and leads to its field. Leave one out once its line has changed.
   *
   * @default []
   */
  rowErrors?: readonly RowProblem[];
  /** Called with the template of a CSV: its heads and a line as an example. Without it none is offered. */
  onTemplate?: (csv: string) => void;
  /**
   * Level of the heading in the page.
   *
   * @default 2
   */
  level?: 2 | 3;
}

/** Props of a list of goods. */
export interface GoodsLinesProps<Row> extends LinesProps<Row> {
  /** The units to choose from. */
  units: readonly NamedCode[];
}
