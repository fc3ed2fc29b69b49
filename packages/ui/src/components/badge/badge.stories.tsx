import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { expect } from 'storybook/test';
import { toneNames } from '../../theme/roles.ts';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Komponen/Badge',
  component: Badge,
  args: { children: 'Terverifikasi', tone: 'success', icon: <CircleCheck size={14} strokeWidth={2.4} /> },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every tone, with and without an icon, and the dashed edge. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {toneNames.map((tone) => (
        <Badge key={tone} tone={tone} icon={<Info size={14} strokeWidth={2.4} />}>
          {tone}
        </Badge>
      ))}
      <Badge>Wajib</Badge>
      <Badge dashed icon={<TriangleAlert size={14} strokeWidth={2.4} />}>
        Belum dikirim
      </Badge>
    </div>
  ),
};

export const SaysItInWords: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Terverifikasi')).toBeVisible();
  },
};
