import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wallet } from 'lucide-react';
import { expect } from 'storybook/test';
import { StatusBadge } from './status-badge.tsx';

const meta = {
  title: 'Domain/StatusBadge',
  component: StatusBadge,
  args: { code: '20', label: 'Penelitian dokumen' },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every tone. Without colour the icon, the words and the draft's dashes remain. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <StatusBadge code="10" label="Draf" />
      <StatusBadge code="20" label="Penelitian dokumen" />
      <StatusBadge code="190" label="Dikembalikan untuk Perbaikan" tone="action" />
      <StatusBadge
        code="115"
        label="Menunggu Pembayaran"
        tone="action"
        icon={<Wallet size={14} aria-hidden />}
      />
      <StatusBadge code="50" label="Disetujui" />
      <StatusBadge code="90" label="Ditolak" />
      <StatusBadge code="98" label="Ditarik" />
    </div>
  ),
};

export const SaysTheServersWords: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Penelitian dokumen')).toBeVisible();
  },
};

/** Both are grey: the dashed edge tells a draft from a status that no table names. */
export const DraftLooksUnfiled: Story = {
  render: () => (
    <>
      <StatusBadge code="10" label="Draf" /> <StatusBadge code="98" label="Ditarik" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('Draf')).borderStyle).toBe('dashed');
    await expect(getComputedStyle(canvas.getByText('Ditarik')).borderStyle).toBe('solid');
  },
};
