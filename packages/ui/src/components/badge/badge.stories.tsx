import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, CircleDashed, CircleX, Clock3, Funnel, Info, TriangleAlert } from 'lucide-react';
import { expect } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { icon } from './badge.examples.tsx';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Components/Status and messages/Badge',
  component: Badge,
  args: { children: say('Terverifikasi', 'Verified'), tone: 'success', icon: <CircleCheck {...icon} /> },
  parameters: {
    anatomy: { of: 'Parts', parts: ['[data-tone] svg', '[data-tone]::text', '[data-tone] + [data-tone]'] },
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One with a tone, an icon and a text, and one without a fill. */
export const Parts: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, justifyItems: 'center' }}>
      <Badge {...args} />
      <Badge dashed icon={<CircleDashed {...icon} />}>
        {say('Belum dikirim', 'Not sent yet')}
      </Badge>
    </div>
  ),
};

/** Every tone with its icon; without an icon; the dashed border of what is not submitted; a long text. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Badge icon={<Funnel {...icon} />}>Ship to Ship</Badge>
      <Badge tone="process" icon={<Clock3 {...icon} />}>
        {say('Dalam proses', 'In process')}
      </Badge>
      <Badge tone="success" icon={<CircleCheck {...icon} />}>
        {say('Terverifikasi', 'Verified')}
      </Badge>
      <Badge tone="danger" icon={<CircleX {...icon} />}>
        {say('Ditolak', 'Rejected')}
      </Badge>
      <Badge tone="warning" icon={<TriangleAlert {...icon} />}>
        {say('Belum lengkap', 'Incomplete')}
      </Badge>
      <Badge tone="info" icon={<Info {...icon} />}>
        {say('Baru', 'New')}
      </Badge>
      <Badge>{say('Wajib', 'Mandatory')}</Badge>
      <Badge dashed icon={<CircleDashed {...icon} />}>
        {say('Belum dikirim', 'Not sent yet')}
      </Badge>
      <Badge tone="warning" icon={<TriangleAlert {...icon} />}>
        {say(
          'Dikembalikan untuk perbaikan dokumen pelengkap',
          'Returned for corrections of the supporting documents',
        )}
      </Badge>
    </div>
  ),
};

export const SaysItInWords: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Terverifikasi', 'Verified'))).toBeVisible();
  },
};
