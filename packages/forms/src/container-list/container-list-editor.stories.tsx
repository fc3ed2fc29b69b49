import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { refusal, underWay } from '../testing/answers.ts';
import { memoryDrafts } from '../testing/memory-drafts.ts';
import { pressEscape } from '../testing/press-escape.ts';
import { ContainerListEditor } from './container-list-editor.tsx';

const answer = { message: 'Berhasil menyimpan' };
const rows = [
  { number: 'CSQU3054383', size: '20' },
  { number: 'TGHU6972223', size: '40' },
];

const meta = {
  title: 'Formulir/ContainerListEditor',
  component: ContainerListEditor,
  parameters: {
    docs: { story: { inline: false, height: '640px' } },
    guide: {
      purpose:
        'The containers of a document (code 151): number and size, exactly as many rows as the document declares, saved as one list.',
      instead: [
        'For entries that also carry PPFTZ, BC 1.1 and a position take NoStripEditor.',
        'For one number outside of a list take ContainerNumberField.',
      ],
      keyboard: [
        ['Tab', 'Goes through number, size and removal of each row, then to the buttons'],
        ['Arrow up, Arrow down', 'Go to the same column of the row above or below'],
        ['Enter in a row', 'Saves the list'],
        ['Escape', 'Closes; asks first when rows would be lost'],
      ],
      good: [
        'Give the declared number as it stands in the document; the editor fills up with empty rows.',
        'Name the application in `thing`, so that people see whose list it is.',
        'Let `onSave` reject with the error of the call: a refused row is marked with the server’s words.',
      ],
      bad: [
        'Do not clean numbers before or after: blanks and lower case are taken care of here.',
        'Do not save single rows; the list is right or wrong as a whole.',
      ],
      spoken: [
        'Each field says its label and its row, such as “Nomor Peti Kemas baris 3”.',
        'Each row says whether it is right; the button that adds rows says why no more can be added.',
      ],
      messages: ['containers', 'form', 'draft'],
    } satisfies ComponentGuide,
  },
  args: {
    open: true,
    heading: 'Daftar Peti Kemas',
    thing: '118/SNB/IX/2026',
    declared: 3,
    rows,
    onSave: fn(async () => answer),
    onSaved: fn(),
    onRequestClose: fn(),
  },
} satisfies Meta<typeof ContainerListEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two of three rows are filled. */
export const Default: Story = {};

/** Nothing is filled yet: as many empty rows as the document declares. */
export const Empty: Story = { args: { rows: [] } };

/** A list of its full length; the one visual snapshot. */
export const Variants: Story = { args: { declared: 2 } };

const numberField = (row: number) => screen.getByRole('textbox', { name: `Nomor Peti Kemas baris ${row}` });
const sizeField = (row: number) => screen.getByRole('combobox', { name: `Ukuran (kaki) baris ${row}` });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Simpan' }));

/** Blanks and lower case are cleaned before the list is handed over. */
export const SavesACompleteList: Story = {
  play: async ({ args }) => {
    await userEvent.type(numberField(3), 'tclu 769736-4');
    await userEvent.type(sizeField(3), '45');
    await expect(await screen.findByText('3 dari 3 baris terisi', { selector: 'b' })).toBeVisible();
    await save();
    await expect(args.onSave).toHaveBeenCalledWith(
      [...rows, { number: 'TCLU7697364', size: '45' }],
      expect.anything(),
    );
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(answer));
  },
};

export const RefusesAWrongCheckDigit: Story = {
  play: async ({ args }) => {
    await userEvent.type(numberField(3), 'TCLU7697365');
    await userEvent.type(sizeField(3), '20');
    await save();
    await expect(numberField(3)).toBeInvalid();
    await expect(numberField(3)).toHaveAccessibleDescription(
      'Nomor Peti Kemas tidak valid. Angka pemeriksa untuk TCLU 769736 adalah 4, bukan 5.',
    );
    await expect(screen.getByRole('link', { name: 'Baris 3: Nomor Peti Kemas tidak valid.' })).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** An error goes with its row when one above is taken away. */
export const ErrorsFollowTheirRow: Story = {
  play: async () => {
    await userEvent.type(numberField(3), 'TCLU7697365');
    await userEvent.tab();
    await waitFor(() => expect(numberField(3)).toBeInvalid());
    await userEvent.click(screen.getByRole('button', { name: 'Hapus baris 1' }));
    await expect(numberField(2)).toBeInvalid();
    await expect(numberField(1)).toBeValid();
  },
};

export const RefusesANumberTwice: Story = {
  play: async ({ args }) => {
    await userEvent.type(numberField(3), 'CSQU3054383');
    await userEvent.type(sizeField(3), '20');
    await save();
    await expect(numberField(3)).toHaveAccessibleDescription('Nomor Peti Kemas sudah ada di baris lain.');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Neither more nor fewer rows than the document declares; empty ones do not count. */
export const KeepsToTheDeclaredNumber: Story = {
  play: async ({ args }) => {
    const add = screen.getByRole('button', { name: 'Tambah baris' });
    await expect(add).toBeDisabled();
    await expect(add).toHaveAccessibleDescription('isian tidak boleh lebih dari 3');
    await save();
    await expect(await screen.findByRole('link', { name: 'isian tidak sama dengan jumlah' })).toBeVisible();
    await expect(screen.getByText('2 dari 3 baris terisi', { selector: 'b' })).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Any size of one or two digits is taken; the usual ones are suggested. */
export const TakesAnySize: Story = {
  args: { declared: 1, rows: [{ number: 'CSQU3054383', size: '53' }] },
  play: async ({ args }) => {
    await expect(sizeField(1)).toHaveValue('53');
    await userEvent.clear(sizeField(1));
    await userEvent.type(sizeField(1), 'x');
    await save();
    await expect(sizeField(1)).toHaveAccessibleDescription('Wajib diisi dan berisi angka');
    await userEvent.clear(sizeField(1));
    await userEvent.type(sizeField(1), '10');
    await save();
    await expect(args.onSave).toHaveBeenCalledWith(
      [{ number: 'CSQU3054383', size: '10' }],
      expect.anything(),
    );
  },
};

/** Each row carries its mark; the foot names the row to mend and leads there. */
export const NamesTheRowToMend: Story = {
  play: async () => {
    const row = (number: number) => within(screen.getAllByRole('listitem')[number - 1] as HTMLElement);
    await expect(row(1).getByText('Valid')).toBeInTheDocument();
    await userEvent.type(numberField(3), 'TCLU7697365');
    await userEvent.tab();
    await expect(await row(3).findByText('Tidak valid')).toBeInTheDocument();
    await expect(screen.getByText(/1 perlu diperbaiki/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Perbaiki baris 3 untuk menyimpan.' }));
    await expect(numberField(3)).toHaveFocus();
    await userEvent.type(numberField(3), '{Backspace}4');
    await expect(row(3).queryByText('Tidak valid')).toBeNull();
  },
};

/** A row that was taken away comes back with what was in it. */
export const BringsARowBack: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Hapus baris 1' }));
    await expect(numberField(1)).toHaveValue('TGHU6972223');
    await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
    await expect(numberField(1)).toHaveValue('CSQU3054383');
    await expect(numberField(1)).toHaveFocus();
  },
};

/** Leaving with a changed list asks back. */
export const AsksBeforeLosingRows: Story = {
  play: async ({ args }) => {
    await userEvent.type(numberField(3), 'TCLU');
    pressEscape();
    await userEvent.click(await screen.findByRole('button', { name: 'Lanjut mengisi' }));
    await expect(args.onRequestClose).not.toHaveBeenCalled();
    await expect(numberField(3)).toHaveValue('TCLU');
  },
};

/** The server knows more: its words stand at the row, and the list stays open. */
export const RefusedByTheServer: Story = {
  args: {
    declared: 2,
    onSave: fn(async () => {
      throw refusal('Ada isian yang perlu diperbaiki.', {
        path: ['rows', 1, 'number'],
        message: 'Nomor Peti Kemas sudah ada pada permohonan lain.',
      });
    }),
  },
  play: async ({ args }) => {
    await save();
    await expect(
      await screen.findByRole('link', { name: 'Baris 2: Nomor Peti Kemas sudah ada pada permohonan lain.' }),
    ).toBeVisible();
    await expect(numberField(2)).toBeInvalid();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { declared: 2, onSave: fn(underWay) },
  play: async ({ args }) => {
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Menyimpan…' }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

const { store } = memoryDrafts({
  containers: {
    version: 1,
    savedAt: '2026-03-02T01:00:00Z',
    values: { rows: [...rows, { number: 'TCLU7697364', size: '45' }] },
  },
});

/** A list of an earlier visit is offered and comes back as a whole. */
export const DraftRestored: Story = {
  args: { draft: { store } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Pulihkan draf' }));
    await expect(numberField(3)).toHaveValue('TCLU7697364');
    await expect(await screen.findByText('3 dari 3 baris terisi', { selector: 'b' })).toBeVisible();
  },
};
