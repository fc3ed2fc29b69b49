import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { fieldsRefused, noAnswer, refusal, underWay } from '../testing/answers.ts';
import { memoryDrafts } from '../testing/memory-drafts.ts';
import { DatedDocumentsEditor, type DatedDocumentsEditorProps } from './dated-documents-editor.tsx';

type Editor = DatedDocumentsEditorProps<{ message: string }>;

const answer = { message: say('Berhasil menyimpan', 'Saved') };
const row = {
  id: 'a',
  number: 'CK1-001',
  date: '2026-09-20',
  fileName: 'ck1-001.pdf',
  fileUrl: '/api/file/dokapdtl/a/ck1-001.pdf',
};

const heading = say('Daftar Dokumen Cukai (CK)', 'List of excise documents (CK)');

const meta = {
  title: 'Forms/DatedDocumentsEditor',
  component: DatedDocumentsEditor,
  parameters: {
    docs: { story: { inline: false } },
    anatomy: {
      parts: [
        'dialog header',
        'div:has(> div > progress)',
        'tbody th',
        'tbody td button',
        '[name="number"]',
        '[data-dialog-foot]',
      ],
    },
  },
  args: {
    open: true,
    heading,
    thing: '118/SNB/IX/2026',
    declared: 2,
    rows: [row],
    onAdd: fn<Editor['onAdd']>(async () => answer),
    onAdded: fn(),
    onDelete: fn<Editor['onDelete']>(async () => undefined),
    onOpenFile: fn(),
    onRequestClose: fn(),
  },
} satisfies Meta<typeof DatedDocumentsEditor<{ message: string }>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** No rows yet. */
export const Empty: Story = { args: { rows: [] } };

/** All declared rows exist. */
export const Variants: Story = { args: { declared: 1 } };

const numberLabel = say('Nomor', 'Number');
const number = () => screen.getByRole('textbox', { name: numberLabel });
const date = () => screen.getByRole('textbox', { name: say('Tanggal', 'Date') });
const fileField = () => screen.getByLabelText(new RegExp(say('^Berkas', '^File')));
const addRow = say('Tambah baris', 'Add a row');
const confirm = say('Hapus', 'Delete');
const deleteFirst = say('Hapus CK1-001', 'Delete CK1-001');

export const AddsADocumentWithItsFile: Story = {
  play: async ({ args }) => {
    await userEvent.type(number(), 'CK1-002');
    await userEvent.type(date(), '21-09-2026');
    const file = new File(['%PDF-1.7\n%%EOF'], 'ck1-002.pdf', { type: 'application/pdf' });
    await userEvent.upload(fileField(), file);
    await userEvent.click(screen.getByRole('button', { name: addRow }));
    await waitFor(() => expect(number()).toHaveValue(''));
    await expect(args.onAdd).toHaveBeenCalledWith(
      {
        number: 'CK1-002',
        date: '2026-09-21',
        file: `data:application/pdf;base64,${btoa('%PDF-1.7\n%%EOF')}`,
        extension: 'pdf',
      },
      expect.anything(),
    );
    await expect(args.onAdded).toHaveBeenCalledWith(answer);
    await expect(screen.queryByText('ck1-002.pdf')).toBeNull();
  },
};

export const NeedsNumberAndDate: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: addRow }));
    await expect(number()).toHaveAccessibleDescription(
      new RegExp(say('Kolom Nomor belum diisi', 'Number is empty')),
    );
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** A file that is too large blocks adding, although a file is optional. */
export const RefusesALargeFile: Story = {
  args: { limit: { checkedKb: 1, shownKb: 1 } },
  play: async ({ args }) => {
    await userEvent.type(number(), 'CK1-002');
    await userEvent.type(date(), '21-09-2026');
    const file = fileField();
    await userEvent.upload(file, new File([new Uint8Array(2048)], 'besar.pdf'));
    await userEvent.click(screen.getByRole('button', { name: addRow }));
    await expect(file).toHaveAccessibleDescription(
      new RegExp(
        say(
          'Gagal simpan data File besar.pdf berukuran 2 Kb, max. 1 Kb.',
          'The data could not be saved File besar.pdf has 2 Kb, at most 1 Kb.',
        ),
      ),
    );
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const OpensTheFileOfARow: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'ck1-001.pdf' }));
    await expect(args.onOpenFile).toHaveBeenCalledWith(row);
  },
};

const add = async () => {
  await userEvent.type(number(), 'CK1-002');
  await userEvent.type(date(), '21-09-2026');
  await userEvent.click(screen.getByRole('button', { name: addRow }));
};

/** A refusal is shown at its field; the input is kept. */
export const RefusedByTheServer: Story = {
  args: {
    onAdd: fn<Editor['onAdd']>(async () => {
      throw refusal(fieldsRefused, {
        path: ['number'],
        message: say('Nomor sudah ada di daftar ini.', 'The number is already in this list.'),
      });
    }),
  },
  play: async () => {
    await add();
    await expect(
      await screen.findByRole('link', {
        name: say('Nomor sudah ada di daftar ini.', 'The number is already in this list.'),
      }),
    ).toBeVisible();
    await expect(number()).toHaveValue('CK1-002');
  },
};

export const Sending: Story = {
  args: { onAdd: fn<Editor['onAdd']>(underWay) },
  play: async ({ args }) => {
    await add();
    await userEvent.click(await screen.findByRole('button', { name: say('Menyimpan…', 'Saving…') }));
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
  },
};

/** A row that cannot be deleted stays and shows the reason. */
export const RefusesToDelete: Story = {
  args: {
    onDelete: fn<Editor['onDelete']>(async () => {
      throw refusal(
        say(
          'Permohonan sudah dikirim, sehingga tidak dapat diubah atau dihapus.',
          'The application has been sent, so it cannot be changed or deleted.',
        ),
      );
    }),
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: deleteFirst }));
    await userEvent.click(screen.getByRole('button', { name: confirm }));
    await expect(
      await screen.findByText(new RegExp(say('Permohonan sudah dikirim', 'The application has been sent'))),
    ).toBeVisible();
    await expect(screen.getByRole('table', { name: heading })).toBeVisible();
  },
};

const { store } = memoryDrafts({
  'dated-documents': {
    version: 1,
    savedAt: '2026-03-02T01:00:00Z',
    values: { number: 'CK1-002', date: '2026-09-21', file: null },
    lacksFile: true,
  },
});

/** A draft of a row is restored; its file has to be chosen again, as the offer explains. */
export const DraftRestored: Story = {
  args: { draft: { store } },
  play: async () => {
    await expect(
      await screen.findByText(
        new RegExp(say('Berkas yang dipilih tidak ikut tersimpan', 'The chosen file was not kept')),
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: say('Pulihkan draf', 'Restore draft') }));
    await expect(number()).toHaveValue('CK1-002');
    await expect(date()).toHaveValue('21-09-2026');
  },
};

/**
 * After the last declared row the fields are removed and the focus moves to the message about it; deleting a row brings them
 * back.
 */
export const FillsUp: Story = {
  render: (args) => {
    const [rows, setRows] = useState(args.rows);
    return (
      <DatedDocumentsEditor
        {...args}
        rows={rows}
        onAdd={async (added, options) => {
          const given = await args.onAdd(added, options);
          setRows((all) => [...all, { ...row, ...added, id: 'b', fileName: null, fileUrl: null }]);
          return given;
        }}
        onDelete={async (id) => setRows((all) => all.filter((each) => each.id !== id))}
      />
    );
  },
  play: async () => {
    await add();
    const full = await screen.findByRole('group', {
      name: new RegExp(
        say('^Baris sudah terisi sebanyak yang dinyatakan', '^2 rows filled, as many as declared'),
      ),
    });
    await waitFor(() => expect(full).toHaveFocus());
    await expect(
      screen.getByRole('progressbar', {
        name: say('Kemajuan daftar dokumen', 'Progress of the list of documents'),
      }),
    ).toHaveAttribute('aria-valuetext', say('2 dari 2 dokumen tersimpan', '2 of 2 documents saved'));
    await expect(screen.queryByRole('textbox', { name: numberLabel })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: say('Hapus CK1-002', 'Delete CK1-002') }));
    await userEvent.click(screen.getByRole('button', { name: confirm }));
    await waitFor(() => expect(screen.getByRole('button', { name: deleteFirst })).toHaveFocus());
    await expect(screen.getByText(say('CK1-002 dihapus.', 'CK1-002 was deleted.'))).toBeInTheDocument();
    await expect(number()).toBeVisible();
  },
};

/** Upload progress; the upload can be cancelled without losing input. */
export const CancelsAnUpload: Story = {
  args: {
    onAdd: fn<Editor['onAdd']>(
      (_, { signal, onProgress }) =>
        new Promise<never>((_, reject) => {
          onProgress?.(0.4);
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    ),
  },
  play: async () => {
    await userEvent.type(number(), 'CK1-002');
    await userEvent.type(date(), '21-09-2026');
    const file = new File(['%PDF-1.7\n%%EOF'], 'ck1-002.pdf', { type: 'application/pdf' });
    await userEvent.upload(fileField(), file);
    await userEvent.click(screen.getByRole('button', { name: addRow }));
    await expect(await screen.findByText(say('40 %', '40%'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: say('Batalkan pengiriman', 'Cancel sending') }));
    const again = await screen.findByRole('button', { name: addRow });
    await expect(again).toHaveFocus();
    await expect(
      screen.getByText(new RegExp(say('^Pengiriman dibatalkan', '^Sending was cancelled'))),
    ).toBeInTheDocument();
    await expect(number()).toHaveValue('CK1-002');
    await expect(screen.getByText('ck1-002.pdf')).toBeVisible();
  },
};

/** The request is refused as a whole; the same button retries. */
export const NoAnswer: Story = {
  args: {
    onAdd: fn<Editor['onAdd']>(async () => {
      throw noAnswer();
    }),
  },
  play: async ({ args }) => {
    await add();
    await expect(
      await screen.findByRole('group', {
        name: new RegExp(say('^Gagal simpan data', '^The data could not be saved')),
      }),
    ).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: addRow }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(2));
  },
};

/** A number that a saved row already has causes a warning, in any notation; it can still be added. */
export const WarnsOfTheSameNumber: Story = {
  play: async ({ args }) => {
    await userEvent.type(number(), 'ck1-001');
    await expect(
      await screen.findByText(
        new RegExp(say('^Nomor ini sama dengan baris 1', '^This number is the same as that of row 1')),
      ),
    ).toBeVisible();
    await userEvent.type(date(), '21-09-2026');
    await userEvent.click(screen.getByRole('button', { name: addRow }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
  },
};

export const Deleting: Story = {
  args: { onDelete: fn<Editor['onDelete']>(underWay) },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: deleteFirst }));
    await userEvent.click(screen.getByRole('button', { name: confirm }));
    await expect(args.onDelete).toHaveBeenCalledWith('a');
    await expect(screen.getByRole('table', { name: heading })).toBeVisible();
  },
};

/** Missing fields and the count, in English. */
export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Add a row' }));
    await expect(screen.getByRole('textbox', { name: 'Number' })).toHaveAccessibleDescription(
      /Number is empty/,
    );
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** All declared rows exist, in English. */
export const FullInEnglish: Story = {
  args: { declared: 1 },
  globals: { language: 'en' },
  play: async () => {
    await expect(
      screen.getByRole('group', { name: '1 row filled, as many as declared. Delete one to replace it.' }),
    ).toBeVisible();
  },
};
