import type { CsvRefusal, CsvSchema } from '@pabean/api/rules';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { type CsvStore, keepTable } from './csv-store.ts';
import { readCsvFile } from './read-csv-file.ts';

/** How far the reading of a file is. */
export type CsvReading =
  | {
      readonly is: 'reading';
      /** From 0 to 1. */
      readonly share: number;
      /** The first lines, as soon as they are there. */
      readonly first?: CsvStore | undefined;
    }
  | { readonly is: 'stopped' }
  | { readonly is: 'failed'; readonly why: 'noReader' | 'cannotRead' }
  | { readonly is: 'refused'; readonly refusal: CsvRefusal }
  | { readonly is: 'read'; readonly store: CsvStore };

/** What reads a file whenever another one is chosen, or another layout. */
export interface CsvFile {
  readonly reading: CsvReading;
  stop(): void;
  again(): void;
}

const begun: CsvReading = { is: 'reading', share: 0 };

/** Reads a file in portions. */
export function useCsvFile(file: Blob, schema: CsvSchema | undefined, maxLines: number | undefined): CsvFile {
  const [reading, setReading] = useState<CsvReading>(begun);
  const stopper = useRef<AbortController>(undefined);

  const begin = useCallback(() => {
    const controller = new AbortController();
    stopper.current = controller;
    setReading(begun);
    void read(file, { schema, maxLines, signal: controller.signal }, (next) => {
      if (controller.signal.aborted) return;
      // All that is said about a whole table is drawn in portions: the page answers meanwhile.
      if (next.is === 'read') startTransition(() => setReading(next));
      else setReading(next);
    });
  }, [file, schema, maxLines]);
  useEffect(() => {
    begin();
    return () => stopper.current?.abort();
  }, [begin]);

  return {
    reading,
    stop() {
      stopper.current?.abort();
      setReading({ is: 'stopped' });
    },
    again: begin,
  };
}

interface ReadOptions {
  readonly schema: CsvSchema | undefined;
  readonly maxLines: number | undefined;
  readonly signal: AbortSignal;
}

async function read(
  file: Blob,
  { schema, maxLines, signal }: ReadOptions,
  tell: (reading: CsvReading) => void,
): Promise<void> {
  if (typeof FileReader === 'undefined') return tell({ is: 'failed', why: 'noReader' });
  let first: CsvStore | undefined;
  try {
    const result = await readCsvFile(file, {
      ...(schema && { schema }),
      ...(maxLines !== undefined && { maxLines }),
      signal,
      onProgress(share, table) {
        first ??= table && keepTable(table.schema, table.lines, table.origin);
        tell({ is: 'reading', share, first });
      },
    });
    if ('refusal' in result) tell({ is: 'refused', refusal: result.refusal });
    else tell({ is: 'read', store: keepTable(result.schema, result.lines, result.origin) });
  } catch {
    if (!signal.aborted) tell({ is: 'failed', why: 'cannotRead' });
  }
}
