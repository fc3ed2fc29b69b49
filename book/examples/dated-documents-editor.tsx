import type { StoredRow } from '@pabean/api/contract';
import { type DatedDocumentSubmission, DatedDocumentsEditor } from '@pabean/forms';
import { Button } from '@pabean/ui';
import { useState } from 'react';

type StoredDocument = StoredRow<'datedDocuments'>;

/** Your calls: each document is saved on its own. Its file is a data URL, or null where none was chosen. */
async function addDocument({ number, date, file }: DatedDocumentSubmission): Promise<StoredDocument> {
  const id = crypto.randomUUID();
  return { id, number, date, fileName: file && `${number}.pdf`, fileUrl: file && `/api/files/${id}` };
}
async function deleteDocument(_id: string): Promise<void> {}

/** A list of two excise documents, each with number, date and file. */
export function ExciseDocuments() {
  const [open, setOpen] = useState(false);
  const [rows, setRows] = useState<readonly StoredDocument[]>([]);
  return (
    <>
      <p>{rows.length} dari 2 dokumen</p>
      <Button onClick={() => setOpen(true)}>Ubah daftar dokumen</Button>
      <DatedDocumentsEditor
        open={open}
        heading="Daftar Dokumen Cukai (CK)"
        thing="118/PST/XI/2026"
        declared={2}
        rows={rows}
        onAdd={addDocument}
        onAdded={(document) => setRows((before) => [...before, document])}
        onDelete={async (id) => {
          await deleteDocument(id);
          setRows((before) => before.filter((row) => row.id !== id));
        }}
        onRequestClose={() => setOpen(false)}
      />
    </>
  );
}
