import { fill, formatDateTime } from '@pabean/api/rules';
import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { firstField } from '@pabean/ui/focus';
import { useOffice } from '@pabean/ui/office';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { useFormMessages } from '../messages/use-messages.ts';
import * as styles from './draft-banner.css.ts';
import type { Draft } from './draft-store.ts';
import type { DraftState } from './use-draft.ts';

/** Props of {@link DraftBanner}. */
export interface DraftBannerProps<Values> {
  draft: Pick<DraftState<Values>, 'found' | 'restore' | 'discard'>;
}

/** Offers the drafts of earlier visits, above the form. Renders nothing if there are none. */
export function DraftBanner<Values>({ draft }: DraftBannerProps<Values>) {
  const messages = useFormMessages('draft');
  const { timeZone } = useOffice();
  const [first, ...others] = draft.found;
  const timeOf = ({ savedAt }: Draft<Values>) => formatDateTime(savedAt, timeZone);
  const lacksFile = (each: Draft<Values>) => each.lacksFile && ` ${messages.lacksFile}`;
  if (!first) return null;
  if (others.length === 0)
    return (
      <Alert
        role="status"
        heading={<WithTime messages={messages.heading} time={timeOf(first)} />}
        action={<Choice {...draft} of={first} />}
      >
        {messages.advice}
        {lacksFile(first)}
      </Alert>
    );
  return (
    <Alert role="status" heading={fill(messages.several, { count: draft.found.length })}>
      <p>{messages.advice}</p>
      <ul className={styles.list}>
        {draft.found.map((each) => (
          <li key={each.id} className={styles.draft}>
            <Choice {...draft} of={each}>
              <WithTime messages={messages.changed} time={timeOf(each)} />
              {lacksFile(each)}
            </Choice>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** A sentence with a time that does not wrap. */
function WithTime({ messages, time }: { messages: string; time: string }) {
  const [before, after] = messages.split('{time}');
  return (
    <>
      {before}
      <span className={styles.time}>{time}</span>
      {after}
    </>
  );
}

interface ChoiceProps<Values> extends Omit<DraftBannerProps<Values>['draft'], 'found'> {
  of: Draft<Values>;
  /** Identifies a draft if there are several. */
  children?: ReactNode;
}

function Choice<Values>({ of, restore, discard, children }: ChoiceProps<Values>) {
  const messages = useFormMessages('draft');
  const id = useId();
  const about = children ? id : undefined;
  /** When the buttons are removed the form's first field takes the focus, unless the draft was in another step. */
  const andGoOn = (action: (draft: Draft<Values>) => void) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    const { form } = button;
    action(of);
    const isLost = [button, document.body].includes(document.activeElement as HTMLElement);
    if (form && isLost) firstField(form)?.focus();
  };
  return (
    <>
      {children && (
        <span id={id} className={styles.about}>
          {children}
        </span>
      )}
      <Button size="small" aria-describedby={about} onClick={andGoOn(restore)}>
        {messages.restore}
      </Button>
      <Button size="small" variant="tertiary" aria-describedby={about} onClick={andGoOn(discard)}>
        {messages.discard}
      </Button>
    </>
  );
}
