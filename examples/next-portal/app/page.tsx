import { buildApplication, buildSentApplication } from '@pabean/api/fixtures';
import { Button, PageHeader, Panel, StatusBadge, TextField } from '@pabean/ui';
import { Applications, Documents, Transit } from './widgets';

const rows = [
  buildApplication({ number: '031/RW/XI/2026' }),
  buildSentApplication({ number: '024/RW/XI/2026', status: '50', statusLabel: 'Disetujui' }),
];

/**
 * A server component: it renders widgets with data props directly, and those with function props from `widgets.tsx`.
 */
export default function Page() {
  return (
    <main>
      <PageHeader heading="Permohonan" badge={<StatusBadge code="20" label="Dikirim" />}>
        Izin perusahaan Anda.
      </PageHeader>
      <Panel>
        <form action="/dokumen">
          <TextField name="cari" label="Cari dokumen" />
          <Button type="submit" variant="primary">
            Cari
          </Button>
        </form>
      </Panel>
      <Applications rows={rows} />
      <Documents />
      <Transit />
    </main>
  );
}
