import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Pencil, Trash2 } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { opened } from '../../testing/opened.tsx';
import { say } from '../../testing/say.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Tooltip } from './tooltip.tsx';
import { TooltipIconButton } from './tooltip-icon-button.tsx';

const meta = {
  title: 'Components/Actions/Tooltip',
  component: Tooltip,
  decorators: [opened()],
  args: {
    text: say('Unduh sebagai PDF', 'Download as PDF'),
    children: <IconButton label={say('Unduh', 'Download')} icon={<Download size={16} />} />,
  },
  render: (args) => (
    <div style={{ padding: '48px 64px' }}>
      <Tooltip {...args} />
    </div>
  ),
  parameters: {
    docs: { story: { inline: false, height: '140px' } },
    guide: {
      purpose:
        'The name of an icon for people who see only the icon, or one short fact about a control, while the pointer or the keyboard is on it.',
      instead: [
        'For more than a line, or anything with a link in it, use Popover.',
        'For the name of an IconButton, use TooltipIconButton: it says its own label.',
        'For the reason why something is disabled write it beside it, where everybody sees it.',
        'For help with a field, use its hint.',
      ],
      anatomy: {
        parts: [
          [
            'Words',
            '[role="tooltip"]',
            'A name or one short fact, without a full stop. Leave the tooltip out where the control says it already.',
          ],
          ['Control', 'button', 'What the words are about. It must be one that takes the focus.'],
        ],
      },
      keyboard: [
        ['Tab', 'Shows the words when the control takes the focus, and hides them when it loses it'],
        ['Escape', 'Hides the words, and closes nothing around them'],
      ],
      pairs: [
        {
          good: {
            says: 'The reason stands beside the button, where everybody reads it.',
            shows: () => (
              <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
                <Button aria-disabled>{say('Kirim', 'Send')}</Button>
                <span>{say('Lengkapi 2 dokumen dulu.', 'Complete 2 documents first.')}</span>
              </div>
            ),
          },
          bad: {
            says: 'The reason stands in a tooltip alone: who touches the screen never sees it.',
            shows: () => (
              <Tooltip text={say('Lengkapi 2 dokumen dulu', 'Complete 2 documents first')}>
                <Button aria-disabled>{say('Kirim', 'Send')}</Button>
              </Tooltip>
            ),
          },
        },
      ],
      good: [
        'Write a few words without a full stop, such as “Unduh sebagai PDF”.',
        'Set `names` where the words are the name of the control; leave it out where they add to a visible one.',
      ],
      bad: [
        'Do not repeat words that can be read on the control.',
        'Do not put it on something that cannot take the focus.',
      ],
      spoken: [
        'The words are read as the description of the control, after its name, or with `names` as its name.',
        'The tooltip is not a tab stop: nothing has to be found or closed.',
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Above its control, as shown on keyboard focus. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 12, padding: '64px 72px' }}>
      <Tooltip {...args} />
      <TooltipIconButton label="Edit" icon={<Pencil size={16} />} />
      <TooltipIconButton label={say('Hapus', 'Delete')} variant="danger" icon={<Trash2 size={16} />} />
    </div>
  ),
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};

export const ComesWithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip', { name: 'Unduh sebagai PDF' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Unduh' })).toHaveAccessibleDescription(
      'Unduh sebagai PDF',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Unduh' })).toHaveFocus();
  },
};

export const ComesOverARestingPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Unduh' }));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await userEvent.unhover(canvas.getByRole('button', { name: 'Unduh' }));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** A fact about a control that has its own text, at the edge of the window: the bubble stays inside. */
export const StaysInTheWindow: Story = {
  args: {
    text: say(
      'Terakhir diunduh 24-09-2024 09.42 oleh Ratna Dewi Siregar',
      'Last downloaded 24-09-2024 09.42 by Ratna Dewi Siregar',
    ),
    children: <Button>PDF</Button>,
  },
  render: (args) => <Tooltip {...args} />,
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await expect(screen.getByRole('tooltip').getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  },
};
