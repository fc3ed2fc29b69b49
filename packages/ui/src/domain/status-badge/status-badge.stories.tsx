import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScanSearch, Stamp, Wallet } from 'lucide-react';
import { expect } from 'storybook/test';
import { StatusBadge } from './status-badge.tsx';

const meta = {
  title: 'Domain/StatusBadge',
  component: StatusBadge,
  args: { code: '20', label: 'Penelitian dokumen' },
  parameters: {
    guide: {
      purpose:
        'The status of an application, in lists and beside the heading of its page: tone and icon from the code, words from the server.',
      instead: [
        'For any other word on a thing take Badge.',
        'For the way to a status, with times and officers, take StatusTimeline.',
      ],
      keyboard: [['–', 'Takes no focus and cannot be clicked']],
      good: [
        'Pass the server’s words on as they are; where it has none, the code is shown.',
        'For statuses that are not those of a permit pass `tone`, and an `icon` where one says more: a wallet for a payment that is due.',
      ],
      bad: [
        'Do not derive what people may do from its colour: the rules of the status know that.',
        'Do not translate or shorten the server’s words.',
      ],
      spoken: ['The words alone; the icon is decoration.'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every tone, with its own icon and with another; a code without words. Without colour icon, words and dashes remain. */
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
      <StatusBadge
        code="120"
        label="Pemeriksaan Fisik"
        tone="process"
        icon={<ScanSearch size={14} aria-hidden />}
      />
      <StatusBadge code="150" label="SPPB" tone="approved" icon={<Stamp size={14} aria-hidden />} />
      <StatusBadge code="50" label="Disetujui" />
      <StatusBadge code="90" label="Ditolak" />
      <StatusBadge code="98" label="Ditarik" />
      <StatusBadge code="27" label="" />
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
