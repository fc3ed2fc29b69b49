import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { SendApplication } from './send-application.tsx';

/** The shape of a refused call. */
class Refused extends Error {
  readonly kind = 'http';
  readonly fieldErrors: { path: string[]; message: string }[];
  constructor(message: string, missing: string[] = []) {
    super(message);
    this.fieldErrors = missing.map((sentence) => ({ path: [], message: sentence }));
  }
}

const meta = {
  title: 'Formulir/SendApplication',
  component: SendApplication,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    thing: '118/SNB/IX/2026 · Pembongkaran Barang di Luar Kawasan Pabean',
    onSend: fn(async () => undefined),
    onSent: fn(),
    onRequestClose: fn(),
  },
} satisfies Meta<typeof SendApplication>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The declaration comes first. */
export const Default: Story = {};

/** The same in its place; the one visual snapshot. */
export const Variants: Story = {};

const consent = () => screen.getByRole('checkbox', { name: /Saya menyatakan bahwa data/ });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function goToQuestion() {
  await userEvent.click(consent());
  await press('Kirim');
  await expect(screen.getByRole('alertdialog', { name: 'Kirim data' })).toBeVisible();
}

export const NeedsTheDeclaration: Story = {
  play: async ({ args }) => {
    await press('Kirim');
    await expect(consent()).toHaveAccessibleDescription(
      'Pengiriman data tidak berhasil, disclaimer belum diisi...!!!',
    );
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const AsksOnceThenSends: Story = {
  play: async ({ args }) => {
    await goToQuestion();
    await expect(screen.getByText('Anda yakin akan mengirim data ini?')).toBeVisible();
    await press('Kirim');
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(args.onSent).toHaveBeenCalledTimes(1);
  },
};

/** The office lists what is missing. */
export const ShowsWhatIsMissing: Story = {
  args: {
    onSend: fn(async () => {
      throw new Refused('Permohonan belum lengkap.', ['Dokumen Surat Permohonan belum diisi']);
    }),
  },
  play: async ({ args }) => {
    await goToQuestion();
    await press('Kirim');
    await expect(await screen.findByRole('dialog', { name: 'Hasil Validasi' })).toBeVisible();
    await expect(screen.getByText('Dokumen Surat Permohonan belum diisi')).toBeVisible();
    await press('Lengkapi');
    await expect(args.onRequestClose).toHaveBeenCalled();
    await expect(args.onSent).not.toHaveBeenCalled();
  },
};

/** Any other refusal stays where it can be tried again. */
export const TellsAnotherRefusal: Story = {
  args: {
    onSend: fn(async () => {
      throw new Refused('Permohonan sudah dikirim, sehingga tidak dapat diubah atau dihapus.');
    }),
  },
  play: async ({ args }) => {
    await goToQuestion();
    await press('Kirim');
    await expect(await screen.findByText(/Permohonan sudah dikirim/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Kirim' })).toBeEnabled();
    await expect(args.onSent).not.toHaveBeenCalled();
  },
};
