import { type PpftzSlot, ppftzDocumentFields, ppftzLabelsEn, ppftzLabelsId } from '@pabean/api/rules';
import { DateField } from '@pabean/ui/date-field';
import { FieldRow } from '@pabean/ui/field-row';
import { TextField } from '@pabean/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { fieldsRefused, noAnswer, refusal, underWay } from '../testing/answers.ts';
import { DocumentSlots, type DocumentSlotsProps } from './document-slots.tsx';

const kb = 1024;
const fileOf = (name: string, kilobytes = 268) => new File([new Uint8Array(kilobytes * kb)], name);
const uploading = fn<DocumentSlotsProps['onUpload']>;
/** The files of a record of moved goods. */
const files = {
  identitas_penerima: 'ktp-ratna-siregar.jpg',
  kk: 'kartu-keluarga.pdf',
  pindah: 'surat-pindah-datang-WNI-2024.pdf',
  pernyataan: 'pernyataan.pdf',
  rekombp: 'rekomendasi-bp-batam.pdf',
};
/** The files of a vehicle record. */
const vehicleFiles = {
  identitas_penerima: 'ktp-budi.jpg',
  stnk: 'stnk-bp-1234-xy.pdf',
  bpkb: 'bpkb.pdf',
  surat_jalan: 'surat-jalan.pdf',
  bukti_gesek: 'gesek-rangka.png',
};

/** Number and date of the slot's document, beside it as in the wizard. */
function fieldsOf(slot: PpftzSlot) {
  const names: { number: string; date?: string } | undefined =
    slot in ppftzDocumentFields ? ppftzDocumentFields[slot as keyof typeof ppftzDocumentFields] : undefined;
  if (!names) return undefined;
  const label = (name: string) => {
    const key = name as keyof typeof ppftzLabelsId;
    return say(ppftzLabelsId[key], ppftzLabelsEn[key]);
  };
  return (
    <FieldRow>
      <TextField label={label(names.number)} />
      {names.date && <DateField label={label(names.date)} />}
    </FieldRow>
  );
}

const meta = {
  title: 'Forms/DocumentSlots',
  component: DocumentSlots,
  parameters: {
    anatomy: {
      of: 'Variants',
      parts: [
        'label',
        'li div:has(> [type="file"])',
        'li span:has(> button)',
        '[data-low]',
        'li p:has(> svg)',
        'span:has(> strong)',
      ],
    },
  },
  args: {
    kind: '1',
    hasProxy: false,
    files: {},
    onUpload: uploading(async (_, { name }) => ({
      message: say('Berhasil meng-upload dokumen', 'The document was uploaded'),
      fileName: name,
    })),
    onRemove: fn(async () => undefined),
    onOpen: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof DocumentSlots>;
export default meta;
type Story = StoryObj<typeof meta>;

const familyCard = new RegExp(say('^Kartu Keluarga', '^Family card'));
const letterOfMove = new RegExp(say('^Surat Pindah', '^Letter of move'));

/** Moved goods, no files yet. */
export const Default: Story = {};

/** Half filled, with an officer's remark and files missing for sending. */
export const Variants: Story = {
  args: {
    hasProxy: true,
    files: { ...files, pernyataan: null, rekombp: '' },
    remarks: {
      kk: say(
        'Hasil pindai buram, nomor tidak terbaca. Unggah ulang.',
        'The scan is blurred, the number cannot be read. Upload it again.',
      ),
    },
    errors: { kuasa: say('Kolom Surat Kuasa belum diisi', 'Power of attorney is empty') },
  },
};

/** All files are uploaded. */
export const Full: Story = {
  args: { files },
  play: async ({ args, canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', {
        name: say('Lihat berkas kartu-keluarga.pdf', 'View file kartu-keluarga.pdf'),
      }),
    );
    await expect(args.onOpen).toHaveBeenCalledWith('kk');
    await userEvent.click(
      canvas.getByRole('button', {
        name: say('Unduh berkas kartu-keluarga.pdf', 'Download file kartu-keluarga.pdf'),
      }),
    );
    await expect(args.onDownload).toHaveBeenCalledWith('kk');
  },
};

/** A vehicle. */
export const Vehicle: Story = { args: { kind: '2' } };

/** A vehicle by proxy, complete except for the proxy's papers. */
export const VehicleByProxy: Story = { args: { kind: '2', hasProxy: true, files: vehicleFiles } };

/** As in the wizard: number and date beside the file. */
export const WithFields: Story = {
  args: { files: { kk: 'kartu-keluarga.pdf' }, renderFields: fieldsOf, hasProxy: true },
};

/** After an upload the file is in its slot, with the server's message under it. */
export const Uploaded: Story = {
  play: async ({ args, canvas }) => {
    const place = canvas.getByLabelText(familyCard);
    await userEvent.upload(place, fileOf('kartu-keluarga.pdf'));
    await expect(
      await canvas.findByText(say('Berhasil meng-upload dokumen', 'The document was uploaded')),
    ).toBeVisible();
    await expect(canvas.getByText('kartu-keluarga.pdf')).toBeVisible();
    await expect(args.onUpload).toHaveBeenCalledOnce();
  },
};

/** Several uploads in progress, one of them replacing a file. */
export const Sending: Story = {
  args: {
    files: { pindah: 'surat-pindah.pdf' },
    onUpload: uploading((slot, _, { onProgress }) => {
      onProgress?.(slot === 'kk' ? 0.64 : 0.2);
      return underWay();
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(familyCard), fileOf('kartu-keluarga.pdf'));
    await userEvent.upload(canvas.getByLabelText(letterOfMove), fileOf('surat-pindah-baru.pdf'));
    await expect(
      await canvas.findByRole('progressbar', {
        name: say('Mengunggah kartu-keluarga.pdf', 'Uploading kartu-keluarga.pdf'),
      }),
    ).toHaveValue(64);
    await expect(
      canvas.getByRole('button', {
        name: say('Lihat berkas surat-pindah.pdf', 'View file surat-pindah.pdf'),
      }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('button', {
        name: say('Batalkan surat-pindah-baru.pdf', 'Cancel surat-pindah-baru.pdf'),
      }),
    ).toBeVisible();
  },
};

/** One rejected by the server, one failed by a lost connection. */
export const Failed: Story = {
  args: {
    onUpload: uploading((slot) =>
      Promise.reject(
        slot === 'kk'
          ? refusal(fieldsRefused, {
              path: ['file'],
              message: say(
                'Isi berkas tidak sesuai dengan jenisnya. Simpan ulang berkas itu, lalu pilih lagi.',
                "The file's content does not fit its type. Save it again, then choose it once more.",
              ),
            })
          : noAnswer(),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const card = canvas.getByLabelText(familyCard);
    await userEvent.upload(card, fileOf('kartu-keluarga.pdf'));
    await userEvent.upload(canvas.getByLabelText(letterOfMove), fileOf('surat-pindah.pdf'));
    await canvas.findByRole('button', {
      name: say('Coba lagi surat-pindah.pdf', 'Try surat-pindah.pdf again'),
    });
    await expect(card).toHaveAccessibleDescription(
      new RegExp(say('Isi berkas tidak sesuai dengan jenisnya', "The file's content does not fit its type")),
    );
  },
};

/** One too large, one of a type that is not accepted. */
export const Refused: Story = {
  play: async ({ args, canvas }) => {
    const card = canvas.getByLabelText(familyCard);
    await userEvent.upload(card, fileOf('foto.jpg', 1204));
    await userEvent.upload(canvas.getByLabelText(letterOfMove), fileOf('surat.docx'), {
      applyAccept: false,
    });
    await expect(card).toHaveAccessibleDescription(
      new RegExp(
        say('File foto.jpg berukuran 1204 Kb, max. 800 Kb.', 'File foto.jpg has 1204 Kb, at most 800 Kb.'),
      ),
    );
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
};

/** Removed after a confirmation inside the slot. */
export const Removed: Story = {
  args: { files },
  play: async ({ args, canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', {
        name: say('Hapus berkas kartu-keluarga.pdf', 'Delete file kartu-keluarga.pdf'),
      }),
    );
    await expect(canvas.getByRole('button', { name: say('Batal', 'Cancel') })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: say('Hapus berkas', 'Delete file') }));
    await expect(args.onRemove).toHaveBeenCalledWith('kk');
    await expect(
      await canvas.findByText(say('berhasil menghapus dokumen', 'The document was deleted')),
    ).toBeVisible();
    await expect(canvas.getByLabelText(familyCard)).toHaveFocus();
  },
};

/** Read-only: names open the files, missing ones are shown. */
export const ReadOnly: Story = {
  args: { files: { ...files, pindah: null }, readOnly: true, hasProxy: true },
};

/** Returned for correction, read-only. */
export const ReadOnlyReturned: Story = {
  args: {
    kind: '2',
    files: vehicleFiles,
    readOnly: true,
    remarks: { bpkb: say('Halaman 3 belum ada.', 'Page 3 is missing.') },
  },
};

export const English: Story = {
  ...Variants,
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Family card/)).toHaveAccessibleDescription(
      new RegExp(`The officer’s remark: ${say('Hasil pindai buram', 'The scan is blurred')}`),
    );
  },
};
