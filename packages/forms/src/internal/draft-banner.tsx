import { fill, formatDateTime } from '@pabean/api/rules';
import { Alert, Button, useOffice } from '@pabean/ui';
import { useFormMessages } from '../messages/index.ts';
import type { DraftState } from './use-draft.ts';

/** Props of {@link DraftBanner}. */
export interface DraftBannerProps {
  draft: Pick<DraftState<unknown>, 'found' | 'restore' | 'discard'>;
}

/** Offers a draft of an earlier visit, above the form. Nothing is drawn when there is none. */
export function DraftBanner({ draft }: DraftBannerProps) {
  const words = useFormMessages('draft');
  const { timeZone } = useOffice();
  if (!draft.found) return null;
  const time = formatDateTime(draft.found.savedAt, timeZone);
  return (
    <Alert
      role="status"
      heading={fill(words.heading, { time })}
      action={
        <>
          <Button size="small" onClick={draft.restore}>
            {words.restore}
          </Button>
          <Button size="small" variant="tertiary" onClick={draft.discard}>
            {words.discard}
          </Button>
        </>
      }
    >
      {words.advice}
      {draft.found.lacksFile && ` ${words.lacksFile}`}
    </Alert>
  );
}
