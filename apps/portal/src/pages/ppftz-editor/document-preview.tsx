import { downloadAnswer } from '@pabean/api/client';
import type { PpftzRecord } from '@pabean/api/contract';
import { usePpftzPreview } from '@pabean/api/hooks';
import { Button } from '@pabean/ui/button';
import { FileViewer } from '@pabean/ui/file-viewer';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useFetchedFile } from '../../files/use-fetched-file.ts';
import { usePpftzMessages } from '../../messages/use-ppftz-messages.ts';

/** The PPFTZ document of a record when the step opened, embedded in the page, with a download. */
export function DocumentPreview({ record }: { record: PpftzRecord }) {
  const { keepPreview } = usePpftzMessages('editor');
  const { run } = usePpftzPreview(record);
  // Only the first function: another one would fetch again.
  const [load] = useState(() => () => run(undefined));
  const { file, problem } = useFetchedFile(load);
  return (
    <>
      <FileViewer file={file} problem={problem} />
      {file && (
        <p>
          <Button icon={<Download size={16} />} onClick={() => downloadAnswer(file)}>
            {keepPreview}
          </Button>
        </p>
      )}
    </>
  );
}
