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
    guide: {
      purpose:
        'The head of every page: where it stands, what it is and in which state, and what can be done.',
      instead: ['Inside a page, use h2 and Panel; in a dialog, Dialog draws the head.'],
      anatomy: {
        of: 'Parts',
        parts: [
          ['Breadcrumb', 'nav', 'Where the page stands. Leave it out on pages of the first level.'],
          ['Heading', 'h1', 'What the page is. Always there, in words alone.'],
          ['Badge', 'h1 + span', 'The state of the thing. Leave it out where it has none.'],
          [
            'Facts',
            'header p',
            'One line that tells the thing from others. A form has a sentence here instead.',
          ],
          [
            'Actions',
            'header > div > div:nth-child(2)',
            'What can be done, the primary last. Leave them out where the page is only read.',
          ],
        ],
      },
      keyboard: [
        [
          'Tab',
          'Goes through the breadcrumb and the actions; the heading is not a tab stop, but receives the focus on arrival',
        ],
      ],
      pairs: [
        {
          good: {
            says: 'The heading is what the thing is called.',
            shows: () => (
              <section>
                <PageHeader
                  heading="Pembongkaran di luar Kawasan Pabean"
                  facts={[
                    { label: 'No.', value: '118/SNB/IX/2024', strong: true },
                    { label: say('Tanggal', 'Date'), value: '24-09-2024' },
                    { label: say('Kantor', 'Office'), value: '020400' },
                  ]}
                />
              </section>
            ),
          },
          bad: {
            says: 'A heading that fits every page does not say which one this is.',
            shows: () => (
              <section>
                <PageHeader
                  heading={say('Halaman detail', 'Detail page')}
                  facts={[
                    { label: 'No.', value: '118/SNB/IX/2024', strong: true },
                    { label: say('Tanggal', 'Date'), value: '24-09-2024' },
                    { label: say('Kantor', 'Office'), value: '020400' },
                  ]}
                />
              </section>
            ),
          },
        },
        {
          good: {
            says: 'One line: number, date, office.',
            shows: () => (
              <section>
                <PageHeader
                  heading="Pembongkaran di luar Kawasan Pabean"
                  facts={[
                    { label: 'No.', value: '118/SNB/IX/2024', strong: true },
                    { label: say('Tanggal', 'Date'), value: '24-09-2024' },
                    { label: say('Kantor', 'Office'), value: '020400' },
                  ]}
                />
              </section>
            ),
          },
          bad: {
            says: 'With everything in it, the number is hard to find. The rest belongs into a DescriptionList.',
            shows: () => (
              <section>
                <PageHeader
                  heading="Pembongkaran di luar Kawasan Pabean"
                  facts={[
                    { label: 'No.', value: '118/SNB/IX/2024', strong: true },
                    { label: say('Tanggal', 'Date'), value: '24-09-2024' },
                    { label: say('Kantor', 'Office'), value: '020400' },
                    { label: say('Pemohon', 'Applicant'), value: 'PT Samudra Niaga Batam' },
                    { label: 'NPWP', value: '0021345678215000' },
                    { label: say('Petugas', 'Officer'), value: 'Hendra Saputra' },
                    { label: say('Diperbarui', 'Updated'), value: '24-09-2024 09.42' },
                  ]}
                />
              </section>
            ),
          },
        },
      ],
      good: [
        'Put exactly one on a page, first, and move the focus to its heading when the page is arrived at.',
      ],
      bad: [
        'Do not put two primary actions into it, and no icon into the heading.',
        'Do not repeat the actions at the foot of the page.',
      ],
      spoken: ['The heading is the page’s only h1; the badge beside it is read after it.'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** In a narrow column, where the name takes two lines. */
export const Parts: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 430, marginInline: 'auto' }}>
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
    await expect(canvas.getByRole('heading', { level: 1, name: 'Form Header Perijinan' })).toBeVisible();
  },
};
