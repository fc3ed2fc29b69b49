import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { NoStripEditor } from './no-strip-editor.tsx';

const row = {
  id: 'a',
  value1: '012345',
  value2: '2026-09-20',
  value3: '004512',
  value4: '2026-09-18',
  value5: '0045',
  value6: 'CSQU3054383',
  value7: '20',
};

const meta = {
  title: 'Formulir/NoStripEditor',
  component: NoStripEditor,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: {
    open: true,
    heading: 'Daftar No Strip',
    thing: '118/SNB/IX/2026',
    rows: [],
    onAdd: fn(async () => undefined),
    onDelete: fn(async () => undefined),
    onRequestClose: fn(),
  },
} satisfies Meta<typeof NoStripEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With an entry that is saved already; the one visual snapshot. */
export const Variants: Story = { args: { rows: [row] } };

const field = (name: string) => screen.getByRole('textbox', { name });

export const NamesEveryMissingField: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Tambah baris' }));
    const summary = within(screen.getByRole('region', { name: 'Ada 7 isian yang perlu diperbaiki' }));
    for (const label of ['Nomor PPFTZ', 'Tanggal PPFTZ', 'Nomor BC 1.1', 'Tanggal BC 1.1', 'Pos'])
      await expect(summary.getByText(`Kolom ${label} belum diisi`)).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const AddsAnEntry: Story = {
  play: async ({ args }) => {
    await userEvent.type(field('Nomor PPFTZ'), '012345');
    await userEvent.type(field('Tanggal PPFTZ'), '20-09-2026');
    await userEvent.type(field('Nomor BC 1.1'), '004512');
    await userEvent.type(field('Tanggal BC 1.1'), '18/9/2026');
    await userEvent.type(field('Pos'), '0045');
    await userEvent.type(field('Nomor Peti Kemas'), 'csqu 305438 3');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ukuran (kaki)' }), '20');
    await userEvent.click(screen.getByRole('button', { name: 'Tambah baris' }));
    await expect(args.onAdd).toHaveBeenCalledWith({
      ppftzNumber: '012345',
      ppftzDate: '2026-09-20',
      bc11Number: '004512',
      bc11Date: '2026-09-18',
      position: '0045',
      containerNumber: 'CSQU3054383',
      containerSize: '20',
    });
    await expect(field('Nomor PPFTZ')).toHaveValue('');
    await expect(field('Nomor PPFTZ')).toHaveFocus();
  },
};

/** Deleting asks back in the row itself. */
export const AsksBeforeDeleting: Story = {
  args: { rows: [row] },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Hapus CSQU3054383' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Hapus' }));
    await expect(args.onDelete).toHaveBeenCalledWith('a');
  },
};
