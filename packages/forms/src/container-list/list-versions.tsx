import { fill } from '@pabean/api/rules';
import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { useEffect, useRef } from 'react';
import * as styles from '../internal/choose-versions.css.ts';
import { useFormMessages } from '../messages/use-messages.ts';
import type { Difference } from './compare-lists.ts';

/** Props of {@link ListVersions}. */
export interface ListVersionsProps {
  differences: readonly Difference[];
  busy: boolean;
  onMine: () => void;
  onTheirs: () => void;
}

/** At most this many differences are listed; the others are counted. */
const mostListed = 20;

/** The differences from a list that another user saved meanwhile, with a choice between both. Takes the focus. */
export function ListVersions({ differences, busy, onMine, onTheirs }: ListVersionsProps) {
  const messages = useFormMessages('containers');
  const { heading } = useFormMessages('bothVersions');
  const { saving } = useFormMessages('form');
  const frame = useRef<HTMLDivElement>(null);
  // A different list of differences remounts the choice.
  useEffect(() => {
    if (differences.length > 0) frame.current?.focus();
  }, [differences]);

  const advice = fill(messages.versions, { count: differences.length });
  const sentence = ({ number, mine, theirs }: Difference) => {
    if (theirs === undefined) return fill(messages.onlyMine, { number, size: mine ?? '' });
    if (mine === undefined) return fill(messages.onlyTheirs, { number, size: theirs });
    return fill(messages.otherSize, { number, mine, theirs });
  };
  const more = differences.length - mostListed;
  return (
    <Alert
      ref={frame}
      role="group"
      aria-label={`${heading}. ${advice}`}
      tabIndex={-1}
      tone="warning"
      heading={heading}
    >
      <p>{advice}</p>
      <ul className={styles.fields}>
        {differences.slice(0, mostListed).map((each) => (
          <li key={each.number}>{sentence(each)}</li>
        ))}
        {more > 0 && <li>{fill(messages.moreDifferences, { count: more })}</li>}
      </ul>
      <div className={styles.choices}>
        <Button size="small" variant="primary" busy={busy} busyLabel={saving} onClick={onMine}>
          {messages.takeMine}
        </Button>
        <Button size="small" onClick={onTheirs} disabled={busy}>
          {messages.takeTheirs}
        </Button>
      </div>
    </Alert>
  );
}
