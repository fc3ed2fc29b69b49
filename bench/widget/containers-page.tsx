import { ContainerListEditor } from '@pabean/forms';
import { useState } from 'react';

/** The list editor for so many containers. */
export function ContainersPage({ declared }: { declared: number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Buka
      </button>
      <ContainerListEditor
        open={open}
        heading="Daftar Peti Kemas"
        thing="118/SNB/IX/2026"
        declared={declared}
        rows={[]}
        onSave={async () => undefined}
        onSaved={() => setOpen(false)}
        onRequestClose={() => setOpen(false)}
      />
    </>
  );
}
