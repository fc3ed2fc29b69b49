import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { posed } from '../../testing/posed.tsx';
import { say } from '../../testing/say.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
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
    guide: {
      purpose: 'Parts of one thing, of which one is shown at a time: details, documents, history.',
      instead: [
        'For filters that show the same list with fewer rows, use StatusTabs.',
        'For steps that are done in an order, use Stepper.',
        'For places with addresses of their own, use links.',
        'For two ways to look at the same content, use SegmentedControl.',
      ],
      anatomy: {
        of: 'Parts',
        parts: [
          ['Name', '[role="tab"]::text', 'The part in one to three words.'],
          ['Chosen tab', '[aria-selected="true"]', 'Which part is shown. There is always one.'],
          [
            'Count',
            '[role="tab"]:nth-child(2) > span:last-child',
            'How many things are in it. Leave it out where that does not help to choose.',
          ],
          ['Panel', '[role="tabpanel"]', 'The content of the chosen part.'],
        ],
      },
      keyboard: [
        ['Tab', 'Goes to the chosen tab, then into its panel'],
        ['Arrow right, arrow left', 'Goes to the next or previous tab and chooses it, wrapping around'],
        ['Home, End', 'Goes to the first or last tab and chooses it'],
        ['Enter, Space', 'Chooses the tab with the focus: needed only with `manual`'],
      ],
      pairs: [
        {
          good: {
            says: 'Short names are compared at a glance.',
            shows: () => (
              <Tabs
                label={say('Nama pendek', 'Short names')}
                style={{ minInlineSize: 0 }}
                tabs={[
                  {
                    id: 'a',
                    label: say('Rincian', 'Details'),
                    panel: <p>{say('Nomor 119/SNB/IX/2024.', 'Number 119/SNB/IX/2024.')}</p>,
                  },
                  {
                    id: 'b',
                    label: say('Riwayat', 'History'),
                    panel: <p>{say('Dikirim 20-09-2024 09.42.', 'Sent 20-09-2024 09.42.')}</p>,
                  },
                ]}
              />
            ),
          },
          bad: {
            says: 'Long names push the others out of sight.',
            shows: () => (
              <Tabs
                label={say('Nama panjang', 'Long names')}
                style={{ minInlineSize: 0 }}
                tabs={[
                  {
                    id: 'a',
                    label: say('Rincian lengkap permohonan ini', 'All the details of this application'),
                    panel: <p>{say('Nomor 119/SNB/IX/2024.', 'Number 119/SNB/IX/2024.')}</p>,
                  },
                  {
                    id: 'b',
                    label: say('Riwayat perubahan status permohonan', 'History of the changes of its status'),
                    panel: <p>{say('Dikirim 20-09-2024 09.42.', 'Sent 20-09-2024 09.42.')}</p>,
                  },
                ]}
              />
            ),
          },
        },
        {
          good: {
            says: 'A form that is sent as a whole stands on one page.',
            shows: () => (
              <div style={{ display: 'grid', gap: 16 }}>
                <TextField label={say('Nama perusahaan', 'Company name')} />
                <TextField label={say('Nomor telepon', 'Telephone number')} />
              </div>
            ),
          },
          bad: {
            says: 'An error in the panel that is hidden is not found.',
            shows: () => (
              <Tabs
                label={say('Formulir', 'Form')}
                style={{ minInlineSize: 0 }}
                tabs={[
                  {
                    id: 'a',
                    label: say('Perusahaan', 'Company'),
                    panel: <TextField label={say('Nama perusahaan', 'Company name')} />,
                  },
                  {
                    id: 'b',
                    label: say('Kontak', 'Contact'),
                    panel: <TextField label={say('Nomor telepon', 'Telephone number')} />,
                  },
                ]}
              />
            ),
          },
        },
      ],
      good: [
        'Put what most people come for into the first tab.',
        'Give a count where it says whether a look is worth it.',
        'Use `manual` where a panel is fetched, so that passing over a tab fetches nothing.',
        'Use `keepPanels` where panels hold something typed that a look elsewhere must not lose.',
      ],
      bad: [
        'Do not hide parts that people compare with each other, or that they must all read.',

        'Do not put tabs into a panel of tabs.',
      ],
      spoken: [
        'Each tab is read with its count, its position and whether it is selected.',
        'The panel takes the focus and is named by its tab, so that one without controls can be read.',
      ],
    } satisfies ComponentGuide,
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

/** One tab stop; arrows, Home and End move and choose; the next stop is the panel. */
export const ArrowsMoveAndChoose: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Rincian' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Dokumen pelengkap 4', selected: true })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Riwayat', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Rincian', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(canvas.getByRole('tab', { name: 'Rincian', selected: true })).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes(5);
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Rincian' })).toHaveFocus();
  },
};

export const ManualWaitsForEnter: Story = {
  args: { manual: true },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Kontainer 10', selected: false })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tabpanel', { name: 'Kontainer 10' })).toBeVisible();
    await userEvent.keyboard('{Home} ');
    await expect(canvas.getByRole('tab', { name: 'Rincian', selected: true })).toHaveFocus();
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
    await userEvent.type(canvas.getByRole('textbox', { name: 'Catatan' }), 'Muatan curah');
    await userEvent.click(canvas.getByRole('tab', { name: 'Riwayat' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Catatan' }));
    await expect(canvas.getByRole('textbox', { name: 'Catatan' })).toHaveValue('Muatan curah');
  },
};
