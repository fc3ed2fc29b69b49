import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Button } from '../button/button.tsx';
import { Link } from '../link/index.ts';
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
    guide: {
      purpose:
        'Shows a stored document or a licence above the page, so that nobody has to leave it to look: PDF, PNG or JPEG.',
      instead: [
        'For a file of another type hand it to the browser to save.',
        'For what a page itself says, use its own parts: a PDF is read badly on a phone.',
      ],
      anatomy: {
        parts: [
          ['Title', 'h2', 'What the file is, in the words of the page.'],
          ['Close', 'header button', 'Closes the dialog, as Escape does.'],
          [
            'Description',
            'header p',
            'Which application it belongs to. Leave it out where the title says so.',
          ],
          ['File', 'img', 'The picture or the PDF; while it is fetched, that it loads.'],
          [
            'Actions',
            '[data-dialog-foot]',
            '“Unduh” keeps the file, and comes with it. “Tutup” is always there.',
          ],
        ],
      },
      keyboard: [
        ['Tab', 'Goes through the dialog; inside of a PDF the browser’s own keys count'],
        ['Escape', 'Closes, as × and “Tutup” do'],
      ],
      pairs: [
        {
          good: {
            says: 'The file opens above the page, and closing it leads back to the work.',
            shows: () => (
              <div>
                <Button>{say('Lihat izin', 'View the permit')}</Button>
              </div>
            ),
          },
          bad: {
            says: 'People are led away to another tab, and must find the way back.',
            shows: () => (
              <div>
                <Link external href="#izin">
                  {say('Lihat izin', 'View the permit')}
                </Link>
              </div>
            ),
          },
        },
        {
          good: {
            says: 'The button stays as it is: the dialog opens at once and says that the file loads.',
            shows: () => (
              <div>
                <Button>{say('Lihat foto', 'View the photo')}</Button>
              </div>
            ),
          },
          bad: {
            says: 'The button waits for the file, and the dialog comes when people look elsewhere.',
            shows: () => (
              <div>
                <Button busy busyLabel={say('Memuat foto…', 'Loading the photo…')} />
              </div>
            ),
          },
        },
      ],
      good: [
        'Pass why a file did not come as `problem`: the dialog offers to try again.',
        'Save what `onDownload` gives under its own name.',
      ],
      bad: [
        'Do not pass the type that an upload claims: what the server says of the stored file counts.',
        'Do not allow `frame-src` more than `blob:` for it.',
      ],
      spoken: [
        'The picture’s alternative is the name of its file; a PDF is a frame that is called after it.',
        'Why a file did not come is announced at once. The focus goes back to what opened the dialog.',
      ],
      messages: ['viewerDialog', 'common', 'table'],
    } satisfies ComponentGuide,
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
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await expect(args.problem?.retry).toHaveBeenCalledOnce();
  },
};

/** The fallback on phones and in browsers whose PDF viewer is switched off. */
export const WithoutPdfViewer: Story = {
  args: { file: pdf, heading: say('Izin', 'Permit'), pdfViewer: false },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Unduh' }));
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
    const opener = canvas.getByRole('button', { name: 'Lihat foto' });
    await userEvent.click(opener);
    await expect(await screen.findByRole('img', { name: picture.name })).toBeVisible();
    const [close] = screen.getAllByRole('button', { name: /^(Tutup|Close)$/ });
    await userEvent.click(close as HTMLElement);
    await expect(opener).toHaveFocus();
  },
};
