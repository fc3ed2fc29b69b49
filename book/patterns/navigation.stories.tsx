import { Breadcrumb, PageHeader, StatusBadge, Stepper, Tabs } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Pola/Navigasi',
  tags: ['!dev', '!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where a page stands, what it is called, and what can be done. */
export const PageHead: Story = {
  render: () => (
    <PageHeader
      heading="Pembongkaran di luar Kawasan Pabean"
      breadcrumb={
        <Breadcrumb
          items={[
            { label: 'Dashboard', href: '#/dashboard' },
            { label: 'Pengajuan', href: '#/pengajuan' },
            { label: '118/SNB/IX/2024' },
          ]}
        />
      }
      badge={<StatusBadge code="10" label="Draf" />}
      facts={[{ label: 'No.', value: '118/SNB/IX/2024', strong: true }]}
    />
  ),
};

/** Parts of one thing, side by side. */
export const Parts: Story = {
  render: () => (
    <Tabs
      label="Permohonan"
      tabs={[
        { id: 'rincian', label: 'Rincian', panel: 'Data permohonan lengkap.' },
        { id: 'dokumen', label: 'Dokumen pelengkap', count: 4, panel: 'Empat dokumen.' },
      ]}
    />
  ),
};

/** Steps that come one after the other. */
export const Steps: Story = {
  render: () => (
    <Stepper
      current={2}
      steps={[
        { label: 'Identitas dan angkutan', href: '#/langkah/1' },
        { label: 'Kontainer, kemasan, barang' },
        { label: 'Tinjau dan kirim' },
      ]}
    />
  ),
};
