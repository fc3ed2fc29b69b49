import { type ContainerRow, containerRows } from '@pabean/api/contract';
import * as z from 'zod/mini';

/** What a list of a declared number of containers must obey: exactly that many rows, each right, none twice. */
export function containerList(declared: number): z.ZodMiniType<{ rows: ContainerRow[] }> {
  const complete = z.refine<ContainerRow[]>((rows) => rows.length === declared, {
    error: 'rowCount',
    when: ({ value }) => Array.isArray(value),
  });
  return z.object({ rows: containerRows.check(complete) });
}
