import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { refusal, underWay } from '../testing/answers.ts';
import { memoryDrafts } from '../testing/memory-drafts.ts';
import { NoStripEditor } from './no-strip-editor.tsx';

const answer = { message: 'Berhasil menyimpan' };
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

const meta = {
  title: 'Formulir/NoStripEditor',
  component: NoStripEditor,
  parameters: {
    docs: { story: { inline: false, height: '720px' } },
    guide: {
      purpose:
        'The no-strip entries of a document (code 256): PPFTZ, BC 1.1, position and container, added one by one.',
      instead: [
        'For containers by number and size alone take ContainerListEditor.',
        'For documents with a date and a file take DatedDocumentsEditor.',
      ],
      keyboard: [
        ['Tab', 'Goes through the saved entries, then the fields of the next one'],
        ['Enter in a field of one line', 'Adds the entry; the focus returns to the first field'],
        ['Arrow down in a date', 'Opens the calendar'],
        ['Escape', 'Closes; asks first when an entry has been begun'],
      ],
      good: [
        'Give it the entries that the server has, again after each `onAdd` and `onDelete`.',
        'Let a container number be pasted with blanks and small letters; it is cleaned here.',
      ],
      bad: [
        'Do not limit the number of entries: this document declares none.',
        'Do not ask before deleting around it: an entry asks back in its own place.',
      ],
      spoken: [
        'Each entry is read with its container number in one piece, then what belongs to it.',
        'The button that deletes an entry carries its container number.',
      ],
      messages: ['noStrip', 'rows', 'form', 'draft'],
    } satisfies ComponentGuide,
  },
  args: {
    open: true,
    heading: 'Daftar No Strip',
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

/** With an entry that is saved already; the one visual snapshot. */
export const Variants: Story = { args: { rows: [row] } };

const field = (name: string) => screen.getByRole('textbox', { name });

const everyLabel = [
  'Nomor PPFTZ',
  'Tanggal PPFTZ',
  'Nomor BC 1.1',
  'Tanggal BC 1.1',
  'Pos',
  'Nomor Peti Kemas',
  'Ukuran (kaki)',
];

export const NamesEveryMissingField: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Tambah baris' }));
    const summary = within(screen.getByRole('region', { name: 'Ada 7 isian yang perlu diperbaiki' }));
    for (const label of everyLabel)
      await expect(summary.getByText(`Kolom ${label} belum diisi`)).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

async function addEntry() {
  await userEvent.type(field('Nomor PPFTZ'), '012345');
  await userEvent.type(field('Tanggal PPFTZ'), '20-09-2026');
  await userEvent.type(field('Nomor BC 1.1'), '004512');
  await userEvent.type(field('Tanggal BC 1.1'), '18/9/2026');
  await userEvent.type(field('Pos'), '0045');
  await userEvent.type(field('Nomor Peti Kemas'), 'csqu 305438 3');
  await userEvent.type(screen.getByRole('combobox', { name: 'Ukuran (kaki)' }), '20');
  await userEvent.click(screen.getByRole('button', { name: 'Tambah baris' }));
}

export const AddsAnEntry: Story = {
  play: async ({ args }) => {
    await addEntry();
    await expect(args.onAdd).toHaveBeenCalledWith(entry, expect.anything());
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledWith(answer));
    await expect(field('Nomor PPFTZ')).toHaveValue('');
    await waitFor(() => expect(field('Nomor PPFTZ')).toHaveFocus());
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

/** What the server refuses is said at its field; what was typed stays. */
export const RefusedByTheServer: Story = {
  args: {
    onAdd: fn(async () => {
      throw refusal('Ada isian yang perlu diperbaiki.', {
        path: ['ppftzNumber'],
        message: 'Nomor PPFTZ tidak ditemukan.',
      });
    }),
  },
  play: async () => {
    await addEntry();
    await expect(await screen.findByRole('link', { name: 'Nomor PPFTZ tidak ditemukan.' })).toBeVisible();
    await expect(field('Nomor PPFTZ')).toHaveValue('012345');
  },
};

export const Sending: Story = {
  args: { onAdd: fn(underWay) },
  play: async ({ args }) => {
    await addEntry();
    await userEvent.click(await screen.findByRole('button', { name: 'Menyimpan…' }));
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
  },
};

const { store } = memoryDrafts({
  'no-strip': { version: 1, savedAt: '2026-03-02T01:00:00Z', values: { ...entry, position: '' } },
});

/** An entry that was begun comes back as it was. */
export const DraftRestored: Story = {
  args: { draft: { store } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Pulihkan draf' }));
    await expect(field('Nomor Peti Kemas')).toHaveValue('CSQU3054383');
    await expect(field('Tanggal BC 1.1')).toHaveValue('18-09-2026');
  },
};
