import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Button } from '../button/index.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Components/Status and messages/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: say('untuk pembaca layar', 'for screen readers') },
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
        <VisuallyHidden>
          {' '}
          {say('permohonan 118/SNB/IX/2024', 'of application 118/SNB/IX/2024')}
        </VisuallyHidden>
      </a>
      <Button>
        <span aria-hidden="true">×</span>
        <VisuallyHidden>{say('Tutup', 'Close')}</VisuallyHidden>
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', {
        name: say('Detail permohonan 118/SNB/IX/2024', 'Details of application 118/SNB/IX/2024'),
      }),
    ).toBeVisible();
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
    await expect(canvas.getByRole('button', { name: say('Tutup', 'Close') })).toBeVisible();
  },
};
