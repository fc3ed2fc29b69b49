import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { DescriptionItem, DescriptionList } from '../description-list/index.ts';
import { FileViewer } from './file-viewer.tsx';

const pdf = {
  bytes: new TextEncoder().encode('%PDF-1.4\n%%EOF\n'),
  mediaType: 'application/pdf',
  name: 'PPFTZ 000045.pdf',
};

/** A small picture of containers on a quay. */
const photo = {
  bytes: Uint8Array.from(
    atob(
      'iVBORw0KGgoAAAANSUhEUgAAAPAAAACgAgMAAABPtQn2AAAADFBMVEXb4vAUIT3sszx4jKoNXc/RAAAAV0lEQVR42u3SMQrAIBAAQZXkfzZ+MuSPprE9CEjA4Gxjc4OipiRJkiRJkrRSeaxnDQb6HeMyszO8Bz5ezLTo17ltGIZheHWcr38eu3tnGIZhGIZhGP4KP54ZBl01HsCgAAAAAElFTkSuQmCC',
    ),
    (letter) => letter.charCodeAt(0),
  ),
  mediaType: 'image/png',
  name: 'Foto lokasi pembongkaran.png',
};

const retry = fn();
const busy = {
  text: say('Server sedang sibuk. Coba lagi dalam 5 detik.', 'The server is busy. Try again in 5 seconds.'),
  retry,
};

const meta = {
  title: 'Components/Navigation and data/FileViewer',
  component: FileViewer,
  args: { file: pdf, pdfViewer: false },
  parameters: {
    guide: {
      purpose: 'Shows a PDF, PNG or JPEG inside of a page, beside what is said about it.',
      instead: ['To look at a file above the page, use ViewerDialog.'],
      anatomy: {
        of: 'Parts',
        parts: [
          ['File', 'img', 'The picture as it is, or a PDF in the browser’s own viewer.'],
          ['What happened', '[role="alert"]', 'Stands in the place of a file that did not come.'],
          ['Why', '[role="alert"] p + p', 'The reason, in the words that you pass.'],
          ['Another try', 'button', 'Fetches the file again.'],
        ],
      },
      keyboard: [['Tab', 'Goes into a PDF, where the browser’s own keys count, and out of it']],
      pairs: [
        {
          good: {
            says: 'What the document says stands beside it, so nobody depends on the viewer.',
            shows: () => (
              <div style={{ display: 'grid', gap: 16 }}>
                <DescriptionList columns={2}>
                  <DescriptionItem term="No.">118/SNB/IX/2024</DescriptionItem>
                  <DescriptionItem term={say('Tanggal', 'Date')}>24-09-2024</DescriptionItem>
                </DescriptionList>
                <FileViewer file={pdf} pdfViewer={false} />
              </div>
            ),
          },
          bad: {
            says: 'On a phone without a viewer for PDF files, nothing of the document can be read.',
            shows: () => <FileViewer file={pdf} pdfViewer={false} />,
          },
        },
        {
          good: {
            says: 'It says why the file did not come, and offers to try again.',
            shows: () => <FileViewer file={undefined} problem={busy} />,
          },
          bad: {
            says: 'The file did not come, but the page goes on saying that it loads.',
            shows: () => <FileViewer file={undefined} />,
          },
        },
      ],
      good: [
        'Pass the file when it is here, and show the viewer at once: until then it says that the file loads.',
      ],
      bad: ['Do not fetch a file for it that nobody has asked for on a slow connection.'],
      spoken: [
        'The picture’s alternative is the name of its file; a PDF is a frame that is called after it.',
        'Why a file did not come is announced at once.',
      ],
      messages: ['viewerDialog'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof FileViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where the browser shows no PDF inside a page. */
export const Default: Story = {};

/** Loading, without a viewer for PDF files, and of a type that cannot be shown. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <FileViewer {...args} file={undefined} />
      <FileViewer {...args} />
      <FileViewer {...args} file={{ ...pdf, mediaType: 'text/html', name: 'halaman.html' }} />
    </div>
  ),
};

/** A picture, and another file with its error. */
export const Parts: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 420, marginInline: 'auto' }}>
      <FileViewer file={photo} />
      <FileViewer file={undefined} problem={busy} />
    </div>
  ),
};

/** Why a file could not be loaded, with a retry button. */
export const TriesAgain: Story = {
  args: {
    file: undefined,
    problem: busy,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};
