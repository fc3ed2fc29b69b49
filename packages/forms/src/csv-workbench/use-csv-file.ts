import type { CsvRefusal, CsvSchema } from '@pabean/api/rules';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { type CsvStore, createCsvStore } from './csv-store.ts';
import { readCsvFile } from './read-csv-file.ts';

/** Status of reading a file. */
export type CsvReading =
  | {
      readonly is: 'reading';
      /** Fraction read, from 0 to 1. */
      readonly share: number;
      /** The first lines, as soon as they are available. */
      readonly first?: CsvStore | undefined;
    }
  | { readonly is: 'stopped' }
  | { readonly is: 'failed'; readonly why: 'noReader' | 'cannotRead' }
  | { readonly is: 'refused'; readonly refusal: CsvRefusal }
  | { readonly is: 'read'; readonly store: CsvStore };

/** Reads a file whenever the file or the layout changes. */
export interface CsvFile {
  readonly reading: CsvReading;
  stop(): void;
  again(): void;
}

const begun: CsvReading = { is: 'reading', share: 0 };

/** Reads a file in chunks. */
export function useCsvFile(file: Blob, schema: CsvSchema | undefined, maxLines: number | undefined): CsvFile {
  const [reading, setReading] = useState<CsvReading>(begun);
  const stopper = useRef<AbortController>(undefined);

  const begin = useCallback(() => {
    const controller = new AbortController();
    stopper.current = controller;
    setReading(begun);
    void read(file, { schema, maxLines, signal: controller.signal }, (next) => {
      if (controller.signal.aborted) return;
      // Checks of the whole table run in chunks, so that the page stays responsive.
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
  report: (reading: CsvReading) => void,
): Promise<void> {
  if (typeof FileReader === 'undefined') return report({ is: 'failed', why: 'noReader' });
  let first: CsvStore | undefined;
  try {
    const result = await readCsvFile(file, {
      ...(schema && { schema }),
      ...(maxLines !== undefined && { maxLines }),
      signal,
      onProgress(share, table) {
        first ??= table && createCsvStore(table.schema, table.lines, table.origin);
        report({ is: 'reading', share, first });
      },
    });
    if ('refusal' in result) report({ is: 'refused', refusal: result.refusal });
    else report({ is: 'read', store: createCsvStore(result.schema, result.lines, result.origin) });
  } catch {
    if (!signal.aborted) report({ is: 'failed', why: 'cannotRead' });
  }
}
