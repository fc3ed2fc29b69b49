import { Button } from '@pabean/ui';
import { titles } from '../titles.ts';
import { firstWords, useWords } from '../words.ts';
import { usePageTitle } from './page-title.ts';
import { failure } from './screen.css.ts';

export const loadFailureWords = firstWords({
  text: 'Server tidak dapat dihubungi. Periksa koneksi internet Anda, lalu coba lagi. Isian Anda tersimpan sebagai draf di perangkat ini.',
  retry: 'Coba lagi',
});

/** Shown when a page, or who uses it, could not be fetched. Says what happened and offers to begin again. */
export function LoadFailure() {
  const { failed } = useWords(titles);
  const { text, retry } = useWords(loadFailureWords);
  usePageTitle(failed);
  return (
    <main className={failure}>
      <h1>{failed}</h1>
      <p>{text}</p>
      <Button variant="primary" onClick={() => location.reload()}>
        {retry}
      </Button>
    </main>
  );
}
