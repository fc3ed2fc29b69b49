import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { kb, letter, limit, photo } from './file-upload.examples.tsx';
import { FileUpload, type FileUploadProps } from './file-upload.tsx';
import type { UploadFile } from './upload-file.ts';

const fileOf = (name: string, kilobytes: number) => new File([new Uint8Array(kilobytes * kb)], name);
const bill: UploadFile = {
  id: 'b',
  name: 'bill-of-lading.pdf',
  bytes: 386 * kb,
  state: 'sending',
  progress: 0.64,
};
const manifest: UploadFile = { id: 'c', name: 'manifes.pdf', bytes: 120 * kb, state: 'waiting' };
const refused: UploadFile = {
  id: 'e',
  name: 'foto-lokasi.jpg',
  bytes: 1204 * kb,
  state: 'refused',
  error: say(
    'File foto-lokasi.jpg berukuran 1204 Kb, max. 800 Kb.',
    'File foto-lokasi.jpg has 1204 Kb, at most 800 Kb.',
  ),
};

const meta = {
  title: 'Components/Inputs/FileUpload',
  component: FileUpload,
  args: {
    label: say('Dokumen pelengkap', 'Supporting documents'),
    limit,
    files: [],
    onAdd: fn(),
    onRemove: fn(),
    onCancel: fn(),
    onRetry: fn(),
  },
  parameters: {
    anatomy: {
      of: 'Parts',
      parts: [
        'label',
        'div:has(> input)',
        'li span > span[aria-hidden="true"]',
        'li + li > div',
        'li + li button',
        'li p',
      ],
    },
  },
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Holds files as a page does, without sending them. */
function WithFiles(props: FileUploadProps) {
  const [files, setFiles] = useState(props.files);
  const change = (id: string, with_: Partial<UploadFile>) =>
    setFiles((before) => before.map((file) => (file.id === id ? { ...file, ...with_ } : file)));
  const drop = (id: string) => setFiles((before) => before.filter((file) => file.id !== id));
  return (
    <FileUpload
      {...props}
      files={files}
      onAdd={(added) => {
        props.onAdd(added);
        const rows = added.map(({ name, size }) => ({
          id: name,
          name,
          bytes: size,
          state: 'waiting' as const,
        }));
        setFiles((before) => [...(props.multiple === false ? [] : before), ...rows]);
      }}
      onRemove={(id) => {
        props.onRemove(id);
        drop(id);
      }}
      onCancel={(id) => {
        props.onCancel?.(id);
        drop(id);
      }}
      onRetry={(id) => {
        props.onRetry?.(id);
        change(id, { state: 'waiting', error: undefined });
      }}
    />
  );
}

export const Default: Story = {
  args: { hint: say('Hasil pindai yang terbaca', 'A legible scan') },
  render: (args) => <WithFiles {...args} />,
};

/** One file in progress, and one that failed. */
export const Parts: Story = { args: { files: [bill, photo] } };

/** All states of a file, an empty area, an invalid one, one for a single CSV, and a disabled one. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <FileUpload
        {...args}
        files={[letter, bill, manifest, photo, refused]}
        hint={say('Hasil pindai yang terbaca', 'A legible scan')}
      />
      <FileUpload
        {...args}
        label={say('Lampiran', 'Attachment')}
        error={say('Kolom Lampiran belum diisi', 'Attachment is empty')}
      />
      <FileUpload
        {...args}
        label={say('Laporan', 'Report')}
        kind="csv"
        multiple={false}
        optional
        files={[{ ...bill, name: 'laporan-tps-2024-09.csv', progress: undefined }]}
      />
      <FileUpload
        {...args}
        label={say('Foto lokasi', 'Photo of the site')}
        disabled
        files={[{ ...letter, name: 'foto-dermaga.png' }]}
      />
    </div>
  ),
};

const label = say('Dokumen pelengkap', 'Supporting documents');

export const TakesSeveralAndRefusesWhatIsTooLarge: Story = {
  render: (args) => <WithFiles {...args} />,
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText(label);
    const [good, large] = [fileOf('surat-kuasa-2024.pdf', 268), fileOf('foto-lokasi.jpg', 1204)];
    await userEvent.upload(input, [good, large]);
    await expect(args.onAdd).toHaveBeenLastCalledWith([good]);
    await expect(
      canvas.getByText(say('268 Kb · Menunggu giliran', '268 Kb · Waiting its turn')),
    ).toBeVisible();
    const remove = canvas.getByRole('button', {
      name: say('Buang foto-lokasi.jpg', 'Remove foto-lokasi.jpg'),
    });
    await expect(remove).toHaveAccessibleDescription(
      say(
        'File foto-lokasi.jpg berukuran 1204 Kb, max. 800 Kb.',
        'File foto-lokasi.jpg has 1204 Kb, at most 800 Kb.',
      ),
    );
    await userEvent.click(remove);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(input).toHaveFocus();
  },
};

export const TakesWhatIsPasted: Story = {
  play: async ({ args, canvas }) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(fileOf('tangkapan-layar.png', 12));
    await userEvent.tab();
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    await fireEvent(canvas.getByLabelText(label), paste);
    await expect(args.onAdd).toHaveBeenLastCalledWith([
      expect.objectContaining({ name: 'tangkapan-layar.png' }),
    ]);
  },
};

export const ShowsWhereADropLands: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(label);
    fireEvent.dragEnter(input);
    await expect(input.parentElement).toHaveAttribute('data-over');
    fireEvent.dragLeave(input);
    await expect(input.parentElement).not.toHaveAttribute('data-over');
  },
};

/** Every action with the keyboard; the focus never gets lost. */
export const WorksByTheKeyboard: Story = {
  args: { files: [bill, photo] },
  render: (args) => <WithFiles {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText(label)).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenLastCalledWith('b');
    await expect(canvas.getByLabelText(label)).toHaveFocus();
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: say('Coba lagi foto-dermaga.jpg', 'Try foto-dermaga.jpg again') }),
    ).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onRetry).toHaveBeenLastCalledWith('d');
    await expect(
      canvas.getByRole('button', { name: say('Batalkan foto-dermaga.jpg', 'Cancel foto-dermaga.jpg') }),
    ).toHaveFocus();
  },
};
