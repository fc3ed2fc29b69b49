import { useRef } from 'react';
import type { CallOptions } from '../client/index.ts';
import type { WriteTools } from './use-write.ts';

/** How rows are sent. */
export interface RowSending<Row, Answer> extends Pick<WriteTools, 'options' | 'partly'> {
  /** How many the provider accepts in one call, all of them or none; undefined where it accepts only one. */
  readonly rowsAtOnce: number | undefined;
  /** Sends all rows in one call. */
  readonly all: (rows: Row[]) => Promise<Answer>;
  /** Sends one row. */
  readonly one: (row: Row, options: CallOptions) => Promise<Answer>;
}

/**
 * Returns a function that sends many rows: in one call where the provider accepts as many, else one by one, with
 * progress. An interrupted run continues after the last saved row, if it is called with the same rows up to there.
 */
export function useSendRows<Row, Answer>() {
  const arrived = useRef<Row[]>([]);
  return async (
    rows: readonly Row[],
    { rowsAtOnce, options, partly, all, one }: RowSending<Row, Answer>,
  ): Promise<Answer | undefined> => {
    if (rowsAtOnce !== undefined && rows.length <= rowsAtOnce) return all([...rows]);
    const begun = rows.findIndex((row, index) => !isSame(row, arrived.current[index]));
    let last: Answer | undefined;
    arrived.current = rows.slice(0, begun < 0 ? rows.length : begun);
    for (const row of rows.slice(arrived.current.length)) {
      options.signal?.throwIfAborted();
      last = await one(row, { signal: options.signal });
      arrived.current.push(row);
      partly();
      options.onProgress?.(arrived.current.length / rows.length);
    }
    arrived.current = [];
    return last;
  };
}

const isSame = (row: unknown, other: unknown) => JSON.stringify(row) === JSON.stringify(other);
