import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { busy, pdf, retry } from './file-viewer.examples.tsx';
import { FileViewer } from './file-viewer.tsx';

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

const meta = {
  title: 'Components/Navigation and data/FileViewer',
  component: FileViewer,
  args: { file: pdf, pdfViewer: false },
  parameters: {
    anatomy: { of: 'Parts', parts: ['img', '[role="alert"]', '[role="alert"] p + p', 'button'] },
  },
} satisfies Meta<typeof FileViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A picture. */
export const Default: Story = { args: { file: photo } };

/** Loading, without a viewer for PDF files, of a type that cannot be shown, and a picture. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <FileViewer {...args} file={undefined} />
      <FileViewer {...args} />
      <FileViewer {...args} file={{ ...pdf, mediaType: 'text/html', name: 'halaman.html' }} />
      <FileViewer {...args} file={photo} />
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
    await userEvent.click(canvas.getByRole('button', { name: say('Coba lagi', 'Try again') }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};
