import { fill, formatDateTime } from '@pabean/api/rules';
import { Alert, Button, firstField, useOffice } from '@pabean/ui';
import type { MouseEvent } from 'react';
import { useFormMessages } from '../messages/index.ts';
import type { DraftState } from './use-draft.ts';

/** Props of {@link DraftBanner}. */
export interface DraftBannerProps {
  draft: Pick<DraftState<unknown>, 'found' | 'restore' | 'discard'>;
}

/** Does what a button of the banner is for; as the banner goes away, the form's first field takes the focus. */
const andGoOn = (action: () => unknown) => (event: MouseEvent<HTMLButtonElement>) => {
  action();
  const { form } = event.currentTarget;
  if (form) firstField(form)?.focus();
};

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
          <Button size="small" onClick={andGoOn(draft.restore)}>
            {words.restore}
          </Button>
          <Button size="small" variant="tertiary" onClick={andGoOn(draft.discard)}>
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
