import { type CsvSchema, office020400, reportSchema } from '@pabean/api/rules';
import { CsvWorkbench } from '@pabean/forms';
import { OfficeProvider } from '@pabean/ui';
import papa from 'papaparse';
import { useState } from 'react';

const bare: CsvSchema = {
  columns: [
    { name: 'nomor', kind: 'text', required: true, max: 20, example: 'A-1' },
    { name: 'tanggal', kind: 'date', max: 10, example: '2026-09-01' },
    { name: 'berat', kind: 'decimal', max: 2, example: '12,5' },
    { name: 'catatan', kind: 'text', max: 50, example: '' },
  ],
};
const report = reportSchema('1');

// The yardstick: the parser alone, with the same text.
Object.assign(window, {
  parseAlone(text: string) {
    const start = performance.now();
    papa.parse(text, { delimiter: ';' });
    return performance.now() - start;
  },
});

const nothing = () => undefined;

/** The workbench alone, for a report or for a table of four columns. */
export function CsvPage({ of }: { of: string }) {
  const [file, setFile] = useState<File>();
  return (
    <OfficeProvider office={office020400}>
      <input type="file" onChange={(event) => setFile(event.currentTarget.files?.[0])} />
      {file && (
        <CsvWorkbench
          file={file}
          schema={of === 'report' ? report : bare}
          maxLines={31_000}
          onTable={nothing}
          onDownload={nothing}
        />
      )}
    </OfficeProvider>
  );
}
