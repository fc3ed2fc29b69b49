import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import type { UploadFile } from '../file-upload/index.ts';
import { kb, limit, sending, stored } from './file-slot.examples.tsx';
import { FileSlot } from './file-slot.tsx';

const fileOf = (name: string, kilobytes: number) => new File([new Uint8Array(kilobytes * kb)], name);
const failed: UploadFile = {
  ...sending,
  state: 'failed',
  error: say('Koneksi terputus. Coba lagi.', 'The connection was lost. Try again.'),
};

const meta = {
  title: 'Components/Inputs/FileSlot',
  component: FileSlot,
  args: {
    label: say('Kartu Keluarga', 'Family card'),
    limit,
    onFile: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(async () => undefined),
  },
  parameters: {
    anatomy: {
      of: 'Parts',
      parts: [
        'label',
        'span[aria-hidden="true"]',
        'span[aria-hidden="true"] + div > span',
        'span[aria-hidden="true"] + div > div',
        'span:has(> button)',
        'p',
      ],
    },
  },
} satisfies Meta<typeof FileSlot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With a file that has just been uploaded, as narrow as in a card. */
export const Parts: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 290, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: { stored, done: say('Berhasil meng-upload dokumen', 'The document was uploaded') },
};

/** Empty, uploading, uploaded, being replaced, failed, wrong, disabled. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <FileSlot {...args} />
      <FileSlot
        {...args}
        label={say('Surat Pindah', 'Letter of move')}
        upload={{ ...sending, name: 'surat-pindah.pdf' }}
      />
      <FileSlot
        {...args}
        label="STNK"
        stored={{ ...stored, name: 'stnk.pdf' }}
        done={say('Berhasil meng-upload dokumen', 'The document was uploaded')}
      />
      <FileSlot
        {...args}
        label="BPKB"
        optional
        stored={{ ...stored, name: 'bpkb.pdf' }}
        upload={{ ...sending, name: 'bpkb-baru.pdf' }}
      />
      <FileSlot
        {...args}
        label={say('Surat Jalan', 'Delivery note')}
        upload={{ ...failed, name: 'surat-jalan.pdf' }}
      />
      <FileSlot
        {...args}
        label={say('Bukti Gesek', 'Chassis rubbing')}
        error={say('Kolom Bukti Gesek belum diisi', 'Chassis rubbing is empty')}
      />
      <FileSlot {...args} label={say('Surat Kuasa', 'Power of attorney')} disabled />
    </div>
  ),
};

export const RefusesWhatIsTooLarge: Story = {
  args: { stored },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText(new RegExp(say('^Kartu Keluarga', '^Family card')));
    await userEvent.upload(input, fileOf('foto.jpg', 1204));
    await expect(input).toHaveAccessibleDescription(
      new RegExp(
        say('File foto.jpg berukuran 1204 Kb, max. 800 Kb.', 'File foto.jpg has 1204 Kb, at most 800 Kb.'),
      ),
    );
    await expect(canvas.getByText('kk-siregar.pdf')).toBeVisible();
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};

/** The question replaces the file; cancel comes first. */
export const AsksBeforeItRemoves: Story = {
  args: { stored },
  play: async ({ args, canvas }) => {
    for (const name of [
      say('Lihat berkas kk-siregar.pdf', 'View file kk-siregar.pdf'),
      say('Unduh berkas kk-siregar.pdf', 'Download file kk-siregar.pdf'),
      say('Hapus berkas kk-siregar.pdf', 'Delete file kk-siregar.pdf'),
    ]) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: say('Batal', 'Cancel') })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
