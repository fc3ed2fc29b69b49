import { Button } from '@pabean/ui/button';
import { useMessages } from '@pabean/ui/messages';
import { useAppMessages } from '../messages/language-provider.tsx';
import { failure } from './failure.css.ts';
import { usePageTitle } from './page-title.ts';

/** Shown when a page, or the account, could not be fetched, with a retry button. */
export function LoadFailure() {
  const { failedTitle, failedText } = useAppMessages('shell');
  const { retry } = useMessages('table');
  usePageTitle(failedTitle);
  return (
    <main className={failure}>
      <h1>{failedTitle}</h1>
      <p>{failedText}</p>
      <Button variant="primary" onClick={() => location.reload()}>
        {retry}
      </Button>
    </main>
  );
}
