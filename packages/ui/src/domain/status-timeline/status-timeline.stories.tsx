import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusTimeline } from './status-timeline.tsx';

const created = { label: 'Draf dibuat', at: '2024-09-24T08:14:00+07:00' };
const sent = { label: 'Dikirim', at: '2024-09-24T09:42:00+07:00' };

const meta = {
  title: 'Domain/StatusTimeline',
  component: StatusTimeline,
  args: { code: '10', label: 'Draf', events: [created] },
} satisfies Meta<typeof StatusTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A draft, under examination, approved, rejected, and a status that no table names. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' }}>
      <StatusTimeline {...args} />
      <StatusTimeline
        code="20"
        label="Penelitian dokumen"
        note="Petugas: Hendra Saputra"
        events={[created, sent]}
      />
      <StatusTimeline code="50" label="Disetujui" events={[created, sent]} />
      <StatusTimeline code="90" label="Ditolak" events={[created, sent]} />
      <StatusTimeline code="98" label="Ditarik" events={[created, sent]} />
    </div>
  ),
};

export const SaysWhereItStands: Story = {
  play: async ({ canvas }) => {
    const [, here, next] = canvas.getAllByRole('listitem');
    await expect(here).toHaveAttribute('aria-current', 'step');
    await expect(next).toHaveTextContent('Dikirim (belum)');
  },
};
