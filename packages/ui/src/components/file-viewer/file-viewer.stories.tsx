import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { FileViewer } from './file-viewer.tsx';

const pdf = {
  bytes: new TextEncoder().encode('%PDF-1.4\n%%EOF\n'),
  mediaType: 'application/pdf',
  name: 'PPFTZ 000045.pdf',
};

const meta = {
  title: 'Components/Navigation and data/FileViewer',
  component: FileViewer,
  args: { file: pdf, pdfViewer: false },
  parameters: {
    guide: {
      purpose: 'Shows a PDF, PNG or JPEG inside of a page, beside what is said about it.',
      instead: ['To look at a file above the page, use ViewerDialog.'],
      keyboard: [['Tab', 'Goes into a PDF, where the browser’s own keys count, and out of it']],
      good: [
        'Say beside it what the document says: many phones show no PDF inside of a page.',
        'Pass why a file did not come as `problem`: it offers to try again.',
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

/** Where the browser shows no PDF inside of a page. */
export const Default: Story = {};

/** On its way, without a viewer for PDF files, and a type that nobody shows. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <FileViewer {...args} file={undefined} />
      <FileViewer {...args} />
      <FileViewer {...args} file={{ ...pdf, mediaType: 'text/html', name: 'halaman.html' }} />
    </div>
  ),
};

const retry = fn();

/** Why a file did not come, with another try. */
export const TriesAgain: Story = {
  args: {
    file: undefined,
    problem: {
      text: say(
        'Server sedang sibuk. Coba lagi dalam 5 detik.',
        'The server is busy. Try again in 5 seconds.',
      ),
      retry,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};
