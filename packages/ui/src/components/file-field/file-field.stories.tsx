import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FileField } from './file-field.tsx';

const limit = { checkedKb: 800, shownKb: 800 };
const fileOf = (name: string, kilobytes: number, type = '') =>
  new File([new Uint8Array(kilobytes * 1024)], name, { type });
const letter = fileOf('surat-kuasa-2024.pdf', 268);
const photo = fileOf('foto-lokasi.jpg', 1204);

const meta = {
  title: 'Komponen/FileField',
  component: FileField,
  args: { label: 'Berkas', limit, onFile: fn() },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Empty, chosen, stored, wrong, disabled; the one visual snapshot. */
export const Variants: Story = {
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: 24,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
      }}
    >
      <FileField {...args} hint="Hasil pindai yang terbaca" />
      <FileField {...args} label="Laporan" kind="csv" error="Kolom Laporan belum diisi" />
      <FileField {...args} label="Surat kuasa" file={letter} />
      <FileField
        {...args}
        label="Bill of Lading"
        stored={{ name: 'bill-of-lading.pdf', bytes: 21_000, onOpen: fn() }}
      />
      <FileField
        {...args}
        label="Foto lokasi"
        file={photo}
        error="File foto-lokasi.jpg berukuran 1204 Kb, max. 800 Kb."
      />
      <FileField {...args} label="Manifes" optional disabled />
    </div>
  ),
};

export const TakesAFile: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Berkas'), letter);
    await expect(args.onFile).toHaveBeenLastCalledWith(letter);
    await expect(canvas.getByText('surat-kuasa-2024.pdf')).toBeVisible();
    await expect(canvas.getByText(/268 Kb/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Buang berkas' }));
    await expect(args.onFile).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByLabelText('Berkas')).toHaveFocus();
  },
};

/** The refused file stays in sight with the reason; it does not count as chosen. */
export const RefusesWhatIsTooLarge: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Berkas');
    await userEvent.upload(input, photo);
    await expect(args.onFile).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveAccessibleDescription(/File foto-lokasi.jpg berukuran 1204 Kb, max. 800 Kb./);
    await expect(input).toBeInvalid();
    await userEvent.upload(input, letter);
    await expect(args.onFile).toHaveBeenLastCalledWith(letter);
    await expect(input).toBeValid();
  },
};

export const ReplacesAStoredFile: Story = {
  args: { stored: { name: 'bill-of-lading.pdf', onOpen: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lihat' }));
    await expect(args.stored?.onOpen).toHaveBeenCalledTimes(1);
    await userEvent.upload(canvas.getByLabelText('Ganti'), letter);
    await expect(canvas.queryByText('bill-of-lading.pdf')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Buang berkas' }));
    await expect(canvas.getByText('bill-of-lading.pdf')).toBeVisible();
  },
};
