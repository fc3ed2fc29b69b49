import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { HeldLines } from '../testing/lines-in-form.tsx';
import { transitDocuments } from '../testing/transit-rows.ts';
import { TransitDocumentLines, type TransitDocumentLinesProps } from './transit-document-lines.tsx';

const meta = {
  title: 'Forms/TransitDocumentLines',
  component: TransitDocumentLines,
  render: (args) => <HeldLines {...args}>{(held) => <TransitDocumentLines {...args} {...held} />}</HeldLines>,
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}>{Story()}</div>],
  parameters: {
    docs: { story: { inline: false } },
    anatomy: {
      parts: [
        'h2 + p',
        'section > div:nth-of-type(1) button',
        'tbody tr',
        'tbody td:last-child > span',
        'section > div:nth-of-type(3)',
      ],
    },
  },
  args: {
    id: 'documents',
    value: transitDocuments,
    onValueChange: fn<TransitDocumentLinesProps['onValueChange']>(),
  },
} satisfies Meta<typeof TransitDocumentLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Two documents. */
export const Variants: Story = {};

export const Empty: Story = {
  args: { value: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Belum ada dokumen pendukung.')).toBeVisible();
  },
};

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
};

/** One of six kinds, its number and its date. */
export const AddsADocument: Story = {
  args: { value: [] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tambah dokumen' }));
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Jenis Dokumen Pendukung' }),
      'Kontrak',
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Nomor Dokumen' }), 'K-7/2026');
    await userEvent.type(screen.getByRole('textbox', { name: 'Tanggal Dokumen' }), '27-2-2026');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenCalledWith([
        { kind: 'Kontrak', number: 'K-7/2026', date: '2026-02-27' },
      ]),
    );
    await expect(await canvas.findByRole('button', { name: 'Ubah Kontrak K-7/2026' })).toBeVisible();
  },
};

export const NamesEveryMissingField: Story = {
  args: { value: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tambah dokumen' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
    const summary = within(await screen.findByRole('region', { name: 'Ada 3 isian yang perlu diperbaiki' }));
    await expect(summary.getByText('Kolom Tanggal Dokumen belum diisi')).toBeVisible();
  },
};

/** Kinds in any case, dates in common notations. */
export const PastesLines: Story = {
  args: { value: [] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tempel' }));
    await userEvent.click(await screen.findByRole('textbox', { name: 'Baris' }));
    await userEvent.paste('packing list,PL-1,27/02/2026\nNota,N-1,2026-02-27');
    await userEvent.click(screen.getByRole('button', { name: 'Tambahkan' }));
    await expect(await screen.findByRole('region', { name: /^1 baris perlu/ })).toHaveTextContent(
      'Pilih Jenis Dokumen Pendukung dari daftar.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Tambahkan 1 baris yang benar' }));
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenCalledWith([
        { kind: 'Packing List', number: 'PL-1', date: '2026-02-27' },
      ]),
    );
  },
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add a document' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /INV-118 27-02-2026/ })).toBeVisible();
  },
};
