import { Breadcrumb, PageHeader, StatusBadge, Stepper, Tabs } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../packages/ui/src/testing/say.ts';

const meta = {
  title: 'Patterns/Navigation',
  tags: ['!dev'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where a page is, what it is called, and what can be done. */
export const PageHead: Story = {
  render: () => (
    <PageHeader
      heading="Pembongkaran di luar Kawasan Pabean"
      breadcrumb={
        <Breadcrumb
          items={[
            { label: 'Dashboard', href: '#/dashboard' },
            { label: say('Pengajuan', 'Applications'), href: '#/pengajuan' },
            { label: '118/SNB/IX/2024' },
          ]}
        />
      }
      badge={<StatusBadge code="10" label="Draf" />}
      facts={[{ label: 'No.', value: '118/SNB/IX/2024', strong: true }]}
    />
  ),
};

/** Parts of one thing, next to each other. */
export const Parts: Story = {
  render: () => (
    <Tabs
      label={say('Permohonan', 'Application')}
      tabs={[
        {
          id: 'rincian',
          label: say('Rincian', 'Details'),
          panel: say('Data permohonan lengkap.', 'The application data is complete.'),
        },
        {
          id: 'dokumen',
          label: say('Dokumen pelengkap', 'Supporting documents'),
          count: 4,
          panel: say('Empat dokumen.', 'Four documents.'),
        },
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
        { label: say('Identitas dan angkutan', 'Identity and transport'), href: '#/langkah/1' },
        { label: say('Kontainer, kemasan, barang', 'Containers, packaging, goods') },
        { label: say('Tinjau dan kirim', 'Review and send') },
      ]}
    />
  ),
};
