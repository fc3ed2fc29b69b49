import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleDashed, Send } from 'lucide-react';
import { expect } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Badge } from '../badge/index.ts';
import { Breadcrumb } from '../breadcrumb/index.ts';
import { Button, ButtonLink } from '../button/index.ts';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Components/Navigation and data/PageHeader',
  component: PageHeader,
  args: {
    heading: 'Pembongkaran di luar Kawasan Pabean',
    breadcrumb: (
      <Breadcrumb
        items={[
          { label: say('Pengajuan', 'Applications'), href: '#/pengajuan' },
          { label: '118/SNB/IX/2024' },
        ]}
      />
    ),
    badge: (
      <Badge dashed icon={<CircleDashed size={14} strokeWidth={2.4} />}>
        {say('Draf', 'Draft')}
      </Badge>
    ),
    facts: [
      { label: 'No.', value: '118/SNB/IX/2024', strong: true },
      { label: say('Tanggal', 'Date'), value: '24-09-2024' },
      { label: say('Kantor', 'Office'), value: '020400' },
    ],
    actions: (
      <>
        <ButtonLink href="#/pengajuan" variant="tertiary">
          {say('Kembali', 'Back')}
        </ButtonLink>
        <Button variant="primary" icon={<Send size={16} />}>
          {say('Kirim', 'Send')}
        </Button>
      </>
    ),
  },
  parameters: {
    anatomy: {
      of: 'Parts',
      parts: ['nav', 'h1', 'h1 + span', 'header p', 'header > div > div:nth-child(2)'],
    },
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** In a column. */
export const Parts: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 700, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
};

/** With everything; of a form, with a sentence; with a name that wraps; with the heading only. */
export const Variants: Story = {
  render: (args) => (
    <main style={{ display: 'grid', gap: 40 }}>
      <PageHeader {...args} />
      <PageHeader
        heading={say('Form Header Perijinan', 'Permit header form')}
        breadcrumb={
          <Breadcrumb
            aria-label={say('Remah roti formulir', 'Breadcrumb of the form')}
            items={[
              { label: say('Pengajuan', 'Applications'), href: '#/pengajuan' },
              { label: say('Form Header Perijinan', 'Permit header form') },
            ]}
          />
        }
      >
        {say(
          'Semua isian wajib diisi. Setelah disimpan, Anda dapat menambahkan dokumen pelengkap.',
          'Everything must be filled in. Once it is saved you can add supporting documents.',
        )}
      </PageHeader>
      <PageHeader
        heading="Pembongkaran dan Penimbunan di luar Kawasan Pabean untuk Barang Curah yang Diangkut Terus"
        badge={args.badge}
        facts={args.facts}
        actions={<Button>{say('Kembali', 'Back')}</Button>}
      />
      <PageHeader heading="Change Password" />
    </main>
  ),
};

/** A form, with a sentence instead of facts. */
export const OfAForm: Story = {
  args: {
    heading: say('Form Header Perijinan', 'Permit header form'),
    badge: undefined,
    facts: [],
    actions: undefined,
    children: say(
      'Semua isian wajib diisi. Setelah disimpan, Anda dapat menambahkan dokumen pelengkap.',
      'Everything must be filled in. Once it is saved you can add supporting documents.',
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: say('Form Header Perijinan', 'Permit header form') }),
    ).toBeVisible();
  },
};
