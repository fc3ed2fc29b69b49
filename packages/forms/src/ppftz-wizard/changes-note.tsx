import { fill } from '@pabean/api/rules';
import { ArrivingAlert } from '../internal/arriving-alert.tsx';
import { usePpftzMessages } from '../messages/use-messages.ts';
import * as styles from './ppftz-wizard.css.ts';

/** Props of {@link ChangesNote}. */
export interface ChangesNoteProps {
  /** What became of the record, a line for each change; none where nothing of it can be seen. */
  changes: readonly string[];
}

const shown = 20;

/** Says what somebody else changed in a record while it was about to be sent, and takes the focus. */
export function ChangesNote({ changes }: ChangesNoteProps) {
  const messages = usePpftzMessages('ppftzChanges');
  return (
    <ArrivingAlert heading={messages.heading} advice={messages.advice}>
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
    </ArrivingAlert>
  );
}
