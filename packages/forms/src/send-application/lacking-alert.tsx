import { Alert } from '@pabean/ui/alert';
import { useFormMessages } from '../messages/use-messages.ts';
import * as styles from './send-application.css.ts';

/** Something that an application still lacks. */
export interface LackingThing {
  /** A name for it, unlike the others. */
  id: string;
  /** It in a sentence: “Dokumen Surat Permohonan belum diisi”. */
  text: string;
  /** Opens the place where it is filled in. Close this dialog in it. */
  onComplete?: () => void;
}

/** Says before the declaration what is still missing, and leads there. Nothing is drawn when nothing is. */
export function LackingAlert({ lacking }: { lacking: readonly LackingThing[] }) {
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
