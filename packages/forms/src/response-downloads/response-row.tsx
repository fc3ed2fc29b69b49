import { explainError, fill, type PpftzResponse } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { FieldError } from '@pabean/ui/field';
import { useMessages } from '@pabean/ui/messages';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { usePpftzMessages, useSharedMessages } from '../messages/use-messages.ts';
import * as styles from './response-downloads.css.ts';
import type { ResponseDownloadsProps } from './response-downloads.tsx';

/** Props of {@link ResponseRow}. */
export interface ResponseRowProps extends Pick<ResponseDownloadsProps, 'onDownload' | 'onOpen'> {
  response: PpftzResponse;
  /** Announces a download to screen readers; a failure announces itself. */
  announce: (text: string) => void;
}

/** One response: its name, the download button, and why a download failed. */
export function ResponseRow({ response, announce, onDownload, onOpen }: ResponseRowProps) {
  const messages = usePpftzMessages('responses');
  const name = usePpftzMessages('responseNames')[response];
  const { download } = useMessages('viewerDialog');
  const { open } = useMessages('fileField');
  const shared = useSharedMessages();
  const errorId = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const named = { response: name };

  async function fetchIt() {
    setBusy(true);
    setProblem(undefined);
    try {
      await onDownload(response);
      announce(fill(messages.downloaded, named));
    } catch (error) {
      setProblem(explainError(error, shared));
    } finally {
      setBusy(false);
    }
  }
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      <span className={styles.actions}>
        {onOpen && (
          <Button
            size="small"
            variant="tertiary"
            aria-label={fill(messages.openOf, named)}
            onClick={() => onOpen(response, name)}
          >
            {open}
          </Button>
        )}
        <Button
          size="small"
          icon={<Download size={16} />}
          busy={busy}
          busyLabel={messages.downloading}
          aria-label={fill(busy ? messages.downloadingOf : messages.downloadOf, named)}
          aria-describedby={problem && errorId}
          onClick={fetchIt}
        >
          {download}
        </Button>
      </span>
      {problem && (
        <FieldError
          role="alert"
          id={errorId}
          className={styles.problem}
          heading={fill(messages.failed, named)}
        >
          {problem}
        </FieldError>
      )}
    </li>
  );
}
