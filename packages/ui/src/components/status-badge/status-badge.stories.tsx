import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScanSearch, Stamp, Wallet } from 'lucide-react';
import { expect } from 'storybook/test';
import { StatusBadge } from './status-badge.tsx';

const meta = {
  title: 'Domain/StatusBadge',
  component: StatusBadge,
  args: { code: '27', label: 'Penelitian Dokumen' },
  parameters: {
    anatomy: { parts: ['[data-tone]::text', '[data-tone] svg', '[data-tone]'] },
  },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/**
 * Every tone, with its default icon and with another; a code without a text. Without colour, icon, text and dashes
 * remain.
 */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <StatusBadge code="10" label="Draf" />
      <StatusBadge code="20" label="Dikirim" />
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
      <StatusBadge code="98" label="Menunggu Jaminan" />
      <StatusBadge code="27" label="" />
    </div>
  ),
};

export const SaysTheServersWords: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Penelitian Dokumen')).toBeVisible();
  },
};

/** Both are grey: the dashed border tells a draft from an unknown status. */
export const DraftLooksUnfiled: Story = {
  render: () => (
    <>
      <StatusBadge code="10" label="Draf" /> <StatusBadge code="98" label="Menunggu Jaminan" />
    </>
  ),
  play: async ({ canvas }) => {
    const borderOf = (word: string) =>
      getComputedStyle(canvas.getByText(word).closest('[data-tone]') ?? document.body).borderStyle;
    await expect(borderOf('Draf')).toBe('dashed');
    await expect(borderOf('Menunggu Jaminan')).toBe('solid');
  },
};

/**
 * On an English page a status keeps the server’s text, which is read aloud as Indonesian, and its code adds what it
 * means. A code that is not listed has the text alone.
 */
export const InEnglish: Story = {
  globals: { language: 'en' },
  render: (args) => (
    <>
      <StatusBadge {...args} /> <StatusBadge code="145" label="Ditolak" tone="rejected" />{' '}
      <StatusBadge code="77" label="Diarsipkan" />
    </>
  ),
  play: async ({ canvas }) => {
    const word = canvas.getByText('Penelitian Dokumen');
    await expect(word).toHaveAttribute('lang', 'id');
    await expect(word.parentElement).toHaveTextContent('Penelitian Dokumen (Examination of documents)');
    await expect(canvas.getByText('Ditolak').parentElement).toHaveTextContent('Ditolak (Rejected)');
    await expect(canvas.getByText('Diarsipkan')).toHaveTextContent(/^Diarsipkan$/);
  },
};
