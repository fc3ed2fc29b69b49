import type { ListedLetter } from '@pabean/api/contract';
import { useReleaseLetterSheet } from '@pabean/api/hooks';
import { useState } from 'react';
import { useDownload } from '../../files/use-download.ts';

/** Downloads letters as spreadsheets: creating one may take seconds, which the row shows. */
export function useSpreadsheet() {
  const { run } = useReleaseLetterSheet();
  const [preparing, setPreparing] = useState<ReadonlySet<string>>(() => new Set());
  const download = useDownload(async (letter: ListedLetter) => {
    setPreparing((before) => new Set([...before, letter.id]));
    try {
      return await run(letter);
    } finally {
      setPreparing((before) => new Set([...before].filter((id) => id !== letter.id)));
    }
  });
  return { ...download, preparing };
}
