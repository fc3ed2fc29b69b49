import '@pabean/ui/styles.css';
import { containerCheckDigit, office020400 } from '@pabean/api/rules';
import { ContainerListEditor } from '@pabean/forms';
import { OfficeProvider } from '@pabean/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const count = Number(new URLSearchParams(location.search).get('rows') ?? 0);

const rows = Array.from({ length: count }, (_, index) => {
  const ten = `CTHU${String(index).padStart(6, '0')}`;
  return { number: `${ten}${containerCheckDigit(ten)}`, size: '20' };
});

/** The list editor alone: with as many containers as the address asks for, or with one empty row. */
function Containers() {
  const [open, setOpen] = useState(false);
  return (
    <OfficeProvider office={office020400}>
      <button type="button" onClick={() => setOpen(true)}>
        Buka
      </button>
      <ContainerListEditor
        open={open}
        heading="Daftar Peti Kemas"
        thing="118/SNB/IX/2026"
        declared={Math.max(1, count)}
        rows={rows}
        onSave={async () => undefined}
        onSaved={() => setOpen(false)}
        onRequestClose={() => setOpen(false)}
      />
    </OfficeProvider>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Containers />);
