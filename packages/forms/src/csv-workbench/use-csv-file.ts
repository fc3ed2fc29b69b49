import type { CsvSchema, SheetRefusal } from '@pabean/api/rules';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { readCsvFile } from './read-csv-file.ts';
import { keepSheet, type SheetStore } from './sheet-store.ts';

/** How far the reading of a file is. */
export type CsvReading =
  | {
      readonly is: 'reading';
      /** From 0 to 1. */
      readonly share: number;
      /** The first lines, as soon as they are there. */
      readonly first?: SheetStore | undefined;
    }
  | { readonly is: 'stopped' }
  | { readonly is: 'failed'; readonly why: 'noReader' | 'cannotRead' }
  | { readonly is: 'refused'; readonly refusal: SheetRefusal }
  | { readonly is: 'read'; readonly store: SheetStore };

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
  let first: SheetStore | undefined;
  try {
    const result = await readCsvFile(file, {
      ...(schema && { schema }),
      ...(maxLines !== undefined && { maxLines }),
      signal,
      onProgress(share, sheet) {
        first ??= sheet && keepSheet(sheet.schema, sheet.lines, sheet.origin);
        tell({ is: 'reading', share, first });
      },
    });
    if ('refusal' in result) tell({ is: 'refused', refusal: result.refusal });
    else tell({ is: 'read', store: keepSheet(result.schema, result.lines, result.origin) });
  } catch {
    if (!signal.aborted) tell({ is: 'failed', why: 'cannotRead' });
  }
}
