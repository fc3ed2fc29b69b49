import type { NoStripRow, StoredRow } from '@pabean/api/contract';
import { NoStripEditor } from '@pabean/forms';
import { Button } from '@pabean/ui';
import { useState } from 'react';

type StoredEntry = StoredRow<'noStrip'>;

/** Your calls: each entry is saved on its own, and gets its id from the server. */
async function addEntry(row: NoStripRow): Promise<StoredEntry> {
  return { ...row, id: crypto.randomUUID(), fileName: null, fileUrl: null };
}
async function deleteEntry(_id: string): Promise<void> {}

/** The no-strip entries of a document. */
export function NoStripEntries() {
  const [open, setOpen] = useState(false);
  const [rows, setRows] = useState<readonly StoredEntry[]>([]);
  return (
    <>
      <p>{rows.length} entri no strip</p>
      <Button onClick={() => setOpen(true)}>Ubah daftar no strip</Button>
      <NoStripEditor
        open={open}
        heading="Daftar No Strip"
        thing="118/PST/XI/2026"
        rows={rows}
        onAdd={addEntry}
        onAdded={(entry) => setRows((before) => [...before, entry])}
        onDelete={async (id) => {
          await deleteEntry(id);
          setRows((before) => before.filter((entry) => entry.id !== id));
        }}
        onRequestClose={() => setOpen(false)}
      />
    </>
  );
}
