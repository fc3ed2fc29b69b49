import { downloadAnswer } from '@pabean/api/client';
import type { FileAnswer, PpftzRecord } from '@pabean/api/contract';
import { usePpftzPreview } from '@pabean/api/hooks';
import { explainError } from '@pabean/api/rules';
import { Button, FileViewer } from '@pabean/ui';
import { Download } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePpftzWords } from '../../words/ppftz-words.ts';
import { useSharedWords } from '../../words/words.tsx';

/** The PPFTZ document of a record as it is now, inside of the page, with a way to keep it. */
export function DocumentPreview({ record }: { record: PpftzRecord }) {
  const words = usePpftzWords('editor');
  const shared = useSharedWords();
  const { run } = usePpftzPreview(record);
  const [file, setFile] = useState<FileAnswer>();
  const [error, setError] = useState<unknown>();
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const fetchFile = useCallback(() => {
    setError(undefined);
    latest.current(undefined).then(setFile, setError);
  }, []);
  useEffect(fetchFile, [fetchFile]);
  return (
    <>
      <FileViewer
        file={file}
        problem={error === undefined ? undefined : { text: explainError(error, shared), retry: fetchFile }}
      />
      {file && (
        <p>
          <Button icon={<Download size={16} />} onClick={() => downloadAnswer(file)}>
            {words.keepPreview}
          </Button>
        </p>
      )}
    </>
  );
}
