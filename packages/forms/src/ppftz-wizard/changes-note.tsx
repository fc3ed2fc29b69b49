import { fill } from '@pabean/api/rules';
import { FocusedAlert } from '../internal/focused-alert.tsx';
import { usePpftzMessages } from '../messages/use-messages.ts';
import * as styles from './ppftz-wizard.css.ts';

/** Props of {@link ChangesNote}. */
export interface ChangesNoteProps {
  /** The changes of the record, one line each; empty if none of them is visible. */
  changes: readonly string[];
}

const shown = 20;

/** Shows what another user changed in a record while it was about to be sent, and takes the focus. */
export function ChangesNote({ changes }: ChangesNoteProps) {
  const messages = usePpftzMessages('ppftzChanges');
  return (
    <FocusedAlert heading={messages.heading} advice={messages.advice}>
      {changes.length === 0 ? (
        <p>{messages.same}</p>
      ) : (
        <ul className={styles.remarks}>
          {changes.slice(0, shown).map((change) => (
            <li key={change}>{change}</li>
          ))}
          {changes.length > shown && <li>{fill(messages.more, { count: changes.length - shown })}</li>}
        </ul>
      )}
    </FocusedAlert>
  );
}
