import { useContext, useEffect, useRef, useState } from 'react';
import { fetchParser } from '../fetch-parser.ts';
import { UnsavedContext } from '../use-unsaved.ts';
import type { Reading } from './reading.ts';

/** A text that is being added to a list. */
export interface Opened<Row> {
  readonly from: 'paste' | 'file';
  readonly reading: Reading<Row> | undefined;
}

/**
 * Whether the panel for pasting or importing replaces a list. Text that was not added is kept for the next time.
 *
 * @param isDirty Whether the list itself has unsaved changes.
 * @param fetches When the parser is loaded: with the list, or when the panel opens.
 */
export function useBulk<Row>(isDirty: () => boolean, fetches: 'beside' | 'later' = 'beside') {
  const [opened, setOpened] = useState<Opened<Row>>();
  const text = useRef('');
  const setUnsaved = useContext(UnsavedContext);
  // Loaded with the list, so that pasting does not wait for it.
  const isWanted = fetches === 'beside' || opened !== undefined;
  useEffect(() => {
    if (isWanted) fetchParser().catch(() => undefined);
  }, [isWanted]);
  return {
    opened,
    text: () => text.current,
    open(from: Opened<Row>['from'], given?: { text: string; reading: Reading<Row> }) {
      if (given) text.current = given.text;
      setOpened({ from, reading: given?.reading });
    },
    onText(typed: string) {
      text.current = typed;
      setUnsaved(isDirty() || typed.trim() !== '');
    },
    /** Returns to the list. */
    close({ taken }: { taken: boolean }) {
      if (taken) text.current = '';
      setOpened(undefined);
      setUnsaved(isDirty());
    },
  };
}
