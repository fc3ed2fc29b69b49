import type { CsvColumn, CsvSchema } from '@pabean/api/rules';
import type { VirtualTableColumn } from '@pabean/ui/virtual-table';

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

/**
 * The columns of a layout for VirtualTable, each as wide as its content.
 *
 * @param schema The layout whose columns these are.
 * @param headOf Heading of a column; its name in the file if there is none.
 * @beta
 */
export const tableColumns = (
  schema: CsvSchema,
  headOf: (name: string) => string,
): readonly VirtualTableColumn[] =>
  schema.columns.map(({ name, kind }) => {
    const head = headOf(name);
    return {
      id: name,
      head,
      width: widths[kind],
      ...(head !== name && { note: name }),
      ...(numbers.includes(kind) && { align: 'end' }),
    };
  });
