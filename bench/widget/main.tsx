import '@pabean/ui/styles.css';
import { office020400 } from '@pabean/api/rules';
import { ContainerListEditor } from '@pabean/forms';
import { OfficeProvider } from '@pabean/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CsvPage } from './csv-page.tsx';
import { GoodsPage } from './goods-page.tsx';

const asked = new URLSearchParams(location.search);
const declared = Number(asked.get('declared') ?? 1);
const csv = asked.get('csv');
const isGoods = asked.has('goods');

/** The list editor alone, empty, for as many containers as in the URL. */
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
        declared={declared}
        rows={[]}
        onSave={async () => undefined}
        onSaved={() => setOpen(false)}
        onRequestClose={() => setOpen(false)}
      />
    </OfficeProvider>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(isGoods ? <GoodsPage /> : csv === null ? <Containers /> : <CsvPage of={csv} />);
