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
    guide: {
      purpose: 'Where the page stands in the portal, above its heading, and the way to the pages above it.',
      instead: [
        'For steps that are done in order, use Stepper.',
        'For the way out of a form, use “Kembali” in ActionBar.',
      ],
      keyboard: [
        ['Tab', 'Goes from link to link; on a phone to the one way back'],
        ['Enter', 'Goes there'],
      ],
      good: [
        'Name each place as the menu and the page’s own heading do.',
        'Leave out the address of a group that has no page, such as “Perizinan”.',
        'Put the page itself last, by its number or name.',
      ],
      bad: [
        'Do not show where people came from: it is a place in the portal, not a history.',
        'Do not draw it on the start page.',
      ],
      spoken: [
        'A landmark named “Remah roti” with a list; the page itself is marked as the current one, the strokes are not read.',
      ],
      messages: ['breadcrumb'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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
    await expect(canvas.getByRole('link', { name: 'Pengajuan' })).toHaveFocus();
  },
};
