import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleDashed, Send } from 'lucide-react';
import { expect } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Breadcrumb } from '../breadcrumb/index.ts';
import { Button, ButtonLink } from '../button/index.ts';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Komponen/PageHeader',
  component: PageHeader,
  args: {
    heading: 'Pembongkaran di luar Kawasan Pabean',
    breadcrumb: (
      <Breadcrumb items={[{ label: 'Pengajuan', href: '#/pengajuan' }, { label: '118/SNB/IX/2024' }]} />
    ),
    badge: (
      <Badge dashed icon={<CircleDashed size={14} strokeWidth={2.4} />}>
        Draf
      </Badge>
    ),
    facts: [
      { label: 'No.', value: '118/SNB/IX/2024', strong: true },
      { label: 'Tanggal', value: '24-09-2024' },
      { label: 'Kantor', value: '020400' },
    ],
    actions: (
      <>
        <ButtonLink href="#/pengajuan" variant="tertiary">
          Kembali
        </ButtonLink>
        <Button variant="primary" icon={<Send size={16} />}>
          Kirim
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With everything, and with the heading alone. */
export const Variants: Story = {
  render: (args) => (
    <main style={{ display: 'grid', gap: 40 }}>
      <PageHeader {...args} />
      <PageHeader heading="Change Password" />
    </main>
  ),
};

/** A form, with a sentence instead of facts. */
export const OfAForm: Story = {
  args: {
    heading: 'Form Header Perijinan',
    badge: undefined,
    facts: [],
    actions: undefined,
    children: 'Semua isian wajib diisi. Setelah disimpan, Anda dapat menambahkan dokumen pelengkap.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Form Header Perijinan' })).toBeVisible();
  },
};
