import type { OfficeNote } from '@pabean/api/contract';
import { dataLanguage, formatDateTime } from '@pabean/api/rules';
import { useOffice } from '@pabean/ui';
import { usePageWords } from '../words/page-words.ts';
import * as styles from './office-notes.css.ts';

/** Props of {@link OfficeNotes}. */
export interface OfficeNotesProps {
  notes: readonly OfficeNote[];
}

/** What officers noted, the oldest first: who, as what, when, and what. */
export function OfficeNotes({ notes }: OfficeNotesProps) {
  const words = usePageWords('officeNotes');
  if (notes.length === 0) return <p className={styles.nothing}>{words.none}</p>;
  return (
    <ol className={styles.notes}>
      {notes.map(({ officer, role, note, at }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: notes have no id, and are only ever added at the end
        <li key={index} className={styles.note}>
          <p className={styles.text} lang={dataLanguage}>
            {note}
          </p>
          <p className={styles.fact} lang={dataLanguage}>
            {[officer, role].filter(Boolean).join(' · ')}
          </p>
          {at && <Time at={at} />}
        </li>
      ))}
    </ol>
  );
}

/** When, as the office's clock shows it; another provider's own writing stays as it is. */
function Time({ at }: { at: string }) {
  const { timeZone } = useOffice();
  const isInstant = /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:?\d\d)$/.test(at);
  return isInstant ? (
    <time className={styles.fact} dateTime={at}>
      {formatDateTime(at, timeZone)}
    </time>
  ) : (
    <p className={styles.fact}>{at}</p>
  );
}
