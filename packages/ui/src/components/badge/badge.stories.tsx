import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, CircleDashed, CircleX, Clock3, Funnel, Info, TriangleAlert } from 'lucide-react';
import { expect } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Badge } from './badge.tsx';

const icon = { size: 14, strokeWidth: 2.4 };

const meta = {
  title: 'Components/Status and messages/Badge',
  component: Badge,
  args: { children: say('Terverifikasi', 'Verified'), tone: 'success', icon: <CircleCheck {...icon} /> },
  parameters: {
    guide: {
      purpose: 'A word on a thing, beside its name or in a row: “Wajib”, “Terverifikasi”, “Ship to Ship”.',
      instead: [
        'For the status of an application, use StatusBadge: tone and icon follow from the code.',
        'For something that can be clicked or chosen, use Button or SegmentedControl.',
        'For a sentence, use Alert.',
      ],
      anatomy: {
        of: 'Parts',
        parts: [
          [
            'Icon',
            '[data-tone] svg',
            'Shows the tone without its colour. Leave it out on a neutral badge where the words are enough.',
          ],
          ['Words', '[data-tone]::text', 'What is true of the thing, in one or two words.'],
          [
            'Surface',
            '[data-tone] + [data-tone]',
            'Its colour is the tone; `dashed` leaves it empty for what is not filed yet.',
          ],
        ],
      },
      keyboard: [['–', 'Takes no focus and cannot be clicked']],
      pairs: [
        {
          good: {
            says: 'Each tone has its icon: without colours they still differ.',
            shows: () => (
              <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
                <Badge tone="process" icon={<Clock3 {...icon} />}>
                  {say('Dalam proses', 'In process')}
                </Badge>
                <Badge tone="success" icon={<CircleCheck {...icon} />}>
                  {say('Terverifikasi', 'Verified')}
                </Badge>
                <Badge tone="danger" icon={<CircleX {...icon} />}>
                  {say('Ditolak', 'Rejected')}
                </Badge>
              </div>
            ),
          },
          bad: {
            says: 'Without icons only the colours differ.',
            shows: () => (
              <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
                <Badge tone="process">{say('Dalam proses', 'In process')}</Badge>
                <Badge tone="success">{say('Terverifikasi', 'Verified')}</Badge>
                <Badge tone="danger">{say('Ditolak', 'Rejected')}</Badge>
              </div>
            ),
          },
        },
        {
          good: {
            says: 'Mandatory is neither good nor bad: the tone is neutral.',
            shows: () => (
              <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
                {say('Surat Kuasa', 'Power of attorney')} <Badge>{say('Wajib', 'Mandatory')}</Badge>
              </div>
            ),
          },
          bad: {
            says: 'Red to draw the eye: it reads as if something had failed.',
            shows: () => (
              <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
                {say('Surat Kuasa', 'Power of attorney')}{' '}
                <Badge tone="danger" icon={<CircleX {...icon} />}>
                  {say('Wajib', 'Mandatory')}
                </Badge>
              </div>
            ),
          },
        },
      ],
      good: [
        'Keep to one or two words, the server’s where it has them.',
        'Draw icons in 14 px with a stroke of 2.4.',
      ],
      bad: ['Do not put more than two on a line.'],
      spoken: ['The words alone; the icon is decoration, so the words must be enough.'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One with a tone, an icon and a text, and one without a fill. */
export const Parts: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, justifyItems: 'center' }}>
      <Badge {...args} />
      <Badge dashed icon={<CircleDashed {...icon} />}>
        {say('Belum dikirim', 'Not sent yet')}
      </Badge>
    </div>
  ),
};

/** Every tone with its icon; without an icon; the dashed border of what is not submitted; a long text. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Badge icon={<Funnel {...icon} />}>Ship to Ship</Badge>
      <Badge tone="process" icon={<Clock3 {...icon} />}>
        {say('Dalam proses', 'In process')}
      </Badge>
      <Badge tone="success" icon={<CircleCheck {...icon} />}>
        {say('Terverifikasi', 'Verified')}
      </Badge>
      <Badge tone="danger" icon={<CircleX {...icon} />}>
        {say('Ditolak', 'Rejected')}
      </Badge>
      <Badge tone="warning" icon={<TriangleAlert {...icon} />}>
        {say('Belum lengkap', 'Incomplete')}
      </Badge>
      <Badge tone="info" icon={<Info {...icon} />}>
        {say('Baru', 'New')}
      </Badge>
      <Badge>{say('Wajib', 'Mandatory')}</Badge>
      <Badge dashed icon={<CircleDashed {...icon} />}>
        {say('Belum dikirim', 'Not sent yet')}
      </Badge>
      <Badge tone="warning" icon={<TriangleAlert {...icon} />}>
        {say(
          'Dikembalikan untuk perbaikan dokumen pelengkap',
          'Returned for corrections of the supporting documents',
        )}
      </Badge>
    </div>
  ),
};

export const SaysItInWords: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Terverifikasi')).toBeVisible();
  },
};
