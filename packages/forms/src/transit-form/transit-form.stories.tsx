import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { fieldsRefused, noAnswer, refusal, tooMany, underWay } from '../testing/answers.ts';
import { easyCaptcha } from '../testing/easy-captcha.ts';
import { begunPassenger, filledPassenger, transitReferences } from '../testing/filled-transit.ts';
import { memoryDrafts } from '../testing/memory-drafts.ts';
import { TransitForm, type TransitFormProps } from './transit-form.tsx';

type Send = TransitFormProps['onSend'];

const answer = { code: '7G2K9QXM4TWBH8RC' };

const checkAnswers = say('Periksa jawaban', 'Check your answers');
const sendName = say('Kirim', 'Send');

const meta = {
  title: 'Forms/TransitForm',
  component: TransitForm,
  parameters: {
    layout: 'padded',
    anatomy: { of: 'Parts', parts: ['header', 'nav ol', 'fieldset', 'form + *', 'button[type="submit"]'] },
  },
  args: {
    ...transitReferences,
    loadCaptcha: easyCaptcha,
    onAddCarrier: fn(async () => ({ message: '' })),
    onSend: fn<Send>(async () => answer),
    onSent: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof TransitForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the dialog that sends, and ticks the declaration. */
const approve = async () => {
  await userEvent.click(screen.getByRole('button', { name: checkAnswers }));
  await userEvent.click(await screen.findByRole('button', { name: sendName }));
  const dialog = within(
    await screen.findByRole('dialog', { name: say('Kirim permohonan', 'Send the application') }),
  );
  await userEvent.click(
    dialog.getByRole('checkbox', { name: new RegExp(say('^Saya menyatakan', '^I declare')) }),
  );
  await dialog.findByRole('button', { name: say('Terverifikasi', 'Checked') });
  return dialog;
};

const send = async () => {
  const dialog = await approve();
  await userEvent.click(dialog.getByRole('button', { name: sendName }));
  return dialog;
};

/** Initial state. */
export const Default: Story = {};

/** Half filled in, scaled down to show the whole form. */
export const Parts: Story = {
  args: { initial: begunPassenger },
  decorators: [
    (Story) => (
      <div inert style={{ zoom: 0.6, overflow: 'hidden' }}>
        {Story()}
      </div>
    ),
  ],
};

/** Half filled in: completed sections have a check mark. */
export const Begun: Story = {
  args: { initial: begunPassenger },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: say('Pemberitahu (selesai)', 'Declarant (done)') }),
    ).toBeVisible();
  },
};

/** Filled in, with a sponsor and a purpose as text. */
export const Variants: Story = {
  args: {
    initial: {
      ...filledPassenger,
      hasSponsor: true,
      sponsorName: 'PT Gambar Hidup',
      sponsorIdentityType: 'NPWP',
      sponsorIdentityNumber: '0123456789012345',
      purpose: 'Lainnya',
      otherPurpose: say('Pengambilan gambar film', 'Shooting a film'),
    },
  },
};

/** Empty: missing values in field order; each line links to its field. */
export const FailedSubmit: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: checkAnswers }));
    const list = await canvas.findByRole('region', {
      name: new RegExp(say('isian yang perlu diperbaiki$', '^Fields to correct')),
    });
    await expect(list).toHaveFocus();
    const lines = within(list).getAllByRole('link');
    await expect(lines[0]).toHaveTextContent(
      say('Kolom Nama Pemberitahu belum diisi', 'Declarant’s name is empty'),
    );
    await expect(lines.at(-1)).toHaveTextContent(say('Barang Masih Kosong', 'There are no goods yet'));
    await userEvent.click(lines.at(-1) as HTMLElement);
    await expect(canvas.getByRole('button', { name: say('Tambah barang', 'Add goods') })).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** A carrier that is missing from the list. */
export const AddsACarrier: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(
      canvas.getByRole('combobox', { name: new RegExp(say('^Nama Sarana', '^Means of transport')) }),
      'km umsini',
    );
    await userEvent.click(
      canvas.getByRole('button', { name: say('Tambah nama sarana pengangkut', 'Add a means of transport') }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('textbox')).toHaveValue('km umsini');
    await userEvent.click(dialog.getByRole('button', { name: say('Simpan', 'Save') }));
    await expect(await canvas.findByText(say('Data Berhasil Disimpan', 'Saved'))).toBeVisible();
    await expect(args.onAddCarrier).toHaveBeenCalledWith('KM UMSINI', expect.anything());
    await expect(
      canvas.getByRole('combobox', { name: new RegExp(say('^Nama Sarana', '^Means of transport')) }),
    ).toHaveValue('KM UMSINI');
  },
};

/** The review of all answers, by section, each with a link to change it, before the declaration. */
export const Check: Story = {
  args: { initial: filledPassenger },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: checkAnswers }));
    await userEvent.click(await canvas.findByRole('link', { name: say('Ubah: Pemasukan', 'Change: Entry') }));
    await expect(canvas.getByRole('heading', { level: 2, name: say('Pemasukan', 'Entry') })).toHaveFocus();
    await userEvent.click(
      canvas.getByRole('button', { name: say('Kembali ke pemeriksaan', 'Back to the check') }),
    );
    await expect(
      canvas.getByRole('heading', { name: say('Periksa dan kirim', 'Check and send') }),
    ).toHaveFocus();
  },
};

/** The declaration and the captcha, which was solved meanwhile. */
export const Approval: Story = {
  args: { initial: filledPassenger },
  play: async () => {
    await approve();
  },
};

/** Sent without the declaration. */
export const NotDeclared: Story = {
  args: { initial: filledPassenger },
  play: async ({ args }) => {
    const dialog = await approve();
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: sendName }));
    await expect(
      dialog.getByText(say('Centang pernyataan ini untuk mengirim.', 'Tick this statement to send.')),
    ).toBeVisible();
    await expect(dialog.getByRole('checkbox')).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Sent: the page continues with the code. */
export const Sent: Story = {
  args: { initial: filledPassenger },
  play: async ({ args }) => {
    await send();
    await waitFor(() => expect(args.onSent).toHaveBeenCalledWith(answer));
  },
};

/** While sending: a second press does nothing. */
export const Sending: Story = {
  args: { initial: filledPassenger, onSend: fn<Send>(underWay) },
  play: async ({ args }) => {
    const dialog = await send();
    await userEvent.click(await dialog.findByRole('button', { name: say('Mengirim…', 'Sending…') }));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};

/** The server refused two fields, one of them of a line: the dialog closes, and each error is shown at its place. */
export const RefusedByTheServer: Story = {
  args: {
    initial: filledPassenger,
    onSend: fn<Send>(() =>
      Promise.reject(
        refusal(
          fieldsRefused,
          {
            path: ['portIn'],
            message: say('Pilih Pelabuhan Masuk dari daftar.', 'Choose Port of entry from the list.'),
          },
          {
            path: ['goods', 1, 'unit'],
            message: say('Pilih Satuan Barang dari daftar.', 'Choose Unit from the list.'),
          },
        ),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await send();
    const list = await canvas.findByRole('region', {
      name: say('Ada 2 isian yang perlu diperbaiki', 'Fields to correct: 2'),
    });
    await expect(list).toHaveFocus();
    await expect(list).toHaveTextContent(
      say('Pilih Satuan Barang dari daftar.', 'Choose Unit from the list.'),
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** The server refused the captcha: a new one is solved at once, and nothing is lost. */
export const CaptchaRefused: Story = {
  args: {
    initial: filledPassenger,
    onSend: fn<Send>(() =>
      Promise.reject(
        refusal(
          say(
            'Verifikasi sudah kedaluwarsa atau sudah dipakai. Ulangi verifikasi, lalu kirim lagi.',
            'The check has expired or was used already. Do it again, then send once more.',
          ),
          {
            path: ['captcha'],
            message: say(
              'Verifikasi sudah kedaluwarsa atau sudah dipakai.',
              'The check has expired or was used already.',
            ),
          },
        ),
      ),
    ),
  },
  play: async () => {
    const dialog = await send();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      say('Permohonan belum terkirim', 'The request was not sent'),
    );
    await dialog.findByRole('button', { name: say('Terverifikasi', 'Checked') });
  },
};

/** Too many requests from this address: the server's message, in the dialog. */
export const TooOften: Story = {
  args: { initial: filledPassenger, onSend: fn<Send>(() => Promise.reject(tooMany(1800))) },
  play: async () => {
    const dialog = await send();
    await expect(
      await dialog.findByText(new RegExp(say('^Terlalu banyak percobaan', '^Too many attempts'))),
    ).toBeVisible();
  },
};

/** Offline: the dialog shows that nothing was sent, and waits until it is stopped. */
export const WaitsForTheConnection: Story = {
  args: { initial: filledPassenger, onSend: fn<Send>(() => Promise.reject(noAnswer())) },
  play: async () => {
    const dialog = await send();
    await expect(
      await dialog.findByText(say('Menunggu koneksi internet', 'Waiting for the internet connection')),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: say('Coba sekarang', 'Try now') })).toHaveFocus();
  },
};

/** Stopped by the user: nothing is lost. */
export const StoppedWaiting: Story = {
  ...WaitsForTheConnection,
  play: async () => {
    const dialog = await send();
    await userEvent.click(
      await dialog.findByRole('button', { name: say('Berhenti menunggu', 'Stop waiting') }),
    );
    await expect(
      dialog.getByText(say('Anda menghentikan pengiriman', 'You stopped the sending')),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: say('Batal', 'Cancel') }));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

const { store } = memoryDrafts({
  'transit-passenger': {
    version: 1,
    savedAt: '2026-03-02T01:00:00Z',
    values: filledPassenger,
  },
});

/** After a reload of the tab: the draft is restored. */
export const DraftRestored: Story = {
  args: { draft: { store } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Pulihkan draf', 'Restore draft') }));
    await expect(
      canvas.getByRole('textbox', { name: say('Nama Pemberitahu', 'Declarant’s name') }),
    ).toHaveValue('Bima Aditya Pranata');
    await expect(canvas.getByText('Kamera video profesional')).toBeVisible();
  },
};

/** Leaving asks for confirmation, because the input is discarded. */
export const Cancelled: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: say('Nama Pemberitahu', 'Declarant’s name') }),
      'Bima',
    );
    await userEvent.click(canvas.getByRole('button', { name: say('Batal', 'Cancel') }));
    const question = within(await screen.findByRole('alertdialog', { name: say('Buang isian', 'Discard') }));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: say('Buang isian', 'Discard') }));
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledTimes(1));
  },
};

/** In English. Entries of the office's lists stay unchanged. */
export const InEnglish: Story = {
  args: { initial: filledPassenger },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const type = canvas.getByRole('combobox', { name: 'Declarant’s identity type' });
    await expect(within(type).getByRole('option', { name: 'Paspor (Passport)' })).toHaveValue('Paspor');
    await expect(canvas.getByRole('radio', { name: 'Sewa menyewa (Rental)' })).toHaveAttribute(
      'value',
      'Sewa menyewa',
    );
    await expect(canvas.getByRole('radio', { name: 'Sementara (Temporary)' })).toHaveAccessibleDescription(
      'Barang Awak Sarana Pengangkut (Goods of the crew)',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Check your answers' }));
    await expect(
      await canvas.findByText(/^(KTP \(Identity card\)|NPWP \(Tax number\)|Paspor \(Passport\))$/, {
        ignore: 'option',
      }),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
    await screen.findByRole('dialog', { name: 'Send the application' });
  },
};

/** On a phone: one section at a time. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { initial: begunPassenger },
};
