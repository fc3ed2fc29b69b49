import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Button } from '../button/index.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Components/Status and messages/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: say('untuk pembaca layar', 'for screen readers') },
  parameters: {
    guide: {
      purpose: 'Words for screen readers alone, where the eye has an icon, a colour or a place.',
      instead: [
        'For an icon that is a button, use IconButton, which has its name.',
        'For the label of a field, use the `labelHidden` of the field.',
      ],
      pairs: [
        {
          good: {
            says: 'Everybody reads the rule.',
            shows: () => (
              <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
                <Button>{say('Pilih berkas', 'Choose a file')}</Button>
                <p>{say('PDF, paling besar 2 MB', 'PDF, 2 MB at most')}</p>
              </div>
            ),
          },
          bad: {
            says: 'Only screen readers know the rule; everybody else meets it as an error.',
            shows: () => (
              <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
                <Button>{say('Pilih berkas', 'Choose a file')}</Button>
                <VisuallyHidden>{say('PDF, paling besar 2 MB', 'PDF, 2 MB at most')}</VisuallyHidden>
              </div>
            ),
          },
        },
      ],
      good: [
        'Finish a sentence that the eye reads from the place, such as the row that a link belongs to.',
        'Use words from the dictionary, as everywhere.',
      ],
      bad: ['Do not hide controls in it: somebody who tabs would lose the focus from sight.'],
      spoken: ['It is read in the place where it stands, as if it were visible.'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <p>
      {say('Teks ini memuat kata', 'This text has words')} <VisuallyHidden {...args} />{' '}
      {say('yang tidak terlihat.', 'that cannot be seen.')}
    </p>
  ),
};

/** The visible parts of the three uses. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <p>
        <VisuallyHidden>{say('Selesai:', 'Done:')} </VisuallyHidden>
        <span aria-hidden="true">✓ </span>
        {say('Surat Permohonan', 'Letter of application')}
      </p>
      <a href="#/pengajuan">
        {say('Detail', 'Details')}
        <VisuallyHidden> {say('permohonan 118/SNB/IX/2024', 'application 118/SNB/IX/2024')}</VisuallyHidden>
      </a>
      <Button>
        <span aria-hidden="true">×</span>
        <VisuallyHidden>{say('Tutup', 'Close')}</VisuallyHidden>
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Detail permohonan 118/SNB/IX/2024' })).toBeVisible();
  },
};

export const NamesAnIcon: Story = {
  render: () => (
    <Button>
      <span aria-hidden="true">×</span>
      <VisuallyHidden>{say('Tutup', 'Close')}</VisuallyHidden>
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tutup' })).toBeVisible();
  },
};
