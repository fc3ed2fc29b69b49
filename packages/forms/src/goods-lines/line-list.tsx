import type { RowKind, RowValues } from '../internal/rows/row-kind.ts';
import { RowsEditor } from '../internal/rows/rows-editor.tsx';
import { useFormRows } from '../internal/rows/use-form-rows.ts';
import type { LinesProps } from './lines-props.ts';

/** Props of {@link LineList}. */
export interface LineListProps<Row extends RowValues> extends LinesProps<Row> {
  kind: RowKind<Row>;
}

/** An editable list of lines inside a form. */
export function LineList<Row extends RowValues>(props: LineListProps<Row>) {
  const { value, onValueChange, rowErrors, ...editor } = props;
  return <RowsEditor {...editor} source={useFormRows({ value, onValueChange, rowErrors })} />;
}
