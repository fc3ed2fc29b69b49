import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Komponen/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'untuk pembaca layar' },
  parameters: {
    guide: {
      purpose: 'Words for screen readers alone, where the eye has an icon, a colour or a place.',
      instead: [
        'For an icon that is a button take IconButton, which has its name.',
        'For the label of a field take the `labelHidden` of the field.',
      ],
      good: [
        'Finish a sentence that the eye reads from the place, such as the row that a link belongs to.',
        'Take the words from a dictionary, as any others.',
      ],
      bad: [
        'Do not hide what everybody needs to read.',
        'Do not hide controls in it: somebody who tabs would lose the focus from sight.',
      ],
      spoken: ['It is read in the place where it stands, as if it were visible.'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <p>
      Teks ini memuat kata <VisuallyHidden {...args} /> yang tidak terlihat.
    </p>
  ),
};

/** What the eye sees of the three uses; the one visual snapshot. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <p>
        <VisuallyHidden>Selesai: </VisuallyHidden>
        <span aria-hidden="true">✓ </span>
        Surat Permohonan
      </p>
      <a href="#/pengajuan">
        Detail<VisuallyHidden> permohonan 118/SNB/IX/2026</VisuallyHidden>
      </a>
      <button type="button">
        <span aria-hidden="true">×</span>
        <VisuallyHidden>Tutup</VisuallyHidden>
      </button>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Detail permohonan 118/SNB/IX/2026' })).toBeVisible();
  },
};

export const NamesAnIcon: Story = {
  render: () => (
    <button type="button">
      <span aria-hidden="true">×</span>
      <VisuallyHidden>Tutup</VisuallyHidden>
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tutup' })).toBeVisible();
  },
};
