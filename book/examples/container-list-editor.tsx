import type { ContainerRow } from '@pabean/api/contract';
import { ContainerListEditor } from '@pabean/forms';
import { Button, ContainerNumber } from '@pabean/ui';
import { useState } from 'react';

/** Your call. It takes the whole list, which is valid or invalid as one. */
async function save(rows: ContainerRow[]): Promise<ContainerRow[]> {
  return rows;
}

/** The containers of a document that declares two. */
export function Containers() {
  const [open, setOpen] = useState(false);
  const [rows, setRows] = useState<readonly ContainerRow[]>([{ number: 'CSQU3054383', size: '20' }]);
  return (
    <>
      <ul>
        {rows.map(({ number, size }) => (
          <li key={number}>
            <ContainerNumber value={number} /> · {size}
          </li>
        ))}
      </ul>
      <Button onClick={() => setOpen(true)}>Ubah daftar peti kemas</Button>
      <ContainerListEditor
        open={open}
        heading="Daftar Peti Kemas"
        thing="118/PST/XI/2026"
        declared={2}
        rows={rows}
        onSave={save}
        onSaved={(saved) => {
          setRows(saved);
          setOpen(false);
        }}
        onRequestClose={() => setOpen(false)}
      />
    </>
  );
}
