import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
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
    await expect(
      canvas.getByText(say('Belum ada dokumen pendukung.', 'No supporting documents yet.')),
    ).toBeVisible();
  },
};

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
};

/** One of six kinds, its number and its date. */
export const AddsADocument: Story = {
  args: { value: [] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Tambah dokumen', 'Add a document') }));
    await userEvent.selectOptions(
      await screen.findByRole('combobox', {
        name: say('Jenis Dokumen Pendukung', 'Kind of supporting document'),
      }),
      'Kontrak',
    );
    await userEvent.type(
      screen.getByRole('textbox', { name: say('Nomor Dokumen', 'Document number') }),
      'K-7/2026',
    );
    await userEvent.type(
      screen.getByRole('textbox', { name: say('Tanggal Dokumen', 'Document date') }),
      '27-2-2026',
    );
    await userEvent.click(screen.getByRole('button', { name: say('Simpan', 'Save') }));
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenCalledWith([
        { kind: 'Kontrak', number: 'K-7/2026', date: '2026-02-27' },
      ]),
    );
    await expect(
      await canvas.findByRole('button', { name: say('Ubah Kontrak K-7/2026', 'Change Kontrak K-7/2026') }),
    ).toBeVisible();
  },
};

export const NamesEveryMissingField: Story = {
  args: { value: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Tambah dokumen', 'Add a document') }));
    await userEvent.click(await screen.findByRole('button', { name: say('Simpan', 'Save') }));
    const summary = within(
      await screen.findByRole('region', {
        name: say('Ada 3 isian yang perlu diperbaiki', 'Fields to correct: 3'),
      }),
    );
    await expect(
      summary.getByText(say('Kolom Tanggal Dokumen belum diisi', 'Document date is empty')),
    ).toBeVisible();
  },
};

/** Kinds in any case, dates in common notations. */
export const PastesLines: Story = {
  args: { value: [] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Tempel', 'Paste') }));
    await userEvent.click(await screen.findByRole('textbox', { name: say('Baris', 'Lines') }));
    await userEvent.paste('packing list,PL-1,27/02/2026\nNota,N-1,2026-02-27');
    await userEvent.click(screen.getByRole('button', { name: say('Tambahkan', 'Add') }));
    await expect(
      await screen.findByRole('region', { name: new RegExp(say('^1 baris perlu', '^1 line needs')) }),
    ).toHaveTextContent(
      say('Pilih Jenis Dokumen Pendukung dari daftar.', 'Choose Kind of supporting document from the list.'),
    );
    await userEvent.click(
      screen.getByRole('button', { name: say('Tambahkan 1 baris yang benar', 'Add the 1 right line') }),
    );
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
