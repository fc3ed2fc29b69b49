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
      anatomy: {
        of: 'Parts',
        parts: [
          ['Place above', 'li:first-child a', 'A link to a page above this one. The start comes first.'],
          [
            'Group',
            'li:nth-child(2) > span',
            'Says where in the menu the page belongs. It has no page of its own, and therefore no link.',
          ],
          ['This page', '[aria-current="page"]', 'Its number or name, as its heading has it.'],
          [
            'Way back',
            'nav > a',
            'The page above this one. A phone draws this alone, and other screens draw the rest.',
          ],
        ],
      },
      keyboard: [
        ['Tab', 'Goes from link to link; on a phone to the one way back'],
        ['Enter', 'Goes there'],
      ],
      pairs: [
        {
          good: {
            says: 'The places above the page, as in the menu.',
            shows: () => (
              <Breadcrumb
                aria-label={say('Menurut menu', 'By the menu')}
                items={[
                  { label: 'Dashboard', href: '#/dashboard' },
                  { label: say('Perizinan', 'Permits') },
                  { label: say('Pengajuan', 'Applications'), href: '#/pengajuan' },
                  { label: '118/SNB/IX/2024' },
                ]}
              />
            ),
          },
          bad: {
            says: 'The pages that were visited before: for that the browser has its own button.',
            shows: () => (
              <Breadcrumb
                aria-label={say('Menurut kunjungan', 'By visits')}
                items={[
                  { label: 'Dashboard', href: '#/dashboard' },
                  { label: say('Pengajuan', 'Applications'), href: '#/pengajuan' },
                  { label: 'Browse', href: '#/brows' },
                  { label: '118/SNB/IX/2024' },
                ]}
              />
            ),
          },
        },
        {
          good: {
            says: 'The page itself comes last, by its number.',
            shows: () => (
              <Breadcrumb
                aria-label={say('Dengan halaman ini', 'With this page')}
                items={[
                  { label: 'Dashboard', href: '#/dashboard' },
                  { label: say('Perizinan', 'Permits') },
                  { label: say('Pengajuan', 'Applications'), href: '#/pengajuan' },
                  { label: '118/SNB/IX/2024' },
                ]}
              />
            ),
          },
          bad: {
            says: 'Without it the list looks like this page, and the way back on a phone passes over the list.',
            shows: () => (
              <Breadcrumb
                aria-label={say('Tanpa halaman ini', 'Without this page')}
                items={[
                  { label: 'Dashboard', href: '#/dashboard' },
                  { label: say('Perizinan', 'Permits') },
                  { label: say('Pengajuan', 'Applications') },
                ]}
              />
            ),
          },
        },
      ],
      good: ['Name each place as the menu and the page’s own heading do.'],
      bad: ['Do not give a group a link: it has no page of its own.', 'Do not draw it on the start page.'],
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

/** On two lines, with space on both sides. */
export const Parts: Story = {
  render: (args) => (
    <div style={{ display: 'grid', justifyContent: 'center' }}>
      <Breadcrumb {...args} style={{ inlineSize: 200, marginInlineStart: 32 }} />
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
    await expect(canvas.getByRole('link', { name: 'Pengajuan' })).toHaveFocus();
  },
};
