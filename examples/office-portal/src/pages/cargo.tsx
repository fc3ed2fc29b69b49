import { downloadAnswer } from '@pabean/api/client';
import type { CsvSchema } from '@pabean/api/rules';
import { type CsvDownload, type CsvTable, CsvWorkbench } from '@pabean/forms';
import { Button, FileField, useToast } from '@pabean/ui';
import { useState } from 'react';
import { office } from '../office/profile.ts';
import { Page } from '../page.tsx';

/** The layout of a cargo list. The same object on every render. */
const schema: CsvSchema = {
  columns: [
    { name: 'peti_kemas', kind: 'container', required: true, max: 11, example: 'CSQU3054383' },
    { name: 'barang', kind: 'text', required: true, max: 60, example: 'Kopi' },
    { name: 'berat', kind: 'decimal', required: true, max: 2, example: '12,50' },
  ],
};
const columns = { heads: { peti_kemas: 'Peti kemas', barang: 'Barang', berat: 'Berat (kg)' } };

const save = ({ name, text }: CsvDownload) =>
  downloadAnswer({ name, mediaType: 'text/csv', bytes: new TextEncoder().encode(text) });

/** Checks a cargo list line by line before it is sent. */
export function Cargo() {
  const [file, setFile] = useState<File | null>(null);
  const [sheet, setTable] = useState<CsvTable>();
  const toast = useToast();
  const ready = sheet?.wrongLines === 0;
  return (
    <Page
      heading="Periksa muatan"
      lead="CSV dengan titik koma: peti_kemas; barang; berat. Berkas tidak dikirim sebelum benar."
      actions={
        ready && (
          <Button
            variant="primary"
            onClick={() => toast.show(`${sheet.lineCount} peti kemas dikirim ke kantor`)}
          >
            Kirim muatan
          </Button>
        )
      }
    >
      <FileField
        label="Daftar muatan"
        kind="csv"
        limit={office.uploads.small}
        onFile={(chosen, refusal) => {
          setFile(refusal ? null : chosen);
          setTable(undefined);
        }}
      />
      {file && (
        <CsvWorkbench file={file} schema={schema} columns={columns} onTable={setTable} onDownload={save} />
      )}
    </Page>
  );
}
