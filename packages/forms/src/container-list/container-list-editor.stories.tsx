import { containerCheckDigit } from '@pabean/api/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { fieldsRefused, refusal, underWay } from '../testing/answers.ts';
import { memoryDrafts } from '../testing/memory-drafts.ts';
import { pressEscape } from '../testing/press-escape.ts';
import { ContainerListEditor, type ContainerListEditorProps } from './container-list-editor.tsx';

type Editor = ContainerListEditorProps<{ message: string }>;

const answer = { message: say('Berhasil menyimpan', 'Saved') };
const rows = [
  { number: 'CSQU3054383', size: '20' },
  { number: 'TGHU6972223', size: '40' },
];

const meta = {
  title: 'Forms/ContainerListEditor',
  component: ContainerListEditor,
  parameters: {
    docs: { story: { inline: false, height: '520px' } },
    anatomy: {
      parts: [
        'dialog header',
        '[data-phone] b',
        '[data-phone] [data-print="never"]',
        'li',
        'li > div + span',
        '[data-list-add]',
      ],
    },
  },
  args: {
    open: true,
    heading: say('Daftar Peti Kemas', 'Container list'),
    thing: '118/SNB/IX/2026',
    declared: 3,
    rows,
    onSave: fn<Editor['onSave']>(async () => answer),
    onSaved: fn(),
    onRequestClose: fn(),
  },
} satisfies Meta<typeof ContainerListEditor<{ message: string }>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two of three rows are filled. */
export const Default: Story = {};

/** Empty: as many empty rows as the document declares. */
export const Empty: Story = { args: { rows: [] } };

/** A full list. */
export const Variants: Story = { args: { declared: 2 } };

const numberLabel = (row: number) => say(`Nomor Peti Kemas baris ${row}`, `Container number, row ${row}`);
const numberField = (row: number) => screen.getByRole('textbox', { name: numberLabel(row) });
const sizeField = (row: number) =>
  screen.getByRole('combobox', { name: say(`Ukuran (kaki) baris ${row}`, `Size (feet), row ${row}`) });
const saveButton = () => screen.getByRole('button', { name: say('Simpan', 'Save') });
const save = () => userEvent.click(saveButton());
const deleteButton = (row: number) =>
  screen.getByRole('button', { name: say(`Hapus baris ${row}`, `Delete row ${row}`) });
const copyButton = (row: number) =>
  screen.getByRole('button', { name: say(`Gandakan baris ${row}`, `Copy row ${row}`) });
const undoButton = () => screen.getByRole('button', { name: say('Urungkan', 'Undo') });
const filled = (count: number) => say(`${count} dari 3 baris terisi`, `${count} of 3 rows filled in`);
const wrong = say('Tidak valid', 'Not valid');

/** Spaces are removed and letters capitalised before saving. */
export const SavesACompleteList: Story = {
  play: async ({ args }) => {
    await userEvent.type(numberField(3), 'tclu 769736-4');
    await userEvent.type(sizeField(3), '45');
    await expect(await screen.findByText(filled(3), { selector: 'b' })).toBeVisible();
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
      say(
        'Nomor Peti Kemas tidak valid. Angka pemeriksa untuk TCLU 769736 adalah 4, bukan 5.',
        'Container number is not valid. The check digit of TCLU 769736 is 4, not 5.',
      ),
    );
    await expect(
      screen.getByRole('link', {
        name: say('Baris 3: Nomor Peti Kemas tidak valid.', 'Row 3: Container number is not valid.'),
      }),
    ).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** An error moves with its row when a row above is deleted. */
export const ErrorsFollowTheirRow: Story = {
  play: async () => {
    await userEvent.type(numberField(3), 'TCLU7697365');
    await userEvent.tab();
    await waitFor(() => expect(numberField(3)).toBeInvalid());
    await userEvent.click(deleteButton(1));
    await expect(numberField(2)).toBeInvalid();
    await expect(numberField(1)).toBeValid();
  },
};

export const RefusesANumberTwice: Story = {
  play: async ({ args }) => {
    await userEvent.type(numberField(3), 'CSQU3054383');
    await userEvent.type(sizeField(3), '20');
    await save();
    await expect(numberField(3)).toHaveAccessibleDescription(
      say('Nomor Peti Kemas sama dengan baris 1.', 'Container number is the same as in row 1.'),
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The number of filled rows must equal the declared number. */
export const KeepsToTheDeclaredNumber: Story = {
  play: async ({ args }) => {
    const add = screen.getByRole('button', { name: say('Tambah baris', 'Add a row') });
    await expect(add).toBeDisabled();
    await expect(add).toHaveAccessibleDescription(
      say('isian tidak boleh lebih dari 3', 'no more than 3 rows'),
    );
    await save();
    await expect(
      await screen.findByRole('link', {
        name: say('isian tidak sama dengan jumlah', 'the number of rows differs from the declared number'),
      }),
    ).toBeVisible();
    await expect(screen.getByText(filled(2), { selector: 'b' })).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Any size of one or two digits is accepted; the usual ones are suggested. */
export const TakesAnySize: Story = {
  args: { declared: 1, rows: [{ number: 'CSQU3054383', size: '53' }] },
  play: async ({ args }) => {
    await expect(sizeField(1)).toHaveValue('53');
    await userEvent.clear(sizeField(1));
    await userEvent.type(sizeField(1), 'x');
    await save();
    await expect(sizeField(1)).toHaveAccessibleDescription(
      say('Wajib diisi dan berisi angka', 'Required, digits only'),
    );
    await userEvent.clear(sizeField(1));
    await userEvent.type(sizeField(1), '10');
    await save();
    await expect(args.onSave).toHaveBeenCalledWith(
      [{ number: 'CSQU3054383', size: '10' }],
      expect.anything(),
    );
  },
};

/** Each row shows its error; the footer names the row to fix and links to it. */
export const NamesTheRowToFix: Story = {
  play: async () => {
    const row = (number: number) => within(screen.getAllByRole('listitem')[number - 1] as HTMLElement);
    await expect(row(1).getByText('Valid')).toBeInTheDocument();
    await userEvent.type(numberField(3), 'TCLU7697365');
    await userEvent.tab();
    await expect(await row(3).findByText(wrong)).toBeInTheDocument();
    await expect(screen.getByText(new RegExp(say('1 perlu diperbaiki', '1 to correct')))).toBeVisible();
    await userEvent.click(
      screen.getByRole('button', {
        name: say('Perbaiki baris 3 untuk menyimpan.', 'Correct row 3 to save.'),
      }),
    );
    await expect(numberField(3)).toHaveFocus();
    await userEvent.type(numberField(3), '{Backspace}4');
    await expect(row(3).queryByText(wrong)).toBeNull();
  },
};

/** A deleted row is restored with its values. */
export const BringsARowBack: Story = {
  play: async () => {
    await userEvent.click(deleteButton(1));
    await expect(numberField(1)).toHaveValue('TGHU6972223');
    await userEvent.click(undoButton());
    await expect(numberField(1)).toHaveValue('CSQU3054383');
    await expect(numberField(1)).toHaveFocus();
  },
};

/** Enter moves through the rows, adds one if allowed, and ends at the save button. */
export const EnterGoesOn: Story = {
  args: { declared: 3, rows },
  play: async ({ args }) => {
    await userEvent.click(deleteButton(3));
    numberField(1).focus();
    await userEvent.keyboard('{Enter}');
    await expect(numberField(2)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(numberField(3)).toHaveFocus();
    await expect(screen.getByText(say('Baris 3 ditambahkan.', 'Row 3 added.'))).toBeInTheDocument();
    await userEvent.keyboard('tclu 769736 4{Tab}45{Enter}');
    await expect(saveButton()).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
    sizeField(1).focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(answer));
  },
};

/** A copied row keeps the size and an empty number; it replaces an empty row if there is one. */
export const CopiesARow: Story = {
  play: async () => {
    await userEvent.click(copyButton(2));
    await expect(numberField(3)).toHaveFocus();
    await expect(numberField(3)).toHaveValue('');
    await expect(sizeField(3)).toHaveValue('40');
    await expect(screen.queryByRole('textbox', { name: numberLabel(4) })).toBeNull();
    await expect(screen.queryByRole('button', { name: new RegExp(say('^Gandakan', '^Copy')) })).toBeNull();
  },
};

/** Several changes are undone in order; a field that was just edited has the browser's undo first. */
export const UndoesInOrder: Story = {
  play: async () => {
    const undo = () => userEvent.keyboard('{Control>}z{/Control}');
    await userEvent.click(copyButton(1));
    await userEvent.click(deleteButton(3));
    await userEvent.click(deleteButton(1));
    await expect(sizeField(1)).toHaveValue('20');
    await expect(numberField(1)).toHaveValue('');
    numberField(1).focus();
    await undo();
    await expect(numberField(1)).toHaveValue('CSQU3054383');
    await expect(screen.getByText(say('Baris 1 dikembalikan.', 'Row 1 is back.'))).toBeInTheDocument();
    await undo();
    await expect(numberField(3)).toHaveValue('TGHU6972223');
    await undo();
    await expect(numberField(2)).toHaveValue('TGHU6972223');
    numberField(2).focus();
    await userEvent.type(numberField(2), 'x');
    await undo();
    await expect(
      screen.getByText(say('Perubahan terakhir diurungkan.', 'The last change was taken back.')),
    ).toBeInTheDocument();
  },
};

const many = Array.from({ length: 5000 }, (_, index) => {
  const ten = `CTHU${String(index).padStart(6, '0')}`;
  return { number: `${ten}${containerCheckDigit(ten)}`, size: '20' };
});

const pasteInto = (field: HTMLElement, text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  field.focus();
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

/** Rows pasted from a spreadsheet fill the list from the focused field on. */
export const PastesRows: Story = {
  args: { rows: [] },
  play: async () => {
    pasteInto(numberField(1), 'Nomor\tUkuran\ncsqu 305438 3\t20\nTGHU6972223\t40\nTCLU7697364\t45\n');
    await screen.findByText(say('3 baris ditambahkan mulai baris 1.', '3 rows added from row 1 on.'));
    await expect(numberField(3)).toHaveValue('TCLU7697364');
    await expect(numberField(1)).toHaveFocus();
    await userEvent.click(undoButton());
    await expect(numberField(3)).toHaveValue('');
  },
};

/** Nothing is added partially: bad lines are listed, to be fixed in the text or skipped. */
export const ListsBadLines: Story = {
  args: { rows: [] },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: say('Impor CSV', 'Import CSV') }));
    const content = 'Nomor,Ukuran\r\nCSQU3054384,20\r\nTGHU6972223,40\r\n=HYPERLINK(1),x\r\n';
    const file = new File([content], 'kontainer.csv');
    await userEvent.upload(screen.getByLabelText(new RegExp(say('^Berkas CSV', '^CSV file'))), file);
    const bad = await screen.findByRole('region', {
      name: new RegExp(say('^2 baris perlu diperbaiki', '^2 lines need correction')),
    });
    await expect(bad).toHaveFocus();
    await expect(
      within(bad).getByText(
        new RegExp(
          say(
            'Angka pemeriksa untuk CSQU 305438 adalah 3, bukan 4',
            'The check digit of CSQU 305438 is 3, not 4',
          ),
        ),
      ),
    ).toBeVisible();
    await expect(
      screen.getByRole('button', { name: say('Tambahkan 1 baris yang benar', 'Add the 1 right line') }),
    ).toBeVisible();
  },
};

/** The template is fetched by the consumer. */
export const OffersTheTemplate: Story = {
  args: { onTemplate: fn() },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: say('Templat', 'Template') }));
    await expect(args.onTemplate).toHaveBeenCalledTimes(1);
  },
};

/** The widget has no limit of its own. Arrows and Tab reach rows that are not rendered yet. */
export const FiveThousandRows: Story = {
  args: { declared: 5000, rows: many },
  play: async () => {
    // The virtual list is loaded only for long lists.
    await waitFor(() => expect(numberField(1)).toHaveFocus(), { timeout: 10_000 });
    await expect(screen.getAllByRole('listitem').length).toBeLessThan(200);
    for (let row = 2; row <= 60; row += 1) await userEvent.keyboard('{ArrowDown}');
    await expect(numberField(60)).toHaveFocus();
    await userEvent.tab();
    await expect(sizeField(60)).toHaveFocus();
    for (let tab = 0; tab < 2 * 3; tab += 1) await userEvent.tab();
    await expect(sizeField(62)).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(deleteButton(61)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undoButton()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(numberField(61)).toHaveFocus();
  },
};

/** Leaving with a changed list asks for confirmation. */
export const AsksBeforeLosingRows: Story = {
  play: async ({ args }) => {
    await userEvent.type(numberField(3), 'TCLU');
    pressEscape();
    await userEvent.click(await screen.findByRole('button', { name: say('Lanjut mengisi', 'Keep editing') }));
    await expect(args.onRequestClose).not.toHaveBeenCalled();
    await expect(numberField(3)).toHaveValue('TCLU');
  },
};

/** A rejection by the server is shown at the row, and the list stays open. */
export const RefusedByTheServer: Story = {
  args: {
    declared: 2,
    onSave: fn<Editor['onSave']>(async () => {
      throw refusal(fieldsRefused, {
        path: ['rows', 1, 'number'],
        message: say(
          'Nomor Peti Kemas sudah ada pada permohonan lain.',
          'The container number is already in another application.',
        ),
      });
    }),
  },
  play: async ({ args }) => {
    await save();
    await expect(
      await screen.findByRole('link', {
        name: say(
          'Baris 2: Nomor Peti Kemas sudah ada pada permohonan lain.',
          'Row 2: The container number is already in another application.',
        ),
      }),
    ).toBeVisible();
    await expect(numberField(2)).toBeInvalid();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { declared: 2, onSave: fn<Editor['onSave']>(underWay) },
  play: async ({ args }) => {
    await save();
    await userEvent.click(await screen.findByRole('button', { name: say('Menyimpan…', 'Saving…') }));
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

/** A draft of an earlier visit is offered and restored completely. */
export const DraftRestored: Story = {
  args: { draft: { store } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: say('Pulihkan draf', 'Restore draft') }));
    await expect(numberField(3)).toHaveValue('TCLU7697364');
    await expect(await screen.findByText(filled(3), { selector: 'b' })).toBeVisible();
  },
};

const outdated = () =>
  Object.assign(
    refusal(say('Data ini sudah diubah di tempat lain.', 'This data has been changed elsewhere.')),
    { status: 412 },
  );
const others = [
  { number: 'CSQU3054383', size: '40' },
  { number: 'TCLU7697364', size: '45' },
];

/** Another user saved the list meanwhile: the differences are listed, and either version can be chosen. */
export const SavedBySomebodyElse: Story = {
  args: {
    declared: 2,
    rows,
    version: '1',
    onSave: fn<Editor['onSave']>(async (_, { version }) => {
      if (version !== '2') throw outdated();
      return answer;
    }),
    loadLatest: async () => ({ rows: others, version: '2' }),
  },
  play: async ({ args }) => {
    await save();
    const question = await screen.findByRole('group', {
      name: new RegExp(say('^Data ini sudah diubah', '^This was changed elsewhere')),
    });
    await waitFor(() => expect(question).toHaveFocus());
    await expect(
      within(question)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      say(
        'CSQU3054383: 20 di isian Anda, 40 di versi terbaru',
        'CSQU3054383: 20 in what you entered, 40 in the latest version',
      ),
      say('TGHU6972223 (40): hanya di isian Anda', 'TGHU6972223 (40): only in what you entered'),
      say('TCLU7697364 (45): hanya di versi terbaru', 'TCLU7697364 (45): only in the latest version'),
    ]);
    await userEvent.click(
      within(question).getByRole('button', { name: say('Ambil versi terbaru', 'Take the latest version') }),
    );
    await expect(numberField(2)).toHaveValue('TCLU7697364');
    await userEvent.click(undoButton());
    await expect(numberField(2)).toHaveValue('TGHU6972223');
    await save();
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(answer));
  },
};

/** Of thousands of differences the first are listed and the others counted. */
export const AnotherListOfThousands: Story = {
  args: {
    declared: 2,
    rows,
    version: '1',
    onSave: fn<Editor['onSave']>(async () => {
      throw outdated();
    }),
    loadLatest: async () => ({
      rows: Array.from({ length: 3000 }, (_, index) => ({ number: `CTHU${1_000_000 + index}`, size: '20' })),
      version: '2',
    }),
  },
  play: async () => {
    await save();
    await expect(
      await screen.findByText(say('Dan 2982 peti kemas lain.', 'And 2982 more containers.')),
    ).toBeVisible();
  },
};

/** A list of more than twenty rows has a search, by row number or part of a container number. */
export const FindsARow: Story = {
  args: {
    declared: 300,
    rows: Array.from({ length: 300 }, (_, index) => {
      const start = `CTHU${305_000 + index}`;
      return { number: `${start}${containerCheckDigit(start)}`, size: '20' };
    }),
  },
  play: async ({ args }) => {
    const search = () =>
      screen.getByRole('searchbox', { name: say('Cari nomor atau baris', 'Find a number or row') });
    await userEvent.type(search(), '217{Enter}');
    await waitFor(() => expect(numberField(217)).toHaveFocus());
    await userEvent.clear(search());
    await userEvent.type(search(), 'cthu 30514{Enter}');
    await waitFor(() => expect(numberField(141)).toHaveFocus());
    await expect(
      screen.getByText(say('Baris 141. 10 nomor cocok.', 'Row 141. 10 numbers match.')),
    ).toBeInTheDocument();
    await userEvent.type(search(), '{Enter}');
    await waitFor(() => expect(numberField(142)).toHaveFocus());
    await userEvent.clear(search());
    await userEvent.type(search(), 'MSKU{Enter}');
    await expect(search()).toHaveAccessibleDescription(
      say('Tidak ada nomor atau baris “MSKU” di daftar ini.', 'No number or row “MSKU” in this list.'),
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Errors of a row and the list of errors, in English. */
export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ args }) => {
    const number = screen.getByRole('textbox', { name: 'Container number, row 3' });
    await userEvent.type(number, 'TCLU7697365');
    await userEvent.type(screen.getByRole('combobox', { name: 'Size (feet), row 3' }), '20');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(number).toBeInvalid();
    await expect(number).toHaveAccessibleDescription(
      /^Container number is not valid\. .*TCLU 769736.* 4.* 5\./,
    );
    await expect(await screen.findByText('3 of 3 rows filled in', { selector: 'b' })).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
