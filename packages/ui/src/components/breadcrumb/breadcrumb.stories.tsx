import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = {
  title: 'Components/Navigation and data/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Dashboard', href: '#/dashboard' },
      { label: say('Perizinan', 'Permits') },
      { label: say('Pengajuan', 'Applications'), href: '#/pengajuan' },
      { label: '118/SNB/IX/2024' },
    ],
  },
  parameters: {
    anatomy: {
      of: 'Parts',
      parts: ['li:first-child a', 'li:nth-child(2) > span', '[aria-current="page"]', 'nav > a'],
    },
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With space on both sides. */
export const Parts: Story = {
  render: (args) => (
    <div style={{ display: 'grid', justifyContent: 'center' }}>
      <Breadcrumb {...args} />
    </div>
  ),
};

/** A deep page, a page just below the start, and long names. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Breadcrumb {...args} />
      <Breadcrumb
        aria-label={say('Remah roti kedua', 'Second breadcrumb')}
        items={[{ label: 'Dashboard', href: '#/dashboard' }, { label: say('Pengajuan', 'Applications') }]}
      />
      <Breadcrumb
        aria-label={say('Remah roti ketiga', 'Third breadcrumb')}
        items={[
          { label: 'Dashboard', href: '#/dashboard' },
          { label: say('Rekonsiliasi Manifes', 'Manifest reconciliation') },
          { label: 'Pembongkaran di luar Kawasan Pabean', href: '#/pengajuan' },
          { label: '020400-000123-20240924-000045' },
        ]}
      />
    </div>
  ),
};

export const WalkedByTheKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: say('Pengajuan', 'Applications') })).toHaveFocus();
  },
};
