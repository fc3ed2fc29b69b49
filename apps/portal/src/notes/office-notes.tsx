import type { OfficeNote } from '@pabean/api/contract';
import { useRowDownload } from '@pabean/api/hooks';
import { dataLanguage, formatDateTime } from '@pabean/api/rules';
import { Badge } from '@pabean/ui/badge';
import { Button } from '@pabean/ui/button';
import { useOffice } from '@pabean/ui/office';
import { DownloadProblem } from '../files/download-problem.tsx';
import { useDownload } from '../files/use-download.ts';
import { usePageMessages } from '../messages/use-page-messages.ts';
import * as styles from './office-notes.css.ts';

/** Props of {@link OfficeNotes}. */
export interface OfficeNotesProps {
  notes: readonly OfficeNote[];
}

/** Officers' notes, the oldest first: name, role, time, and text. */
export function OfficeNotes({ notes }: OfficeNotesProps) {
  const messages = usePageMessages('officeNotes');
  const kinds = usePageMessages('question');
  const { run } = useRowDownload();
  const download = useDownload(run);
  if (notes.length === 0) return <p className={styles.nothing}>{messages.none}</p>;
  return (
    <>
      <DownloadProblem problem={download.problem} />
      <ol className={styles.notes}>
        {notes.map(({ officer, role, note, at, answerable, questionId, files }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notes have no id, and are only ever added at the end
          <li key={index} className={styles.note}>
            {answerable !== undefined && (
              <Badge tone={answerable ? 'warning' : 'neutral'}>{kinds.isQuestion}</Badge>
            )}
            {questionId !== undefined && <Badge>{kinds.isAnswer}</Badge>}
            <p className={styles.text} lang={dataLanguage}>
              {note}
            </p>
            {files?.map(
              ({ name, url }) =>
                url && (
                  <Button
                    key={url}
                    size="small"
                    variant="tertiary"
                    flush
                    className={styles.file}
                    onClick={() => download.start({ fileUrl: url, fileName: name })}
                  >
                    {name}
                  </Button>
                ),
            )}
            <p className={styles.fact} lang={dataLanguage}>
              {[officer, role].filter(Boolean).join(' · ')}
            </p>
            {at && <Time at={at} />}
          </li>
        ))}
      </ol>
    </>
  );
}

/** A time in the customs office's time zone; another provider's format is shown unchanged. */
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
