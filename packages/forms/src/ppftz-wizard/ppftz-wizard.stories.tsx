import { buildFilledPpftz, buildPpftz } from '@pabean/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { fieldsRefused, refusal } from '../testing/answers.ts';
import { storedGoods, withRows } from '../testing/ppftz-rows.ts';
import { WizardInPage } from '../testing/wizard-in-page.tsx';

const identity = {
  onSave: fn(async () => ({ headerVersion: '2' })),
  onUpload: fn(async () => ({
    message: say('Berhasil meng-upload dokumen', 'The document was uploaded'),
    fileName: 'kk.pdf',
  })),
  onRemove: fn(async () => undefined),
  onOpen: fn(),
};

const review = {
  renderContents: () => null,
  onSend: fn(async () => say('Permohonan berhasil dikirim', 'The application has been sent')),
  onSent: fn(),
};

const saveAndSend = say('Simpan dan Kirim', 'Save and send');

const meta = {
  title: 'Forms/PpftzWizard',
  component: WizardInPage,
  parameters: {
    layout: 'padded',
    anatomy: {
      of: 'Parts',
      parts: [
        'header p',
        'header button',
        'nav',
        'fieldset',
        'form > fieldset',
        'form button[type="submit"]',
      ],
    },
  },
  args: {
    record: buildPpftz(),
    first: 'identity',
    onVisit: fn(),
    identity,
    review,
  },
} satisfies Meta<typeof WizardInPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Household goods, newly created. */
export const Default: Story = {};

/** Scaled down to show the whole form. */
export const Parts: Story = {
  decorators: [(Story) => <div style={{ zoom: 0.6, overflow: 'hidden' }}>{Story()}</div>],
};

/** A vehicle, half filled in. */
export const Vehicle: Story = {
  args: {
    record: buildPpftz({ kind: '2', transportMode: '1', carrier: 'KMP Lome', stnkNumber: 'BP 1234 XY' }),
  },
};

/** Complete for the next step, with a proxy for the recipient. */
export const Variants: Story = {
  args: {
    record: buildFilledPpftz({
      hasProxy: true,
      proxyName: 'Budi Santoso',
      proxyIdentityType: '2',
      proxyIdentityNumber: '2171010101010002',
      file_identitas_penerima: 'identitas-penerima.pdf',
      file_kk: 'kk.pdf',
    }),
  },
};

/** Missing values are listed above the step and link to each field. */
export const AsksForWhatIsMissing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: say('Simpan dan lanjut', 'Save and continue') }),
    );
    const summary = await canvas.findByRole('region', {
      name: new RegExp(say('isian yang perlu', 'Fields to correct')),
    });
    await expect(summary).toHaveFocus();
    await userEvent.click(
      within(summary).getByRole('link', { name: say('Kolom Gudang/TPS belum diisi', 'Warehouse is empty') }),
    );
    await expect(canvas.getByRole('combobox', { name: say('Gudang/TPS', 'Warehouse') })).toHaveFocus();
  },
};

/** The server refuses a field. */
export const Refused: Story = {
  args: {
    record: buildFilledPpftz(),
    identity: {
      ...identity,
      onSave: fn(() =>
        Promise.reject(
          refusal(fieldsRefused, {
            path: ['loadingPort'],
            message: say('Pilih Pelabuhan Muat dari daftar.', 'Choose Port of loading from the list.'),
          }),
        ),
      ),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: new RegExp(say('^Nama Sarana', '^Means of transport')) }),
      'KM Kelud',
    );
    await userEvent.click(canvas.getByRole('button', { name: say('Simpan', 'Save') }));
    const question = within(
      await screen.findByRole('alertdialog', { name: say('Simpan data?', 'Save the data?') }),
    );
    await userEvent.click(question.getByRole('button', { name: say('Simpan', 'Save') }));
    await expect(
      (
        await canvas.findAllByText(
          say('Pilih Pelabuhan Muat dari daftar.', 'Choose Port of loading from the list.'),
        )
      ).length,
    ).toBeGreaterThan(0);
  },
};

const returned = buildFilledPpftz({
  status: '190',
  carrier: 'KM Kelud',
  file_kk: 'kk.pdf',
  corrections: [
    { field: 'no_surat_pindah', remark: say('Nomor tidak terbaca.', 'The number cannot be read.') },
    { field: 'file_kk', remark: say('Halaman kedua tidak ada.', 'The second page is missing.') },
    {
      field: 'barang',
      remark: say('Nilai lemari pendingin terlalu rendah.', 'The value of the refrigerator is too low.'),
    },
  ],
  sent: buildFilledPpftz({ carrier: 'KM Umsini' }),
});

/** Returned for correction: the officer's remark at each field, and the sent value if it has changed. */
export const Returned: Story = {
  args: { record: returned },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(say('Saat dikirim: KM Umsini', 'When it was sent: KM Umsini')),
    ).toBeVisible();
    await expect(
      canvas.getByText(say('Catatan petugas: Nomor tidak terbaca.', 'Officer: The number cannot be read.')),
    ).toBeVisible();
  },
};

/** The third step of an incomplete record: the stepper marks the steps in which something is missing. */
export const Review: Story = {
  args: { first: 'review', record: buildPpftz() },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(say('Kolom Gudang/TPS belum diisi', 'Warehouse is empty')),
    ).toBeVisible();
    const steps = within(canvas.getByRole('navigation', { name: say('Langkah', 'Steps') })).getAllByRole(
      'listitem',
    );
    await expect(steps[0]).toHaveTextContent(
      say('Identitas dan angkutanPerlu diperbaiki', 'Identity and transportNeeds correction'),
    );
    await expect(steps[1]).toHaveTextContent(
      say('Kontainer, kemasan, barang (selesai)', 'Containers, packaging, goods (done)'),
    );
  },
};

const allFiles = {
  file_identitas_penerima: 'identitas-penerima.pdf',
  file_kk: 'kk.pdf',
  file_pindah: 'pindah.pdf',
  file_pernyataan: 'pernyataan.pdf',
  file_rekombp: 'rekombp.pdf',
};

/** The third step of a complete record: declared, confirmed, sent. */
export const Sends: Story = {
  args: { first: 'review', record: buildFilledPpftz(allFiles) },
  play: async ({ args, canvas }) => {
    await expect(
      await canvas.findByText(
        say('Aju lengkap dan dapat dikirim.', 'The record is complete and can be sent.'),
      ),
    ).toBeVisible();
    await userEvent.click(
      canvas.getByRole('checkbox', { name: new RegExp(say('^Saya menyatakan', '^I declare')) }),
    );
    await userEvent.click(canvas.getByRole('button', { name: saveAndSend }));
    const question = within(
      await screen.findByRole('alertdialog', { name: say('Kirim data?', 'Send the data?') }),
    );
    await userEvent.click(question.getByRole('button', { name: saveAndSend }));
    await expect(args.review.onSent).toHaveBeenCalledWith(
      say('Permohonan berhasil dikirim', 'The application has been sent'),
    );
  },
};

const complete = buildFilledPpftz(allFiles);
const changedMeanwhile = {
  ...withRows({ ...complete, carrier: 'KM Umsini', version: '7' }),
  goods: storedGoods.slice(1),
};
let isChanged = false;

/** Another user changed the record during the confirmation: the changes are shown, and the declaration is required again. */
export const ChangedMeanwhile: Story = {
  beforeEach: () => {
    isChanged = false;
  },
  args: {
    first: 'review',
    record: complete,
    review: {
      ...review,
      load: async () => (isChanged ? changedMeanwhile : withRows(complete)),
      onSend: fn(async () => {
        isChanged = true;
        throw Object.assign(refusal(say('Aju ini diubah.', 'The record was changed.')), { status: 412 });
      }),
    },
  },
  play: async ({ canvas }) => {
    const declaration = await canvas.findByRole('checkbox', {
      name: new RegExp(say('^Saya menyatakan', '^I declare')),
    });
    await userEvent.click(declaration);
    await userEvent.click(canvas.getByRole('button', { name: saveAndSend }));
    const question = within(
      await screen.findByRole('alertdialog', { name: say('Kirim data?', 'Send the data?') }),
    );
    await userEvent.click(question.getByRole('button', { name: saveAndSend }));
    const note = await canvas.findByRole('group', {
      name: new RegExp(say('^Aju diubah di tempat lain', '^The record was changed elsewhere')),
    });
    await waitFor(() => expect(note).toHaveFocus());
    await expect(declaration).not.toBeChecked();
  },
};

export const English: Story = {
  args: { record: buildPpftz({ kind: '2' }) },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save and continue' })).toBeVisible();
  },
};
