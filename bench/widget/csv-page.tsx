import { reportSchema } from '@pabean/api/rules';
import { CsvWorkbench } from '@pabean/forms';
import papa from 'papaparse';
import { useState } from 'react';

const schema = reportSchema('1');

// The yardstick: the parser alone, with the same text.
Object.assign(window, {
  parseAlone(text: string) {
    const start = performance.now();
    papa.parse(text, { delimiter: ';' });
    return performance.now() - start;
  },
});

const nothing = () => undefined;

/** The workbench for a report. */
export function CsvPage() {
  const [file, setFile] = useState<File>();
  return (
    <>
      <input type="file" onChange={(event) => setFile(event.currentTarget.files?.[0])} />
      {file && <CsvWorkbench file={file} schema={schema} onTable={nothing} onDownload={nothing} />}
    </>
  );
}
