import type { NamedCode } from '@pabean/api/contract';
import type { DraftProps } from '../internal/index.ts';
import type { RowProblem } from '../internal/rows/row-kind.ts';

export type { RowProblem as LineProblem };

/** Props of every list whose lines are a value of the surrounding form. `draft` stores the unsaved input of one line. */
export interface LinesProps<Row> extends DraftProps {
  /**
   * The id of the add button, so that an error summary links to it. The line at index 3 has the id `id.3`, its fields
   * `id.3.count`: pass `form.idOf('goods')`, and links to `goods.3.count` lead to the error.
   */
  id: string;
  /** The lines. */
  value: readonly Row[];
  /** Called with all lines after every change: added, edited, deleted, restored or pasted. */
  onValueChange: (rows: Row[]) => void;
  /** Error of the list as a whole, such as “There are no goods yet”. */
  error?: string | undefined;
  /**
   * Errors of its lines; each is shown at its line with a link to its field. Remove an error once its line has changed.
   *
   * @default []
   */
  rowErrors?: readonly RowProblem[];
  /** Called with the text of a CSV template: column headings and an example line. If omitted, no template is offered. */
  onTemplate?: (csv: string) => void;
  /**
   * Heading level.
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
