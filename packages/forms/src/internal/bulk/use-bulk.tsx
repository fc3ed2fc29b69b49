import { useContext, useEffect, useRef, useState } from 'react';
import { fetchParser } from '../fetch-parser.ts';
import { UnsavedContext } from '../use-unsaved.ts';
import type { Reading } from './reading.ts';

/** A text that is on its way into a list. */
export interface Opened<Row> {
  readonly from: 'paste' | 'file';
  readonly reading: Reading<Row> | undefined;
}

/**
 * Whether the panel for pasting or importing stands in the place of a list. A text that was not taken stays for the next
 * time that it opens.
 *
 * @param isDirty Whether the list itself holds something unsaved.
 * @param fetches When what reads lines is fetched: beside the list, or once the panel is wanted.
 */
export function useBulk<Row>(isDirty: () => boolean, fetches: 'beside' | 'later' = 'beside') {
  const [opened, setOpened] = useState<Opened<Row>>();
  const text = useRef('');
  const setUnsaved = useContext(UnsavedContext);
  // Fetched beside the list, so that what is pasted does not wait for it.
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
    /** Goes back to the list. */
    close({ taken }: { taken: boolean }) {
      if (taken) text.current = '';
      setOpened(undefined);
      setUnsaved(isDirty());
    },
  };
}
