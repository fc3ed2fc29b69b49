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
    anatomy: { parts: ['[role="tooltip"]', 'button'] },
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

const download = { name: say('Unduh', 'Download') };

export const ComesWithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(
        screen.getByRole('tooltip', { name: say('Unduh sebagai PDF', 'Download as PDF') }),
      ).toBeVisible(),
    );
    await expect(canvas.getByRole('button', download)).toHaveAccessibleDescription(
      say('Unduh sebagai PDF', 'Download as PDF'),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(canvas.getByRole('button', download)).toHaveFocus();
  },
};

export const ComesOverARestingPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', download));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await userEvent.unhover(canvas.getByRole('button', download));
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
