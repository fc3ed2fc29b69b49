import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, CircleDashed, CircleX, Clock3, Funnel, Info, TriangleAlert } from 'lucide-react';
import { expect } from 'storybook/test';
import { Badge } from './badge.tsx';

const icon = { size: 14, strokeWidth: 2.4 };

const meta = {
  title: 'Komponen/Badge',
  component: Badge,
  args: { children: 'Terverifikasi', tone: 'success', icon: <CircleCheck {...icon} /> },
  parameters: {
    guide: {
      purpose: 'A word on a thing, beside its name or in a row: “Wajib”, “Terverifikasi”, “Ship to Ship”.',
      instead: [
        'For the status of an application take StatusBadge: tone and icon follow from the code.',
        'For something that can be clicked or chosen take Button or SegmentedControl.',
        'For a sentence take Alert.',
      ],
      keyboard: [['–', 'Takes no focus and cannot be clicked']],
      good: [
        'Keep to one or two words, the server’s where it has them.',
        'Give every tone but neutral an icon of 14 px with a stroke of 2.4, so that it counts without colour.',
      ],
      bad: [
        'Do not use a tone for decoration: red is for what failed, green for what is through.',
        'Do not put more than two on a line.',
      ],
      spoken: ['The words alone; the icon is decoration, so the words must say it all.'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every tone with its icon; without an icon; the dashed edge of what is not filed yet; many words. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Badge icon={<Funnel {...icon} />}>Ship to Ship</Badge>
      <Badge tone="process" icon={<Clock3 {...icon} />}>
        Dalam proses
      </Badge>
      <Badge tone="success" icon={<CircleCheck {...icon} />}>
        Terverifikasi
      </Badge>
      <Badge tone="danger" icon={<CircleX {...icon} />}>
        Ditolak
      </Badge>
      <Badge tone="warning" icon={<TriangleAlert {...icon} />}>
        Belum lengkap
      </Badge>
      <Badge tone="info" icon={<Info {...icon} />}>
        Baru
      </Badge>
      <Badge>Wajib</Badge>
      <Badge dashed icon={<CircleDashed {...icon} />}>
        Belum dikirim
      </Badge>
      <Badge tone="warning" icon={<TriangleAlert {...icon} />}>
        Dikembalikan untuk perbaikan dokumen pelengkap
      </Badge>
    </div>
  ),
};

export const SaysItInWords: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Terverifikasi')).toBeVisible();
  },
};
