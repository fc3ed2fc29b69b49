import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { FieldRow } from '../field-row/index.ts';
import { limit } from './file-field.examples.tsx';
import { FileField } from './file-field.tsx';

const fileOf = (name: string, kilobytes: number, type = '') =>
  new File([new Uint8Array(kilobytes * 1024)], name, { type });
const letter = fileOf('surat-kuasa-2024.pdf', 268);
const photo = fileOf('foto-lokasi.jpg', 1204);

const meta = {
  title: 'Components/Inputs/FileField',
  component: FileField,
  args: { label: say('Berkas', 'File'), limit, onFile: fn() },
  parameters: {
    anatomy: { parts: ['label', 'p', 'div:has(> input)', 'p + p', 'label[data-variant]'] },
  },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Empty, chosen, stored, wrong, disabled, and with a file dragged over it. */
export const Variants: Story = {
  render: (args) => (
    <FieldRow style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))' }}>
      <FileField {...args} hint={say('Hasil pindai yang terbaca', 'A legible scan')} />
      <FileField
        {...args}
        label={say('Laporan', 'Report')}
        kind="csv"
        error={say('Kolom Laporan belum diisi', 'Report is empty')}
      />
      <FileField {...args} label={say('Surat kuasa', 'Power of attorney')} file={letter} />
      <FileField
        {...args}
        label="Bill of Lading"
        stored={{ name: 'bill-of-lading.pdf', bytes: 21_000, onOpen: fn() }}
      />
      <FileField {...args} label={say('Foto lokasi', 'Photo of the site')} file={photo} />
      <FileField {...args} label={say('Manifes', 'Manifest')} optional disabled />
      <FileField {...args} label="Packing list" />
    </FieldRow>
  ),
  play: async ({ canvas }) => {
    await fireEvent.dragEnter(canvas.getByLabelText('Packing list'));
  },
};

const label = say('Berkas', 'File');

export const TakesAFile: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText(label), letter);
    await expect(args.onFile).toHaveBeenLastCalledWith(letter, undefined);
    await expect(canvas.getByText('surat-kuasa-2024.pdf')).toBeVisible();
    await expect(canvas.getByText(/268 Kb/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('Buang berkas', 'Remove the file') }));
    await expect(args.onFile).toHaveBeenLastCalledWith(null, undefined);
    await expect(canvas.getByLabelText(label)).toHaveFocus();
  },
};

/** The refused file stays visible with the reason, under a title that names the consequence. */
export const RefusesWhatIsTooLarge: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText(label);
    await userEvent.upload(input, photo);
    await expect(args.onFile).toHaveBeenLastCalledWith(photo, 'tooLarge');
    await expect(input).toHaveAccessibleDescription(
      new RegExp(
        say(
          'Gagal simpan data File foto-lokasi.jpg berukuran 1204 Kb, max. 800 Kb.',
          'The data could not be saved File foto-lokasi.jpg has 1204 Kb, at most 800 Kb.',
        ),
      ),
    );
    await expect(input).toBeInvalid();
    await userEvent.upload(input, letter);
    await expect(args.onFile).toHaveBeenLastCalledWith(letter, undefined);
    await expect(input).toBeValid();
  },
};

/**
 * A file that was fixed on the disk can be chosen again under the same name; cancelling the file dialog keeps the
 * choice.
 */
export const TakesTheSameFileAgain: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(label);
    await userEvent.upload(input, letter);
    await userEvent.upload(input, letter);
    await expect(args.onFile).toHaveBeenCalledTimes(2);
    input.addEventListener('click', (event) => event.preventDefault(), { once: true });
    input.click();
    await expect(input.files).toHaveLength(0);
    await fireEvent(input, new Event('cancel', { bubbles: true }));
    await expect(input.files).toHaveLength(1);
    await expect(canvas.getByText('surat-kuasa-2024.pdf')).toBeVisible();
  },
};

export const ReplacesAStoredFile: Story = {
  args: { stored: { name: 'bill-of-lading.pdf', onOpen: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Lihat', 'View') }));
    await expect(args.stored?.onOpen).toHaveBeenCalledTimes(1);
    await userEvent.upload(canvas.getByLabelText(say('Ganti', 'Replace')), letter);
    await expect(canvas.queryByText('bill-of-lading.pdf')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: say('Buang berkas', 'Remove the file') }));
    await expect(canvas.getByText('bill-of-lading.pdf')).toBeVisible();
  },
};
