import { Button } from '@pabean/ui';
import { useWords, words } from '../words.ts';
import { usePageTitle } from './page-title.ts';
import { failure } from './screen.css.ts';

export const loadFailureWords = words('loadFailure', {
  title: 'Halaman tidak dapat dibuka',
  text: 'Server tidak dapat dihubungi. Periksa koneksi internet Anda, lalu coba lagi. Isian Anda tersimpan sebagai draf di perangkat ini.',
  retry: 'Coba lagi',
});

/** Shown when a page, or who uses it, could not be fetched. Says what happened and offers to begin again. */
export function LoadFailure() {
  const { title, text, retry } = useWords(loadFailureWords);
  usePageTitle(title);
  return (
    <main className={failure}>
      <h1>{title}</h1>
      <p>{text}</p>
      <Button variant="primary" onClick={() => location.reload()}>
        {retry}
      </Button>
    </main>
  );
}
