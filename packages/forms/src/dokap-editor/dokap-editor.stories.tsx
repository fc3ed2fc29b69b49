import { buildDokap, buildDokapDefinition, buildMasterDokap } from '@pabean/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import type { SaveOptions } from '../internal/index.ts';
import { fieldsRefused, noAnswer, refusal, underWay } from '../testing/answers.ts';
import { memoryDrafts } from '../testing/memory-drafts.ts';
import { pressEscape } from '../testing/press-escape.ts';
import { DokapEditor, type DokapEditorProps } from './dokap-editor.tsx';

const remarks = say('Kuasa kepada PPJK.', 'Power of attorney to the customs broker (PPJK).');
const answer = { message: say('Berhasil menyimpan', 'Saved') };
const letter = buildDokapDefinition({ code: '1', name: 'Surat Permohonan' });
const powerOfAttorney = buildDokapDefinition({
  code: '5',
  name: 'Surat Kuasa',
  firstLabel: 'Nomor Surat Kuasa',
  secondLabel: 'Tanggal Surat Kuasa',
  expires: true,
});
const containers = buildDokapDefinition({
  code: '151',
  name: 'Daftar Peti Kemas',
  firstLabel: 'Jumlah Peti Kemas',
  firstKind: 'number',
  firstMax: 3,
  secondLabel: null,
  secondKind: null,
  secondMax: null,
  needsFile: false,
});
const port = buildDokapDefinition({
  code: '15',
  name: 'Pelabuhan Muat',
  firstLabel: 'Pelabuhan Muat',
  secondLabel: null,
  secondKind: null,
  secondMax: null,
  table: 'pelabuhan',
  keyColumn: 'id_lokasi',
  labelColumn: 'nm_lokasi',
  needsFile: false,
});
const ports = [
  { code: 'IDBTM', label: 'Batam' },
  { code: 'IDTPP', label: 'Tanjung Priok' },
  { code: 'SGSIN', label: 'Singapore' },
];

const meta = {
  title: 'Forms/DokapEditor',
  component: DokapEditor,
  parameters: {
    docs: { story: { inline: false } },
    anatomy: {
      of: 'Variants',
      parts: [
        'dialog header',
        '[name="first"]',
        '[name="second"]',
        '[name="remarks"]',
        'div:has(> [type="file"])',
        '[data-dialog-foot]',
      ],
    },
  },
  args: {
    open: true,
    definitions: [letter, powerOfAttorney, containers, port],
    loadReferences: fn(async () => ports),
    onSave: fn(async () => answer),
    onSaved: fn(),
    onRequestClose: fn(),
  },
} satisfies Meta<typeof DokapEditor>;
export default meta;
type Story = StoryObj<DokapEditorProps<{ message: string }>>;

/** Adding: the type is chosen first and decides the fields. */
export const Default: Story = {};

const stored = buildDokap({
  code: '5',
  name: 'Surat Kuasa',
  first: '045/SK/SNB/2026',
  second: '2026-01-02',
  expiry: '2026-12-31',
  remarks,
  fileName: 'surat-kuasa.pdf',
  fileBytes: 274_432,
});

/** Editing a document with a stored file. */
export const Variants: Story = { args: { dokap: stored } };

const typeLabel = say('Jenis Dokumen Pelengkap', 'Supporting document type');
const expiryLabel = say('Berlaku Sampai', 'Valid until');
const typeField = () => screen.getByRole('combobox', { name: typeLabel });
const choose = (name: string) => userEvent.selectOptions(typeField(), name);
const field = (name: string) => screen.getByRole('textbox', { name });
const fileField = () => screen.getByLabelText(new RegExp(say('^Berkas', '^File')));
const replaceField = () => screen.getByLabelText(say('Ganti', 'Replace'));
const save = () => userEvent.click(screen.getByRole('button', { name: say('Simpan', 'Save') }));
const letterFile = new File(['%PDF-1.7\n%%EOF'], 'surat.pdf', { type: 'application/pdf' });

export const NeedsATypeFirst: Story = {
  play: async ({ args }) => {
    await save();
    await expect(typeField()).toHaveAccessibleDescription(
      say(`Pilih ${typeLabel} dari daftar.`, `Choose ${typeLabel} from the list.`),
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const SavesValuesAndFile: Story = {
  play: async ({ args }) => {
    await choose('Surat Kuasa');
    await userEvent.type(field('Nomor Surat Kuasa'), '045/SK/2026');
    await userEvent.type(field('Tanggal Surat Kuasa'), '02-01-2026');
    await userEvent.type(field(expiryLabel), '31/12/2026');
    await userEvent.upload(fileField(), letterFile);
    await save();
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(answer, expect.anything()));
    await expect(args.onSave).toHaveBeenCalledWith(
      {
        code: '5',
        first: '045/SK/2026',
        second: '2026-01-02',
        expiry: '2026-12-31',
        remarks: null,
        file: `data:application/pdf;base64,${btoa('%PDF-1.7\n%%EOF')}`,
        extension: 'pdf',
      },
      expect.anything(),
    );
  },
};

/** With a next document Enter saves, as the primary button does; the other button goes on. */
export const EnterOnlySaves: Story = {
  args: { dokap: stored, hasNext: true },
  play: async ({ args }) => {
    await userEvent.type(field('Nomor Surat Kuasa'), '{Enter}');
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(answer, { code: '5', goesOn: false }));
    await userEvent.click(
      screen.getByRole('button', { name: say('Simpan dan berikutnya', 'Save and go to the next') }),
    );
    await waitFor(() => expect(args.onSaved).toHaveBeenLastCalledWith(answer, { code: '5', goesOn: true }));
  },
};

/** A value that is too long gets an error; it is never truncated. */
export const KeepsWhatIsTooLong: Story = {
  args: { definitions: [{ ...letter, firstLabel: 'Nomor', firstMax: 10 }] },
  play: async () => {
    await choose('Surat Permohonan');
    await userEvent.click(field('Nomor'));
    await userEvent.paste('118/CLB/IX/2026');
    await userEvent.tab();
    await waitFor(() =>
      expect(field('Nomor')).toHaveAccessibleDescription(
        say('Nomor paling banyak 10 karakter.', 'Nomor takes at most 10 characters.'),
      ),
    );
    await expect(field('Nomor')).toHaveValue('118/CLB/IX/2026');
  },
};

/** The labels come from the definition. */
export const NamesWhatIsMissing: Story = {
  play: async ({ args }) => {
    await choose('Surat Kuasa');
    await save();
    for (const label of ['Nomor Surat Kuasa', 'Tanggal Surat Kuasa', expiryLabel])
      await expect(field(label)).toHaveAccessibleDescription(
        new RegExp(say(`Kolom ${label} belum diisi`, `${label} is empty`)),
      );
    await expect(fileField()).toHaveAccessibleDescription(
      new RegExp(say('Kolom Berkas belum diisi', 'File is empty')),
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** A stored file stays unless another one is chosen. */
export const KeepsTheStoredFile: Story = {
  args: { dokap: stored },
  play: async ({ args }) => {
    await userEvent.clear(field('Nomor Surat Kuasa'));
    await userEvent.type(field('Nomor Surat Kuasa'), '046/SK/2026');
    await save();
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ first: '046/SK/2026', file: null, extension: null }),
      expect.anything(),
    );
  },
};

export const CountsRowsInWholeNumbers: Story = {
  play: async ({ args }) => {
    await choose('Daftar Peti Kemas');
    await userEvent.type(field('Jumlah Peti Kemas'), '0');
    await save();
    await expect(field('Jumlah Peti Kemas')).toHaveAccessibleDescription(
      say(
        'Jumlah Peti Kemas harus angka bulat 1 sampai 999.',
        'Jumlah Peti Kemas must be a whole number from 1 to 999.',
      ),
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** If a provider lists only the names of types, the definition is fetched when a type is chosen. */
export const ListOnlyNamesTheTypes: Story = {
  args: {
    definitions: [buildDokapDefinition({ ...letter, firstLabel: '', secondLabel: null, secondKind: null })],
    loadDefinition: async () => letter,
  },
  play: async () => {
    await choose('Surat Permohonan');
    await expect(await screen.findByRole('textbox', { name: 'Nomor Surat' })).toBeVisible();
  },
};

const weight = buildDokapDefinition({
  code: '20',
  name: 'Berat Barang',
  firstLabel: 'Berat Bersih',
  firstKind: 'number',
  firstMax: 20,
  secondLabel: null,
  secondKind: null,
  needsFile: false,
});

/** For an ambiguous number the user is asked, and nothing is saved before the answer. */
export const AsksWhichNumber: Story = {
  args: { definitions: [weight] },
  play: async ({ args }) => {
    await choose('Berat Barang');
    await userEvent.type(field('Berat Bersih'), '1.250');
    await save();
    await expect(field('Berat Bersih')).toHaveAccessibleDescription(
      new RegExp(say('dapat berarti dua angka', 'can mean two numbers')),
    );
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /1,25/ }));
    await save();
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ first: '1.25' }),
      expect.anything(),
    );
  },
};

/** A value from a reference list is searched by typing. */
export const ChoosesFromAReferenceList: Story = {
  play: async ({ args }) => {
    await choose('Pelabuhan Muat');
    const box = await screen.findByRole('combobox', { name: 'Pelabuhan Muat' });
    await userEvent.type(box, 'priok');
    await userEvent.click(await screen.findByRole('option', { name: /Tanjung Priok/ }));
    await save();
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ code: '15', first: 'IDTPP' }),
      expect.anything(),
    );
  },
};

/** A refusal of a field is shown at the field. */
export const ShowsTheServersWords: Story = {
  args: {
    dokap: stored,
    onSave: fn(async () => {
      throw refusal(fieldsRefused, {
        path: ['file'],
        message: say('Isi berkas tidak sesuai dengan jenisnya.', 'The file’s content does not fit its type.'),
      });
    }),
  },
  play: async ({ args }) => {
    await save();
    await expect(
      await screen.findByRole('region', {
        name: say('Ada 1 isian yang perlu diperbaiki', 'Fields to correct: 1'),
      }),
    ).toBeVisible();
    await expect(fileField()).toHaveAccessibleDescription(
      new RegExp(say('Isi berkas tidak sesuai', 'The file’s content does not fit')),
    );
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

/** A refusal without a field is shown above the fields. */
export const RefusedAsAWhole: Story = {
  args: {
    dokap: stored,
    onSave: fn(async () => {
      throw refusal(
        say(
          'Permohonan sudah dikirim, sehingga tidak dapat diubah atau dihapus.',
          'The application has been sent, so it cannot be changed or deleted.',
        ),
      );
    }),
  },
  play: async ({ args }) => {
    await save();
    await expect(
      await screen.findByText(new RegExp(say('Permohonan sudah dikirim', 'The application has been sent'))),
    ).toBeVisible();
    await expect(field('Nomor Surat Kuasa')).toHaveValue(stored.first);
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { dokap: stored, onSave: fn(underWay) },
  play: async ({ args }) => {
    await save();
    await userEvent.click(await screen.findByRole('button', { name: say('Menyimpan…', 'Saving…') }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

/** Upload progress. */
export const Uploading: Story = {
  args: {
    dokap: stored,
    onSave: fn((_: unknown, { onProgress }: SaveOptions) => {
      onProgress?.(0.4);
      return underWay();
    }),
  },
  play: async () => {
    await userEvent.upload(replaceField(), letterFile);
    await save();
    await expect(
      await screen.findByRole('progressbar', { name: say('Mengunggah surat.pdf', 'Uploading surat.pdf') }),
    ).toHaveValue(40);
  },
};

/** A reference list that is still loading. */
export const LoadsReferences: Story = {
  args: { loadReferences: fn(underWay) },
  play: async () => {
    await choose('Pelabuhan Muat');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Pelabuhan Muat' }));
    await expect(
      (await screen.findAllByText(say('Memuat pilihan…', 'Loading options…'))).length,
    ).toBeGreaterThan(0);
  },
};

let isAway = true;

const notLoaded = say(
  'Pilihan Pelabuhan Muat tidak dapat dimuat',
  'The choices of Pelabuhan Muat could not be loaded',
);

/** A reference list that failed to load shows it at its field, with a button to retry. */
export const ReferencesFail: Story = {
  args: {
    loadReferences: fn(async () => {
      if (isAway) throw noAnswer();
      return ports;
    }),
  },
  beforeEach: () => {
    isAway = true;
  },
  play: async () => {
    await choose('Pelabuhan Muat');
    await expect(await screen.findByText(notLoaded)).toBeVisible();
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: say('Coba lagi', 'Try again') }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Pelabuhan Muat' }));
    await expect((await screen.findAllByRole('option')).length).toBeGreaterThan(0);
    await expect(screen.queryByText(notLoaded)).toBeNull();
  },
};

const { store } = memoryDrafts({
  'dokap-new': {
    version: 1,
    savedAt: '2026-03-02T01:00:00Z',
    values: {
      code: '5',
      first: '045/SK/2026',
      second: '2026-01-02',
      expiry: '',
      remarks,
      file: null,
    },
    lacksFile: true,
  },
});

/** A draft restores type and values; files are never stored in drafts and have to be chosen again. */
export const DraftRestored: Story = {
  args: { draft: { store } },
  play: async () => {
    await expect(
      await screen.findByText(
        new RegExp(say('Berkas yang dipilih tidak ikut tersimpan', 'The chosen file was not kept')),
      ),
    ).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: say('Pulihkan draf', 'Restore draft') }));
    await expect(field('Nomor Surat Kuasa')).toHaveValue('045/SK/2026');
    await expect(field('Tanggal Surat Kuasa')).toHaveValue('02-01-2026');
    await expect(typeField()).toHaveFocus();
  },
};

/** Leaving with unsaved input asks for confirmation. */
export const AsksBeforeLosingIt: Story = {
  play: async ({ args }) => {
    await choose('Surat Kuasa');
    await userEvent.type(field('Nomor Surat Kuasa'), '045');
    pressEscape();
    await expect(
      await screen.findByRole('button', { name: say('Lanjut mengisi', 'Keep editing') }),
    ).toBeVisible();
    await expect(args.onRequestClose).not.toHaveBeenCalled();
  },
};

const licence = buildMasterDokap({
  first: '045/SK/2026',
  remarks,
  expiry: '2099-12-31',
});
const expired = buildMasterDokap({ id: 'LAMA', first: '012/SK/2024', expiry: '2024-12-31' });
const ofAnotherType = buildMasterDokap({ id: 'LAIN', code: '1', first: '118/CLB' });
const pdf = {
  bytes: new TextEncoder().encode('%PDF-1.7\n%%EOF'),
  mediaType: 'application/pdf',
  name: 'surat-kuasa.pdf',
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const keptLabel = say('Pakai dokumen tersimpan', 'Use a kept document');
const openKept = () => userEvent.click(button(keptLabel));
const take = () => userEvent.click(button(say('Pakai 045/SK/2026', 'Use 045/SK/2026')));
const fromKept = {
  masters: [licence, expired, ofAnotherType],
  loadMasterFile: fn(async () => pdf),
  onDeleteMaster: fn(async () => undefined),
};

/** A stored document fills the fields and its file; an expired one is marked. */
export const UsesAKeptDocument: Story = {
  args: fromKept,
  play: async ({ args }) => {
    await choose('Surat Kuasa');
    await openKept();
    const rows = within(
      screen.getByRole('list', { name: say('Dokumen tersimpan', 'Kept documents') }),
    ).getAllByRole('listitem');
    await expect(rows).toHaveLength(2);
    await expect(rows[0]).toHaveTextContent(
      new RegExp(
        say(
          'Berlaku sampai 31-12-2099.*surat-kuasa\\.pdf · 268 Kb',
          'Valid until 31-12-2099.*surat-kuasa\\.pdf · 268 Kb',
        ),
      ),
    );
    await expect(rows[1]).toHaveTextContent(
      new RegExp(say('Masa berlaku habis pada 31-12-2024', 'Expired after 31-12-2024')),
    );
    await take();
    await expect(
      await screen.findByText(
        say('Isian diambil dari 045/SK/2026.', 'The fields were filled from 045/SK/2026.'),
      ),
    ).toBeVisible();
    await expect(button(keptLabel)).toHaveFocus();
    await expect(field('Nomor Surat Kuasa')).toHaveValue('045/SK/2026');
    await expect(field('Tanggal Surat Kuasa')).toHaveValue('02-01-2026');
    await expect(screen.getByText('surat-kuasa.pdf')).toBeVisible();
    await save();
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(answer, expect.anything()));
    await expect(args.onSave).toHaveBeenCalledWith(
      {
        code: '5',
        first: '045/SK/2026',
        second: '2026-01-02',
        expiry: '2099-12-31',
        remarks,
        file: `data:application/pdf;base64,${btoa('%PDF-1.7\n%%EOF')}`,
        extension: 'pdf',
      },
      expect.anything(),
    );
  },
};

/** Undo restores the previous values, and redo the filled ones. */
export const BringsBackWhatWasTyped: Story = {
  args: fromKept,
  play: async () => {
    await choose('Surat Kuasa');
    await userEvent.type(field('Nomor Surat Kuasa'), '999/SK');
    await userEvent.upload(fileField(), letterFile);
    await openKept();
    await take();
    await userEvent.click(
      await screen.findByRole('button', {
        name: say('Kembalikan isian semula', 'Bring back what was there'),
      }),
    );
    await expect(field('Nomor Surat Kuasa')).toHaveValue('999/SK');
    await expect(field('Tanggal Surat Kuasa')).toHaveValue('');
    await expect(screen.getByText('surat.pdf')).toBeVisible();
    await userEvent.click(button(say('Pakai lagi isian dari 045/SK/2026', 'Use 045/SK/2026 after all')));
    await expect(field('Nomor Surat Kuasa')).toHaveValue('045/SK/2026');
    await expect(screen.getByText('surat-kuasa.pdf')).toBeVisible();
  },
};

export const FetchesAKeptFile: Story = {
  args: { ...fromKept, loadMasterFile: fn(underWay) },
  play: async () => {
    await choose('Surat Kuasa');
    await openKept();
    await take();
    await expect(
      await screen.findByRole('progressbar', {
        name: say('Mengambil berkas surat-kuasa.pdf', 'Fetching the file surat-kuasa.pdf'),
      }),
    ).toBeVisible();
    await expect(field('Nomor Surat Kuasa')).toHaveValue('');
  },
};

/** If the file fails to load nothing changes, and it can be retried. */
export const KeptFileFails: Story = {
  args: {
    ...fromKept,
    loadMasterFile: fn(async () => {
      if (isAway) throw noAnswer();
      return pdf;
    }),
  },
  beforeEach: () => {
    isAway = true;
  },
  play: async () => {
    await choose('Surat Kuasa');
    await userEvent.type(field('Nomor Surat Kuasa'), '999/SK');
    await openKept();
    await take();
    await expect(
      await screen.findByText(
        say('Berkas surat-kuasa.pdf tidak dapat diambil', 'The file surat-kuasa.pdf could not be fetched'),
      ),
    ).toBeVisible();
    await expect(field('Nomor Surat Kuasa')).toHaveValue('999/SK');
    isAway = false;
    await userEvent.click(button(say('Coba lagi', 'Try again')));
    await expect(
      await screen.findByText(
        say('Isian diambil dari 045/SK/2026.', 'The fields were filled from 045/SK/2026.'),
      ),
    ).toBeVisible();
  },
};

/** A stored document is deleted inside its row, after a confirmation. */
export const DeletesAKeptDocument: Story = {
  args: fromKept,
  play: async ({ args }) => {
    await choose('Surat Kuasa');
    await openKept();
    await userEvent.click(button(say('Hapus 012/SK/2024', 'Delete 012/SK/2024')));
    await expect(args.onDeleteMaster).not.toHaveBeenCalled();
    await userEvent.click(button(say('Hapus', 'Delete')));
    await waitFor(() => expect(args.onDeleteMaster).toHaveBeenCalledWith(expired));
  },
};

async function fillLetter() {
  await choose('Surat Kuasa');
  await userEvent.type(field('Nomor Surat Kuasa'), '045/SK/2026');
  await userEvent.type(field('Tanggal Surat Kuasa'), '02-01-2026');
  await userEvent.type(field(expiryLabel), '31-12-2026');
  await userEvent.upload(fileField(), letterFile);
  await userEvent.click(
    screen.getByRole('checkbox', {
      name: say('Simpan juga untuk permohonan berikutnya', 'Keep it for later applications, too'),
    }),
  );
}

/** After saving, the document is also stored for later applications. */
export const KeepsItForLater: Story = {
  args: { onSaveMaster: fn(async () => answer) },
  play: async ({ args }) => {
    await fillLetter();
    await save();
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(answer, expect.anything()));
    await expect(args.onSaveMaster).toHaveBeenCalledTimes(1);
    await expect(args.onSaveMaster).toHaveBeenCalledWith(
      expect.objectContaining({ code: '5', first: '045/SK/2026', extension: 'pdf' }),
    );
  },
};

/** If storing fails, the document is still saved: it is saved once, and stored at the second attempt. */
export const KeepingFails: Story = {
  args: {
    onSaveMaster: fn(async () => {
      if (isAway)
        throw refusal(
          say(
            'Dokumen tersimpan sudah mencapai batas 100.',
            'The limit of 100 kept documents has been reached.',
          ),
        );
      return answer;
    }),
  },
  beforeEach: () => {
    isAway = true;
  },
  play: async ({ args }) => {
    await fillLetter();
    await save();
    await expect(
      await screen.findByText(
        say('Dokumen sudah tersimpan di permohonan ini.', 'The document is saved in this application.'),
      ),
    ).toBeVisible();
    await expect(screen.getByRole('alert')).toHaveTextContent(
      new RegExp(
        say(
          'belum tersimpan untuk permohonan berikutnya.*mencapai batas 100',
          'not kept for later applications.*limit of 100',
        ),
      ),
    );
    await expect(button(say('Coba simpan lagi', 'Try to keep it again'))).toHaveFocus();
    isAway = false;
    await userEvent.click(button(say('Coba simpan lagi', 'Try to keep it again')));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(answer, expect.anything()));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

/** A type without a number offers neither storing nor stored documents. */
export const NothingToKeep: Story = {
  args: { ...fromKept, onSaveMaster: fn(async () => answer) },
  play: async () => {
    for (const type of ['Daftar Peti Kemas', 'Pelabuhan Muat']) {
      await choose(type);
      await expect(
        screen.queryByRole('checkbox', {
          name: new RegExp(say('permohonan berikutnya', 'later applications')),
        }),
      ).toBeNull();
      await expect(screen.queryByRole('button', { name: keptLabel })).toBeNull();
    }
  },
};

/** A chosen file and a stored one can be viewed. */
export const ShowsTheFile: Story = {
  args: { dokap: stored, onOpenFile: fn(), onPreviewFile: fn() },
  play: async ({ args }) => {
    await userEvent.click(button(say('Lihat', 'View')));
    await expect(args.onOpenFile).toHaveBeenCalledTimes(1);
    await userEvent.upload(replaceField(), letterFile);
    await userEvent.click(button(say('Lihat', 'View')));
    await expect(args.onPreviewFile).toHaveBeenCalledWith(letterFile);
  },
};

/** A stored value that is missing from its list keeps its label, which is fetched. */
export const KeepsAnUnlistedValue: Story = {
  args: {
    definitions: [port],
    dokap: buildDokap({ code: '15', name: 'Pelabuhan Muat', first: 'MYPKG', needsFile: false }),
    loadReferenceLabel: fn(async () => 'Port Klang'),
  },
  play: async ({ args }) => {
    const box = screen.getByRole('combobox', { name: 'Pelabuhan Muat' });
    await waitFor(() => expect(box).toHaveValue('Port Klang'));
    await save();
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ first: 'MYPKG' }),
      expect.anything(),
    );
  },
};

/** Until the label is loaded, or if there is none, the value itself is shown. */
export const ShowsAnUnknownValue: Story = {
  args: {
    ...KeepsAnUnlistedValue.args,
    loadReferenceLabel: fn(async () => {
      throw noAnswer();
    }),
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Pelabuhan Muat' })).toHaveValue('MYPKG'),
    );
  },
};

const tooLarge = new File([new Uint8Array(2101 * 1024)], 'besar.pdf', { type: 'application/pdf' });

/** A file above the limit is rejected when it is chosen. */
export const RefusesALargeFile: Story = {
  args: { dokap: stored },
  play: async ({ args }) => {
    await userEvent.upload(replaceField(), tooLarge);
    await expect(fileField()).toHaveAccessibleDescription(
      new RegExp(
        say(
          'Gagal simpan data File besar\\.pdf berukuran 2101 Kb, max\\. 2000 Kb\\.',
          'The data could not be saved File besar\\.pdf has 2101 Kb, at most 2000 Kb\\.',
        ),
      ),
    );
    await save();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** After a failed upload everything is kept, the file included, and saving retries it. */
export const TriesAnUploadAgain: Story = {
  args: {
    dokap: stored,
    onSave: fn(async () => {
      if (isAway) throw noAnswer();
      return answer;
    }),
  },
  beforeEach: () => {
    isAway = true;
  },
  play: async ({ args }) => {
    await userEvent.upload(replaceField(), letterFile);
    await save();
    await expect(
      await screen.findByText(
        new RegExp(say('Server tidak dapat dihubungi', 'The server cannot be reached')),
      ),
    ).toBeVisible();
    await expect(screen.getByText('surat.pdf')).toBeVisible();
    isAway = false;
    await save();
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(answer, expect.anything()));
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ extension: 'pdf' }),
      expect.anything(),
    );
  },
};

/** Leaving during an upload asks for confirmation; the upload continues until the user decides. */
export const CancelsAnUpload: Story = {
  args: { dokap: stored, onSave: fn(underWay) },
  play: async ({ args }) => {
    await userEvent.upload(replaceField(), letterFile);
    await save();
    await userEvent.click(await screen.findByRole('button', { name: say('Batal', 'Cancel') }));
    await expect(
      await screen.findByRole('button', { name: say('Lanjut mengisi', 'Keep editing') }),
    ).toHaveFocus();
    await userEvent.click(button(say('Buang isian', 'Discard')));
    await expect(args.onRequestClose).toHaveBeenCalledTimes(1);
  },
};

/** In English; labels from the document type stay in the office's language. */
export const InEnglish: Story = {
  args: { ...fromKept, onSaveMaster: fn(async () => answer) },
  globals: { language: 'en' },
  play: async () => {
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Surat Kuasa');
    await userEvent.click(button('Use a kept document'));
    await expect(screen.getByText(/Expired after 31-12-2024/)).toBeVisible();
    await expect(screen.getByRole('checkbox', { name: 'Keep it for later applications, too' })).toBeVisible();
    await userEvent.click(button('Save'));
    await expect(await screen.findByRole('textbox', { name: 'Nomor Surat Kuasa' })).toBeInvalid();
  },
};
