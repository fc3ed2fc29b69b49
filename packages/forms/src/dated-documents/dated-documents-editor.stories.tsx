import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DatedDocumentsEditor } from './dated-documents-editor.tsx';

const row = { id: 'a', value1: 'CK1-001', value2: '2026-09-20', fileName: 'ck1-001.pdf' };

const meta = {
  title: 'Formulir/DatedDocumentsEditor',
  component: DatedDocumentsEditor,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: {
    open: true,
    heading: 'Daftar Dokumen Cukai (CK)',
    thing: '118/SNB/IX/2026',
    declared: 2,
    rows: [row],
    limit: { checkedKb: 2100, shownKb: 2000 },
    onAdd: fn(async () => undefined),
    onDelete: fn(async () => undefined),
    onOpenFile: fn(),
    onRequestClose: fn(),
  },
} satisfies Meta<typeof DatedDocumentsEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** All declared rows are there; the one visual snapshot. */
export const Variants: Story = { args: { declared: 1 } };

const number = () => screen.getByRole('textbox', { name: 'Nomor' });

export const AddsADocumentWithItsFile: Story = {
  play: async ({ args }) => {
    await userEvent.type(number(), 'CK1-002');
    await userEvent.type(screen.getByRole('textbox', { name: 'Tanggal' }), '21-09-2026');
    const file = new File(['%PDF-1.7'], 'ck1-002.pdf', { type: 'application/pdf' });
    await userEvent.upload(screen.getByLabelText(/^Berkas/), file);
    await userEvent.click(screen.getByRole('button', { name: 'Tambah baris' }));
    await waitFor(() => expect(number()).toHaveValue(''));
    await expect(args.onAdd).toHaveBeenCalledWith({
      number: 'CK1-002',
      date: '2026-09-21',
      file: `data:application/pdf;base64,${btoa('%PDF-1.7')}`,
      extension: 'pdf',
    });
  },
};

export const NeedsNumberAndDate: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Tambah baris' }));
    await expect(number()).toHaveAccessibleDescription(/Kolom Nomor belum diisi/);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const OpensARowsFile: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'ck1-001.pdf' }));
    await expect(args.onOpenFile).toHaveBeenCalledWith(row);
  },
};
