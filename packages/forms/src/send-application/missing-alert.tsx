import { Alert } from '@pabean/ui/alert';
import { useFormMessages } from '../messages/use-messages.ts';
import * as styles from './send-application.css.ts';

/** Something that is missing in an application. */
export interface LackingThing {
  /** A unique key. */
  id: string;
  /** A sentence: “The document Letter of application is not filled in”. */
  text: string;
  /** Opens the place where it is filled in. Close this dialog in it. */
  onComplete?: () => void;
}

/** Lists what is still missing before the declaration, with links. Renders nothing if nothing is missing. */
export function MissingAlert({ lacking }: { lacking: readonly LackingThing[] }) {
  const { incomplete } = useFormMessages('send');
  if (lacking.length === 0) return null;
  return (
    <Alert tone="warning" heading={incomplete}>
      <ul className={styles.lacking}>
        {lacking.map(({ id, text, onComplete }) => (
          <li key={id}>
            {onComplete ? (
              <button type="button" className={styles.fix} onClick={onComplete}>
                {text}
              </button>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
