import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Button } from '../button/button.tsx';
import { ViewerDialog, type ViewerDialogProps } from './viewer-dialog.tsx';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** A small picture of containers on a quay. */
const picture = {
  bytes: bytesOf(
    'iVBORw0KGgoAAAANSUhEUgAAAPAAAACgAgMAAABPtQn2AAAADFBMVEXb4vAUIT3sszx4jKoNXc/RAAAAV0lEQVR42u3SMQrAIBAAQZXkfzZ+MuSPprE9CEjA4Gxjc4OipiRJkiRJkrRSeaxnDQb6HeMyszO8Bz5ezLTo17ltGIZheHWcr38eu3tnGIZhGIZhGP4KP54ZBl01HsCgAAAAAElFTkSuQmCC',
  ),
  mediaType: 'image/png',
  name: 'Foto lokasi pembongkaran.png',
};

const pdf = {
  bytes: new TextEncoder().encode('%PDF-1.4\n%%EOF\n'),
  mediaType: 'application/pdf',
  name: 'Izin KEP-1204-KPU.02-2024.pdf',
};

const meta = {
  title: 'Components/Navigation and data/ViewerDialog',
  component: ViewerDialog,
  args: {
    open: true,
    heading: say('Foto lokasi pembongkaran', 'Photo of the place of unloading'),
    description: '118/SNB/IX/2024',
    file: picture,
    onDownload: fn(),
    onRequestClose: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '560px' } },
    anatomy: { parts: ['h2', 'header button', 'header p', 'img', '[data-dialog-foot]'] },
  },
} satisfies Meta<typeof ViewerDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A picture. The other states are separate stories: a page has one dialog at a time. */
export const Variants: Story = {};

export const Loading: Story = { args: { file: undefined } };

export const Failed: Story = {
  args: {
    file: undefined,
    problem: {
      text: say(
        'Server tidak dapat dihubungi. Periksa koneksi internet Anda, lalu coba lagi.',
        'The server cannot be reached. Check your internet connection, then try again.',
      ),
      retry: fn(),
    },
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: say('Coba lagi', 'Try again') }));
    await expect(args.problem?.retry).toHaveBeenCalledOnce();
  },
};

/** The fallback on phones and in browsers whose PDF viewer is switched off. */
export const WithoutPdfViewer: Story = {
  args: { file: pdf, heading: say('Izin', 'Permit'), pdfViewer: false },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: say('Unduh', 'Download') }));
    await expect(args.onDownload).toHaveBeenCalledWith(pdf);
  },
};

export const OtherType: Story = {
  args: { file: { ...pdf, mediaType: 'text/csv', name: 'laporan.csv' }, heading: say('Laporan', 'Report') },
};

function Opener(props: ViewerDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('Lihat foto', 'View the photo')}</Button>
      <ViewerDialog {...props} open={open} onRequestClose={() => setOpen(false)} />
    </>
  );
}

export const GivesTheFocusBack: Story = {
  parameters: { docs: { story: { height: '160px' } } },
  render: (args) => <Opener {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: say('Lihat foto', 'View the photo') });
    await userEvent.click(opener);
    await expect(await screen.findByRole('img', { name: picture.name })).toBeVisible();
    const [close] = screen.getAllByRole('button', { name: say('Tutup', 'Close') });
    await userEvent.click(close as HTMLElement);
    await expect(opener).toHaveFocus();
  },
};
