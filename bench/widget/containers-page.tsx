import { containerCheckDigit } from '@pabean/api/rules';
import { ContainerListEditor } from '@pabean/forms';
import { useState } from 'react';

function containerOf(_: unknown, index: number) {
  const ten = `CTHU${String(index).padStart(6, '0')}`;
  return { number: `${ten}${containerCheckDigit(ten)}`, size: '20' };
}

/** The list editor for so many containers, of which some are filled in. */
export function ContainersPage({ declared, filled }: { declared: number; filled: number }) {
  const [open, setOpen] = useState(false);
  const [rows] = useState(() => Array.from({ length: filled }, containerOf));
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
        rows={rows}
        onSave={async () => undefined}
        onSaved={() => setOpen(false)}
        onRequestClose={() => setOpen(false)}
      />
    </>
  );
}
