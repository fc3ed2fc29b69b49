import '@pabean/ui/styles.css';
import { office020400 } from '@pabean/api/rules';
import { OfficeProvider } from '@pabean/ui';
import { createRoot } from 'react-dom/client';
import { ContainersPage } from './containers-page.tsx';
import { CsvPage } from './csv-page.tsx';
import { GoodsPage } from './goods-page.tsx';

const asked = new URLSearchParams(location.search);

/** One editor alone: which one, and with how many rows, is in the URL. */
function Widget() {
  if (asked.has('goods')) return <GoodsPage count={Number(asked.get('goods'))} />;
  if (asked.has('csv')) return <CsvPage />;
  return <ContainersPage declared={Number(asked.get('declared'))} filled={Number(asked.get('filled'))} />;
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <OfficeProvider office={office020400}>
      <Widget />
    </OfficeProvider>,
  );
