import { buildDokap, buildDokapDefinition, buildMasterDokap } from '@pabean/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import type { SaveOptions } from '../internal/index.ts';
import { fieldsRefused, noAnswer, refusal, underWay } from '../testing/answers.ts';
import { memoryDrafts } from '../testing/memory-drafts.ts';
import { pressEscape } from '../testing/press-escape.ts';
import { DokapEditor, type DokapEditorProps } from './dokap-editor.tsx';

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
  remarks: say('Kuasa kepada PPJK.', 'Power of attorney to the customs broker (PPJK).'),
  fileName: 'surat-kuasa.pdf',
  fileBytes: 274_432,
});

/** Editing a document with a stored file. */
export const Variants: Story = { args: { dokap: stored } };

const choose = (name: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'Jenis Dokumen Pelengkap' }), name);
const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
const letterFile = new File(['%PDF-1.7\n%%EOF'], 'surat.pdf', { type: 'application/pdf' });

export const NeedsATypeFirst: Story = {
  play: async ({ args }) => {
    await save();
    await expect(
      screen.getByRole('combobox', { name: 'Jenis Dokumen Pelengkap' }),
    ).toHaveAccessibleDescription('Pilih Jenis Dokumen Pelengkap dari daftar.');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const SavesValuesAndFile: Story = {
  play: async ({ args }) => {
    await choose('Surat Kuasa');
    await userEvent.type(field('Nomor Surat Kuasa'), '045/SK/2026');
    await userEvent.type(field('Tanggal Surat Kuasa'), '02-01-2026');
    await userEvent.type(field('Berlaku Sampai'), '31/12/2026');
    await userEvent.upload(screen.getByLabelText(/^Berkas/), letterFile);
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

/** A value that is too long gets an error; it is never truncated. */
export const KeepsWhatIsTooLong: Story = {
  args: { definitions: [{ ...letter, firstLabel: 'Nomor', firstMax: 10 }] },
  play: async () => {
    await choose('Surat Permohonan');
    await userEvent.click(field('Nomor'));
    await userEvent.paste('118/CLB/IX/2026');
    await userEvent.tab();
    await waitFor(() =>
      expect(field('Nomor')).toHaveAccessibleDescription('Nomor paling banyak 10 karakter.'),
    );
    await expect(field('Nomor')).toHaveValue('118/CLB/IX/2026');
  },
};

/** The labels come from the definition. */
export const NamesWhatIsMissing: Story = {
  play: async ({ args }) => {
    await choose('Surat Kuasa');
    await save();
    for (const label of ['Nomor Surat Kuasa', 'Tanggal Surat Kuasa', 'Berlaku Sampai'])
      await expect(field(label)).toHaveAccessibleDescription(new RegExp(`Kolom ${label} belum diisi`));
    await expect(screen.getByLabelText(/^Berkas/)).toHaveAccessibleDescription(/Kolom Berkas belum diisi/);
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
      'Jumlah Peti Kemas harus angka bulat 1 sampai 999.',
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
    await expect(field('Berat Bersih')).toHaveAccessibleDescription(/dapat berarti dua angka/);
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
      await screen.findByRole('region', { name: 'Ada 1 isian yang perlu diperbaiki' }),
    ).toBeVisible();
    await expect(screen.getByLabelText(/^Berkas/)).toHaveAccessibleDescription(/Isi berkas tidak sesuai/);
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
    await expect(await screen.findByText(/Permohonan sudah dikirim/)).toBeVisible();
    await expect(field('Nomor Surat Kuasa')).toHaveValue(stored.first);
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { dokap: stored, onSave: fn(underWay) },
  play: async ({ args }) => {
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Menyimpan…' }));
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
    await userEvent.upload(screen.getByLabelText('Ganti'), letterFile);
    await save();
    await expect(await screen.findByRole('progressbar', { name: 'Mengunggah surat.pdf' })).toHaveValue(40);
  },
};

/** A reference list that is still loading. */
export const LoadsReferences: Story = {
  args: { loadReferences: fn(underWay) },
  play: async () => {
    await choose('Pelabuhan Muat');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Pelabuhan Muat' }));
    await expect((await screen.findAllByText('Memuat pilihan…')).length).toBeGreaterThan(0);
  },
};

let isAway = true;

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
    await expect(await screen.findByText('Pilihan Pelabuhan Muat tidak dapat dimuat')).toBeVisible();
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Pelabuhan Muat' }));
    await expect((await screen.findAllByRole('option')).length).toBeGreaterThan(0);
    await expect(screen.queryByText('Pilihan Pelabuhan Muat tidak dapat dimuat')).toBeNull();
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
      remarks: say('Kuasa kepada PPJK.', 'Power of attorney to the customs broker (PPJK).'),
      file: null,
    },
    lacksFile: true,
  },
});

/** A draft restores type and values; files are never stored in drafts and have to be chosen again. */
export const DraftRestored: Story = {
  args: { draft: { store } },
  play: async () => {
    await expect(await screen.findByText(/Berkas yang dipilih tidak ikut tersimpan/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Pulihkan draf' }));
    await expect(field('Nomor Surat Kuasa')).toHaveValue('045/SK/2026');
    await expect(field('Tanggal Surat Kuasa')).toHaveValue('02-01-2026');
    await expect(screen.getByRole('combobox', { name: 'Jenis Dokumen Pelengkap' })).toHaveFocus();
  },
};

/** Leaving with unsaved input asks for confirmation. */
export const AsksBeforeLosingIt: Story = {
  play: async ({ args }) => {
    await choose('Surat Kuasa');
    await userEvent.type(field('Nomor Surat Kuasa'), '045');
    pressEscape();
    await expect(await screen.findByRole('button', { name: 'Lanjut mengisi' })).toBeVisible();
    await expect(args.onRequestClose).not.toHaveBeenCalled();
  },
};

const licence = buildMasterDokap({
  first: '045/SK/2026',
  remarks: say('Kuasa kepada PPJK.', 'Power of attorney to the customs broker (PPJK).'),
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
const openKept = () => userEvent.click(button('Pakai dokumen tersimpan'));
const take = () => userEvent.click(button('Pakai 045/SK/2026'));
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
    const rows = within(screen.getByRole('list', { name: 'Dokumen tersimpan' })).getAllByRole('listitem');
    await expect(rows).toHaveLength(2);
    await expect(rows[0]).toHaveTextContent(/Berlaku sampai 31-12-2099.*surat-kuasa\.pdf · 268 Kb/);
    await expect(rows[1]).toHaveTextContent(/Masa berlaku habis pada 31-12-2024/);
    await take();
    await expect(await screen.findByText('Isian diambil dari 045/SK/2026.')).toBeVisible();
    await expect(button('Pakai dokumen tersimpan')).toHaveFocus();
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
        remarks: 'Kuasa kepada PPJK.',
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
    await userEvent.upload(screen.getByLabelText(/^Berkas/), letterFile);
    await openKept();
    await take();
    await userEvent.click(await screen.findByRole('button', { name: 'Kembalikan isian semula' }));
    await expect(field('Nomor Surat Kuasa')).toHaveValue('999/SK');
    await expect(field('Tanggal Surat Kuasa')).toHaveValue('');
    await expect(screen.getByText('surat.pdf')).toBeVisible();
    await userEvent.click(button('Pakai lagi isian dari 045/SK/2026'));
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
      await screen.findByRole('progressbar', { name: 'Mengambil berkas surat-kuasa.pdf' }),
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
    await expect(await screen.findByText('Berkas surat-kuasa.pdf tidak dapat diambil')).toBeVisible();
    await expect(field('Nomor Surat Kuasa')).toHaveValue('999/SK');
    isAway = false;
    await userEvent.click(button('Coba lagi'));
    await expect(await screen.findByText('Isian diambil dari 045/SK/2026.')).toBeVisible();
  },
};

/** A stored document is deleted inside its row, after a confirmation. */
export const DeletesAKeptDocument: Story = {
  args: fromKept,
  play: async ({ args }) => {
    await choose('Surat Kuasa');
    await openKept();
    await userEvent.click(button('Hapus 012/SK/2024'));
    await expect(args.onDeleteMaster).not.toHaveBeenCalled();
    await userEvent.click(button('Hapus'));
    await waitFor(() => expect(args.onDeleteMaster).toHaveBeenCalledWith(expired));
  },
};

async function fillLetter() {
  await choose('Surat Kuasa');
  await userEvent.type(field('Nomor Surat Kuasa'), '045/SK/2026');
  await userEvent.type(field('Tanggal Surat Kuasa'), '02-01-2026');
  await userEvent.type(field('Berlaku Sampai'), '31-12-2026');
  await userEvent.upload(screen.getByLabelText(/^Berkas/), letterFile);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Simpan juga untuk permohonan berikutnya' }));
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
    await expect(await screen.findByText('Dokumen sudah tersimpan di permohonan ini.')).toBeVisible();
    await expect(screen.getByRole('alert')).toHaveTextContent(
      /belum tersimpan untuk permohonan berikutnya.*mencapai batas 100/,
    );
    await expect(button('Coba simpan lagi')).toHaveFocus();
    isAway = false;
    await userEvent.click(button('Coba simpan lagi'));
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
      await expect(screen.queryByRole('checkbox', { name: /permohonan berikutnya/ })).toBeNull();
      await expect(screen.queryByRole('button', { name: 'Pakai dokumen tersimpan' })).toBeNull();
    }
  },
};

/** A chosen file and a stored one can be viewed. */
export const ShowsTheFile: Story = {
  args: { dokap: stored, onOpenFile: fn(), onPreviewFile: fn() },
  play: async ({ args }) => {
    await userEvent.click(button('Lihat'));
    await expect(args.onOpenFile).toHaveBeenCalledTimes(1);
    await userEvent.upload(screen.getByLabelText('Ganti'), letterFile);
    await userEvent.click(button('Lihat'));
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
    await userEvent.upload(screen.getByLabelText('Ganti'), tooLarge);
    await expect(screen.getByLabelText(/^Berkas/)).toHaveAccessibleDescription(
      /Gagal simpan data File besar\.pdf berukuran 2101 Kb, max\. 2000 Kb\./,
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
    await userEvent.upload(screen.getByLabelText('Ganti'), letterFile);
    await save();
    await expect(await screen.findByText(/Server tidak dapat dihubungi/)).toBeVisible();
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
    await userEvent.upload(screen.getByLabelText('Ganti'), letterFile);
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Batal' }));
    await expect(await screen.findByRole('button', { name: 'Lanjut mengisi' })).toHaveFocus();
    await userEvent.click(button('Buang isian'));
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
