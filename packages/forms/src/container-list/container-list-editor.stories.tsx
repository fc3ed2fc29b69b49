import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ContainerListEditor } from './container-list-editor.tsx';

const rows = [
  { number: 'CSQU3054383', size: '20' },
  { number: 'TGHU6972223', size: '40' },
];

const meta = {
  title: 'Formulir/ContainerListEditor',
  component: ContainerListEditor,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    open: true,
    heading: 'Daftar Peti Kemas',
    thing: '118/SNB/IX/2026',
    declared: 3,
    rows,
    onSave: fn(async () => undefined),
    onRequestClose: fn(),
  },
} satisfies Meta<typeof ContainerListEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two of three rows are filled. */
export const Default: Story = {};

/** A list of its full length; the one visual snapshot. */
export const Variants: Story = { args: { declared: 2 } };

const numberField = (row: number) => screen.getByRole('textbox', { name: `Nomor Peti Kemas baris ${row}` });
const sizeField = (row: number) => screen.getByRole('combobox', { name: `Ukuran (kaki) baris ${row}` });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Simpan' }));

/** Blanks and lower case are cleaned before the list is handed over. */
export const SavesACompleteList: Story = {
  play: async ({ args }) => {
    await userEvent.type(numberField(3), 'tclu 769736-4');
    await userEvent.selectOptions(sizeField(3), '45');
    await expect(screen.getByText('3 dari 3 baris terisi')).toBeVisible();
    await save();
    await expect(args.onSave).toHaveBeenCalledWith([...rows, { number: 'TCLU7697364', size: '45' }]);
    await expect(args.onRequestClose).toHaveBeenCalled();
  },
};

export const RefusesAWrongCheckDigit: Story = {
  play: async ({ args }) => {
    await userEvent.type(numberField(3), 'TCLU7697365');
    await userEvent.selectOptions(sizeField(3), '20');
    await save();
    await expect(numberField(3)).toBeInvalid();
    await expect(numberField(3)).toHaveAccessibleDescription('Nomor Peti Kemas tidak valid.');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const RefusesANumberTwice: Story = {
  play: async ({ args }) => {
    await userEvent.type(numberField(3), 'CSQU3054383');
    await userEvent.selectOptions(sizeField(3), '20');
    await save();
    await expect(numberField(3)).toHaveAccessibleDescription('Nomor Peti Kemas sudah ada di baris lain.');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Neither more nor fewer rows than the document declares. */
export const KeepsToTheDeclaredNumber: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Tambah baris' }));
    await expect(screen.getByText('isian tidak boleh lebih dari 3')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Hapus baris 3' }));
    await save();
    await expect(await screen.findByText('isian tidak sama dengan jumlah')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Leaving with a changed list asks back. */
export const AsksBeforeLosingRows: Story = {
  play: async ({ args }) => {
    await userEvent.type(numberField(3), 'TCLU');
    await userEvent.keyboard('{Escape}');
    await expect(args.onRequestClose).not.toHaveBeenCalled();
    await expect(numberField(3)).toHaveValue('TCLU');
  },
};
