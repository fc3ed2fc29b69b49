import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import type { UploadFile } from '../file-upload/index.ts';
import { FileSlot } from './file-slot.tsx';

const kb = 1024;
const limit = { checkedKb: 800, shownKb: 800 };
const fileOf = (name: string, kilobytes: number) => new File([new Uint8Array(kilobytes * kb)], name);
const stored = { name: 'kk-siregar.pdf', bytes: 268 * kb, onOpen: fn(), onDownload: fn() };
const sending: UploadFile = {
  id: 'a',
  name: 'kk-siregar-baru.pdf',
  bytes: 386 * kb,
  state: 'sending',
  progress: 0.64,
};
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
    guide: {
      purpose:
        'The place of one document among several, each under its own name: its file is uploaded as soon as it is chosen.',
      instead: [
        'For a file that is sent together with the rest of a form, use FileField.',
        'For any number of files without names of their own, use FileUpload.',
      ],
      anatomy: {
        of: 'Parts',
        parts: [
          ['Label', 'label', 'The name of the document that belongs here.'],
          ['Type', 'span[aria-hidden="true"]', 'The kind of the file, from its name.'],
          ['Name', 'span[aria-hidden="true"] + div > span', 'The file as the person named it.'],
          [
            'Size and limit',
            'span[aria-hidden="true"] + div > div',
            'How large it is, and what is taken in its place.',
          ],
          [
            'Actions',
            'span:has(> button)',
            'See it, replace it, save it, remove it; each only where it is possible.',
          ],
          ['Result', 'p', 'What worked here last. Leave it out when the page is opened anew.'],
        ],
      },
      keyboard: [
        ['Tab', 'Goes to the place, then to what can be done with its file'],
        ['Enter, Space', 'In the place opens the dialog of the browser; on an action takes it'],
        ['Ctrl+V', 'Takes a file from the clipboard while the focus is anywhere inside'],
      ],
      pairs: [
        {
          good: {
            says: 'The stored file stays until the new one has arrived.',
            shows: () => (
              <FileSlot
                label={say('Kartu Keluarga', 'Family card')}
                limit={limit}
                onFile={() => undefined}
                stored={stored}
                upload={sending}
              />
            ),
          },
          bad: {
            says: 'The stored file has gone already: where the upload fails, there is none.',
            shows: () => (
              <FileSlot
                label={say('Kartu Keluarga', 'Family card')}
                limit={limit}
                onFile={() => undefined}
                upload={sending}
              />
            ),
          },
        },
      ],
      good: [
        'Report the share that has left, as `fetchWithProgress` of the client tells it.',
        'Say what worked in `done` and in a live region, with the name of the place.',
      ],
      bad: [
        'Do not ask a second time before a removal: the place asks.',
        'Do not send what it refused; such a file never reaches `onFile`.',
      ],
      spoken: [
        'Announced politely: a file that is on its way, and the sentence of one that did not arrive; no percentages.',
        'The actions carry the name of their file.',
        'When the button that had the focus goes, the place has it: after an upload, a removal, a cancelled upload.',
      ],
      messages: ['fileSlot', 'fileField', 'fileUpload', 'progress', 'field'],
    } satisfies ComponentGuide,
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
    const input = canvas.getByLabelText(/^Kartu Keluarga/);
    await userEvent.upload(input, fileOf('foto.jpg', 1204));
    await expect(input).toHaveAccessibleDescription(/File foto.jpg berukuran 1204 Kb, max. 800 Kb./);
    await expect(canvas.getByText('kk-siregar.pdf')).toBeVisible();
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};

/** The question replaces the file; cancel comes first. */
export const AsksBeforeItRemoves: Story = {
  args: { stored },
  play: async ({ args, canvas }) => {
    for (const name of [
      'Lihat berkas kk-siregar.pdf',
      'Unduh berkas kk-siregar.pdf',
      'Hapus berkas kk-siregar.pdf',
    ]) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Batal' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
