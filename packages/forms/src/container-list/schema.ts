import { type ContainerRow, containerRows } from '@pabean/api/contract';
import * as z from 'zod/mini';

/** The rows as the form holds them. */
export interface ContainerListValues {
  rows: ContainerRow[];
}

/** Whether nothing was typed in a row. */
export const isBlank = ({ number, size }: ContainerRow) => number.trim() === '' && size.trim() === '';

/**
 * What a list of a declared number of containers must obey: exactly that many rows, each right, none twice. Rows in
 * which nothing was typed do not count.
 */
export function containerList(declared: number): z.ZodMiniType<ContainerListValues> {
  const typed = z.array(z.object({ number: z.string(), size: z.string() })).check((context) => {
    const rows = context.value;
    const filled = rows.flatMap((row, index) => (isBlank(row) ? [] : [index]));
    const checked = z.safeParse(
      containerRows,
      filled.map((index) => rows[index]),
    );
    for (const issue of checked.error?.issues ?? []) {
      const [row, ...rest] = issue.path;
      const path = typeof row === 'number' ? [filled[row] ?? row, ...rest] : issue.path;
      context.issues.push({ ...issue, input: rows, path } as z.core.$ZodRawIssue);
    }
    if (filled.length !== declared)
      context.issues.push({ code: 'custom', input: rows, path: [], message: 'rowCount' });
  });
  const filled = z.transform((rows: ContainerRow[]) => rows.filter((row) => !isBlank(row)));
  return z.object({ rows: z.pipe(typed, z.pipe(filled, containerRows)) });
}
