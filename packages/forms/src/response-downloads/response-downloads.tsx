import { type PpftzProgress, type PpftzResponse, ppftzResponsesOf, ppftzStatus } from '@pabean/api/rules';
import { EmptyState } from '@pabean/ui/empty-state';
import { scope } from '@pabean/ui/theme';
import { VisuallyHidden } from '@pabean/ui/visually-hidden';
import { useState } from 'react';
import { usePpftzMessages } from '../messages/use-messages.ts';
import * as styles from './response-downloads.css.ts';
import { ResponseRow } from './response-row.tsx';

/** Props of {@link ResponseDownloads}; the available responses follow from the status of the record. */
export interface ResponseDownloadsProps extends PpftzProgress {
  /** Downloads a response. Resolve when it is done; a rejection is shown beside it. */
  onDownload: (response: PpftzResponse) => Promise<unknown>;
  /** Shows a response, such as in a ViewerDialog; gets the response's title. If omitted, this is not offered. */
  onOpen?: ((response: PpftzResponse, name: string) => void) | undefined;
}

/** Final statuses: no further response follows. */
const last: readonly string[] = [ppftzStatus.rejected, ppftzStatus.released];

/**
 * The office's response documents for a PPFTZ record, each with a download button.
 *
 * @beta
 */
export function ResponseDownloads({ onDownload, onOpen, ...progress }: ResponseDownloadsProps) {
  const messages = usePpftzMessages('responses');
  const [announcement, setAnnouncement] = useState<{ times: number; text: string }>({ times: 0, text: '' });
  const responses = ppftzResponsesOf(progress);

  if (responses.length === 0) return <EmptyState heading={messages.none}>{messages.noneText}</EmptyState>;
  return (
    <div className={scope}>
      <ul className={styles.list} aria-label={messages.list}>
        {responses.map((response) => (
          <ResponseRow
            key={response}
            response={response}
            announce={(text) => setAnnouncement(({ times }) => ({ times: times + 1, text }))}
            onDownload={onDownload}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {!last.includes(progress.status) && <p className={styles.more}>{messages.more}</p>}
      <VisuallyHidden role="status">
        {announcement.times > 0 && <span key={announcement.times}>{announcement.text}</span>}
      </VisuallyHidden>
    </div>
  );
}
