import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { fieldsRefused, noAnswer, refusal, underWay } from '../testing/answers.ts';
import { memoryDrafts } from '../testing/memory-drafts.ts';
import { NoStripEditor, type NoStripEditorProps } from './no-strip-editor.tsx';

type Many = NonNullable<NoStripEditorProps<unknown>['onAddMany']>;

const answer = { message: say('Berhasil menyimpan', 'Saved') };
const entry = {
  ppftzNumber: '012345',
  ppftzDate: '2026-09-20',
  bc11Number: '004512',
  bc11Date: '2026-09-18',
  position: '0045',
  containerNumber: 'CSQU3054383',
  containerSize: '20',
};
const row = { id: 'a', ...entry, fileName: null, fileUrl: null };

const ppftzNumber = say('Nomor PPFTZ', 'PPFTZ number');
const paste = say('Tempel', 'Paste');
const lines = say('Baris', 'Lines');
const add = say('Tambahkan', 'Add');
const bc11Date = say('Tanggal BC 1.1', 'BC 1.1 date');
const containerNumber = say('Nomor Peti Kemas', 'Container number');

const meta = {
  title: 'Forms/NoStripEditor',
  component: NoStripEditor,
  parameters: {
    docs: { story: { inline: false } },
    anatomy: {
      of: 'Variants',
      parts: [
        'dialog header',
        'tbody th',
        '[data-delete-row]',
        '[name="ppftzNumber"]',
        '[name="containerNumber"]',
        '[data-dialog-foot]',
      ],
    },
  },
  args: {
    open: true,
    heading: say('Daftar No Strip', 'No-strip list'),
    thing: '118/SNB/IX/2026',
    rows: [],
    onAdd: fn(async () => answer),
    onAdded: fn(),
    onDelete: fn(async () => undefined),
    onRequestClose: fn(),
  },
} satisfies Meta<typeof NoStripEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With a saved entry. */
export const Variants: Story = { args: { rows: [row] } };

const field = (name: string) => screen.getByRole('textbox', { name });

const everyLabel = [
  ppftzNumber,
  say('Tanggal PPFTZ', 'PPFTZ date'),
  say('Nomor BC 1.1', 'BC 1.1 number'),
  bc11Date,
  say('Pos', 'Position'),
  containerNumber,
  say('Ukuran (kaki)', 'Size (feet)'),
];

export const NamesEveryMissingField: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: say('Tambah baris', 'Add a row') }));
    const summary = within(
      screen.getByRole('region', { name: say('Ada 7 isian yang perlu diperbaiki', 'Fields to correct: 7') }),
    );
    for (const label of everyLabel)
      await expect(summary.getByText(say(`Kolom ${label} belum diisi`, `${label} is empty`))).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

async function addEntry() {
  await userEvent.type(field(ppftzNumber), '012345');
  await userEvent.type(field(say('Tanggal PPFTZ', 'PPFTZ date')), '20-09-2026');
  await userEvent.type(field(say('Nomor BC 1.1', 'BC 1.1 number')), '004512');
  await userEvent.type(field(bc11Date), '18/9/2026');
  await userEvent.type(field(say('Pos', 'Position')), '0045');
  await userEvent.type(field(containerNumber), 'csqu 305438 3');
  await userEvent.type(screen.getByRole('combobox', { name: say('Ukuran (kaki)', 'Size (feet)') }), '20');
  await userEvent.click(screen.getByRole('button', { name: say('Tambah baris', 'Add a row') }));
}

export const AddsAnEntry: Story = {
  play: async ({ args }) => {
    await addEntry();
    await expect(args.onAdd).toHaveBeenCalledWith(entry, expect.anything());
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledWith(answer));
    await expect(field(ppftzNumber)).toHaveValue('');
    await waitFor(() => expect(field(ppftzNumber)).toHaveFocus());
  },
};

/** Deleting asks for confirmation inside the row. */
export const AsksBeforeDeleting: Story = {
  args: { rows: [row] },
  play: async ({ args }) => {
    await userEvent.click(
      screen.getByRole('button', { name: say('Hapus CSQU3054383', 'Delete CSQU3054383') }),
    );
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: say('Hapus', 'Delete') }));
    await expect(args.onDelete).toHaveBeenCalledWith('a');
  },
};

/** A refusal is shown at its field; the input is kept. */
export const RefusedByTheServer: Story = {
  args: {
    onAdd: fn(async () => {
      throw refusal(fieldsRefused, {
        path: ['ppftzNumber'],
        message: say('Nomor PPFTZ tidak ditemukan.', 'The PPFTZ number was not found.'),
      });
    }),
  },
  play: async () => {
    await addEntry();
    await expect(
      await screen.findByRole('link', {
        name: say('Nomor PPFTZ tidak ditemukan.', 'The PPFTZ number was not found.'),
      }),
    ).toBeVisible();
    await expect(field(ppftzNumber)).toHaveValue('012345');
  },
};

export const Sending: Story = {
  args: { onAdd: fn(underWay) },
  play: async ({ args }) => {
    await addEntry();
    await userEvent.click(await screen.findByRole('button', { name: say('Menyimpan…', 'Saving…') }));
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
  },
};

const { store } = memoryDrafts({
  'no-strip': { version: 1, savedAt: '2026-03-02T01:00:00Z', values: { ...entry, position: '' } },
});

/** A draft of an entry is restored. */
export const DraftRestored: Story = {
  args: { draft: { store } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: say('Pulihkan draf', 'Restore draft') }));
    await expect(field(containerNumber)).toHaveValue('CSQU3054383');
    await expect(field(bc11Date)).toHaveValue('18-09-2026');
  },
};

const csvLine = '012345,20-09-2026,004512,18-09-2026,0045,CSQU3054383,20';
const onAddMany = fn<Many>(async () => undefined);

/** Entries of a spreadsheet are added together. */
export const PastesEntries: Story = {
  args: { onAddMany },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: paste }));
    await userEvent.click(screen.getByRole('textbox', { name: lines }));
    await userEvent.paste(`${csvLine}\n${csvLine.replace(',0045,', ',0046,')}`);
    await userEvent.click(screen.getByRole('button', { name: add }));
    await expect(await screen.findByText(say('2 baris ditambahkan.', '2 rows added.'))).toBeInTheDocument();
    await expect(args.onAddMany).toHaveBeenCalledWith(
      [entry, { ...entry, position: '0046' }],
      expect.anything(),
    );
    await waitFor(() => expect(field(ppftzNumber)).toHaveFocus());
  },
};

/** The text of a CSV is shown as soon as it is chosen; if all lines are valid they are added. */
export const ImportsACsv: Story = {
  args: { onAddMany },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: say('Impor CSV', 'Import CSV') }));
    await userEvent.upload(
      screen.getByLabelText(new RegExp(say('^Berkas CSV', '^CSV file'))),
      new File([csvLine], 'no-strip.csv', { type: 'text/csv' }),
    );
    await expect(await screen.findByText(say('1 baris ditambahkan.', '1 row added.'))).toBeInTheDocument();
    await expect(args.onAddMany).toHaveBeenCalledWith([entry], expect.anything());
  },
};

/** An invalid line shows its error, and nothing is added until the user decides. */
export const ListsBadLines: Story = {
  args: { onAddMany },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: paste }));
    await userEvent.click(screen.getByRole('textbox', { name: lines }));
    await userEvent.paste(`${csvLine}\n012345,31-02-2026,,18-09-2026,4a,CSQU3054384,20`);
    await userEvent.click(screen.getByRole('button', { name: add }));
    await expect(
      await screen.findByRole('region', { name: new RegExp(say('^1 baris perlu', '^1 line needs')) }),
    ).toHaveFocus();
    await expect(args.onAddMany).not.toHaveBeenCalled();
    await userEvent.click(
      screen.getByRole('button', { name: say('Tambahkan 1 baris yang benar', 'Add the 1 right line') }),
    );
    await waitFor(() => expect(args.onAddMany).toHaveBeenCalledWith([entry], expect.anything()));
  },
};

let tries = 0;

/** Entries are added one by one, with progress; after a failure the text is kept, and retrying continues from there. */
export const GoesOnAfterAFailure: Story = {
  args: {
    onAddMany: fn<Many>(async (_, { onProgress }) => {
      tries += 1;
      onProgress(0.5);
      if (tries % 2 === 1) throw noAnswer();
    }),
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: paste }));
    const text = screen.getByRole('textbox', { name: lines });
    await userEvent.click(text);
    await userEvent.paste(csvLine);
    await userEvent.click(screen.getByRole('button', { name: add }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'group'));
    await expect(text).toHaveValue(csvLine);
    await userEvent.click(screen.getByRole('button', { name: add }));
    await waitFor(() => expect(args.onAddMany).toHaveBeenCalledTimes(2));
    await expect(await screen.findByText(say('1 baris ditambahkan.', '1 row added.'))).toBeInTheDocument();
  },
};

/** A saved entry, and every missing field of the next one, in English. */
export const InEnglish: Story = {
  args: { rows: [row] },
  globals: { language: 'en' },
  play: async ({ args }) => {
    await expect(screen.getByRole('columnheader', { name: 'PPFTZ number' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add a row' }));
    const summary = within(screen.getByRole('region', { name: 'Fields to correct: 7' }));
    await expect(summary.getByText('PPFTZ number is empty')).toBeVisible();
    await expect(summary.getByText('Container number is empty')).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};
