import type { CsvSchema } from '@pabean/api/rules';
import { type CsvDownload, type CsvTable, CsvWorkbench } from '@pabean/forms';
import { Button, FileField, useOffice } from '@pabean/ui';
import { useState } from 'react';

/**
 * What the file must contain. Use the same layout on your server: `readCell` and `checkLine` of the rules run there,
 * too.
 */
const layout: CsvSchema = {
  columns: [
    { name: 'nomor', kind: 'text', required: true, max: 20, example: 'A-001' },
    { name: 'tanggal', kind: 'date', required: true, max: 10, example: '2026-09-01' },
    { name: 'berat', kind: 'decimal', max: 2, example: '12,50' },
  ],
};
const columns = { heads: { nomor: 'Nomor', tanggal: 'Tanggal', berat: 'Berat' } };

function saveOnDevice({ name, text }: CsvDownload) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Your call. */
async function send(rows: readonly Record<string, string>[]): Promise<number> {
  return rows.length;
}

/** Chooses, checks and fixes a CSV; its lines are sent once there is no error. */
export function CsvReport() {
  const { uploads } = useOffice();
  const [file, setFile] = useState<File | null>(null);
  const [sheet, setTable] = useState<CsvTable>();
  const [sent, setSent] = useState<number>();
  const isReady = sheet !== undefined && sheet.wrongLines === 0;
  return (
    <>
      <FileField
        label="Laporan"
        kind="csv"
        limit={uploads.small}
        onFile={(chosen, refusal) => setFile(refusal ? null : chosen)}
      />
      {file && (
        <CsvWorkbench
          file={file}
          schema={layout}
          columns={columns}
          onTable={setTable}
          onDownload={saveOnDevice}
        />
      )}
      <Button
        variant="primary"
        disabled={!isReady}
        onClick={async () => sheet && setSent(await send(sheet.rows()))}
      >
        Kirim laporan
      </Button>
      <p role="status">{sent !== undefined && `${sent} baris terkirim`}</p>
    </>
  );
}
