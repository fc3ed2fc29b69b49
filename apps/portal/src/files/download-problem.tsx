import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { useMessages } from '@pabean/ui/messages';
import { useAppMessages } from '../messages/language-provider.tsx';
import type { Download } from './use-download.ts';

/** Props of {@link DownloadProblem}. */
export interface DownloadProblemProps {
  problem: Download<never>['problem'];
}

/** Shows that a download failed, with a retry button. */
export function DownloadProblem({ problem }: DownloadProblemProps) {
  const { downloadFailed } = useAppMessages('common');
  const { retry } = useMessages('table');
  if (!problem) return null;
  return (
    <Alert
      role="alert"
      tone="danger"
      heading={downloadFailed}
      action={
        <Button size="small" onClick={problem.retry}>
          {retry}
        </Button>
      }
    >
      {problem.text}
    </Alert>
  );
}
