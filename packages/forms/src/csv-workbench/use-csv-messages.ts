import {
  type CsvMessages,
  type CsvSchema,
  fill,
  type LineProblem,
  type LineWarning,
  lookFor,
  rightFor,
} from '@pabean/api/rules';
import { useMemo } from 'react';
import { useReportMessages } from '../messages/use-messages.ts';
import type { CsvRemark } from './csv-store.ts';

/** Headings and descriptions of columns, by column name. */
export interface CsvColumnMessages {
  /** The heading. */
  readonly heads?: Readonly<Record<string, string>> | undefined;
  /** What the column contains, in a sentence. */
  readonly meanings?: Readonly<Record<string, string>> | undefined;
}

/** The messages about a CSV in the current language. */
export function useCsvMessages(): CsvMessages {
  const wrong = useReportMessages('csvWrong');
  const right = useReportMessages('csvRight');
  const odd = useReportMessages('csvOdd');
  const look = useReportMessages('csvLook');
  const file = useReportMessages('csvFile');
  const separators = useReportMessages('csvSeparators');
  const places = useReportMessages('csvPlaces');
  return useMemo(
    () => ({ wrong, right, odd, look, file, separators, places }),
    [wrong, right, odd, look, file, separators, places],
  );
}

/** The messages about the cells of a table. */
export function useProblemMessages(schema: CsvSchema, { heads }: CsvColumnMessages) {
  const messages = useReportMessages('csvWorkbench');
  const csv = useCsvMessages();
  return useMemo(() => {
    const headOf = (column: string) => (column === '' ? messages.wholeLine : (heads?.[column] ?? column));
    const wrong = (remark: LineProblem | LineWarning) =>
      'warning' in remark ? csv.odd[remark.warning] : csv.wrong[remark.refusal];
    const right = (remark: LineProblem | LineWarning, value: string) =>
      'warning' in remark ? lookFor(remark, schema, csv, value) : rightFor(remark, schema, csv, value);
    return {
      headOf,
      /** The column's heading, and its name in the file. */
      nameOf: (column: string) => {
        const head = headOf(column);
        return column === '' || head === column ? head : `${head} (${column})`;
      },
      wrong,
      right,
      /** Location, error and suggestion. */
      whole(remark: CsvRemark) {
        const { column, line } = remark;
        const place = fill(column ? csv.places.cell : csv.places.line, { line, column });
        return `${place}: ${wrong(remark)}. ${right(remark, remark.value)}`;
      },
    };
  }, [messages, csv, schema, heads]);
}
