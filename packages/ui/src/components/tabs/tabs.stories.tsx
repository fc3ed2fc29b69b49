import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { posed } from '../../testing/posed.tsx';
import { say } from '../../testing/say.ts';
import { TextArea } from '../text-area/index.ts';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Components/Navigation and data/Tabs',
  component: Tabs,
  args: {
    label: say('Bagian permohonan', 'Parts of the application'),
    tabs: [
      {
        id: 'rincian',
        label: say('Rincian', 'Details'),
        panel: (
          <p>
            {say('Nomor 119/SNB/IX/2024, tanggal 20-09-2024.', 'Number 119/SNB/IX/2024, date 20-09-2024.')}
          </p>
        ),
      },
      {
        id: 'dokap',
        label: say('Dokumen pelengkap', 'Supporting documents'),
        count: 4,
        panel: <p>{say('Empat dokumen terlampir.', 'Four documents are attached.')}</p>,
      },
      {
        id: 'kontainer',
        label: say('Kontainer', 'Containers'),
        count: 10,
        panel: <a href="#csqu">CSQU3054383</a>,
      },
      {
        id: 'riwayat',
        label: say('Riwayat', 'History'),
        panel: <p>{say('Dikirim 20-09-2024 09.42.', 'Sent 20-09-2024 09.42.')}</p>,
      },
    ],
    onChange: fn(),
  },
  parameters: {
    anatomy: {
      of: 'Parts',
      parts: [
        '[role="tab"]::text',
        '[aria-selected="true"]',
        '[role="tab"]:nth-child(2) > span:last-child',
        '[role="tabpanel"]',
      ],
    },
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Two tabs in a narrow column. */
export const Parts: Story = {
  args: {
    tabs: [
      {
        id: 'rincian',
        label: say('Rincian', 'Details'),
        panel: <p>{say('Nomor 119/SNB/IX/2024', 'Number 119/SNB/IX/2024')}</p>,
      },
      { id: 'kontainer', label: say('Kontainer', 'Containers'), count: 10, panel: 'CSQU3054383' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 216, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
};

const states = [
  {
    id: 'all',
    label: say('Semua', 'All'),
    count: 48,
    panel: say('Empat puluh delapan permohonan.', 'Forty-eight applications.'),
  },
  { id: 'draft', label: say('Draf', 'Draft'), count: 2, panel: say('Dua draf.', 'Two drafts.') },
  {
    id: 'process',
    label: say('Dalam proses', 'In process'),
    count: 9,
    panel: say('Sembilan permohonan sedang diteliti.', 'Nine applications are being examined.'),
  },
  {
    id: 'rejected',
    label: say('Ditolak', 'Rejected'),
    count: 3,
    panel: say('Tiga permohonan ditolak.', 'Three applications were rejected.'),
  },
];

/** With and without counts, with the focus, and in a box that is too narrow. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 40 }}>
      <Tabs label={say('Fokus', 'Focus')} data-part="focused" tabs={states} defaultValue="process" />
      <Tabs {...args} />
      <Tabs
        label={say('Sempit', 'Narrow')}
        tabs={states}
        defaultValue="rejected"
        style={{ inlineSize: 240 }}
      />
    </div>
  ),
  decorators: [posed({ '[data-part="focused"] [aria-selected="true"]': 'focus-visible' })],
};

const details = { name: say('Rincian', 'Details') };

/** One tab stop; arrows, Home and End move and choose; the next stop is the panel. */
export const ArrowsMoveAndChoose: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', details)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(
      canvas.getByRole('tab', { name: say('Dokumen pelengkap 4', 'Supporting documents 4'), selected: true }),
    ).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: say('Riwayat', 'History'), selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { ...details, selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(canvas.getByRole('tab', { ...details, selected: true })).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes(5);
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', details)).toHaveFocus();
  },
};

export const ManualWaitsForEnter: Story = {
  args: { manual: true },
  play: async ({ args, canvas }) => {
    const containers = { name: say('Kontainer 10', 'Containers 10') };
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { ...containers, selected: false })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tabpanel', containers)).toBeVisible();
    await userEvent.keyboard('{Home} ');
    await expect(canvas.getByRole('tab', { ...details, selected: true })).toHaveFocus();
  },
};

/** Typed text in a panel is kept while another panel is shown. */
export const KeepsPanels: Story = {
  args: {
    keepPanels: true,
    tabs: [
      {
        id: 'catatan',
        label: say('Catatan', 'Notes'),
        panel: <TextArea labelHidden label={say('Catatan', 'Notes')} />,
      },
      {
        id: 'riwayat',
        label: say('Riwayat', 'History'),
        panel: say('Dikirim 20-09-2024 09.42.', 'Sent 20-09-2024 09.42.'),
      },
    ],
  },
  play: async ({ canvas }) => {
    const notes = { name: say('Catatan', 'Notes') };
    await userEvent.type(canvas.getByRole('textbox', notes), 'Muatan curah');
    await userEvent.click(canvas.getByRole('tab', { name: say('Riwayat', 'History') }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', notes));
    await expect(canvas.getByRole('textbox', notes)).toHaveValue('Muatan curah');
  },
};
