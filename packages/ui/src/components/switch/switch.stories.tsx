import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { posed } from '../../testing/posed.tsx';
import { say } from '../../testing/say.ts';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Components/Inputs/Switch',
  component: Switch,
  args: { label: say('Tampilan rapat', 'Compact display'), onChange: fn() },
  parameters: {
    guide: {
      purpose: 'A setting that is on or off and that acts the moment it is switched.',
      instead: [
        'For an answer that is sent with a form, use Checkbox.',
        'For two or more ways to look at the same thing, use SegmentedControl.',
        'For starting something, such as sending, use Button.',
      ],
      keyboard: [
        ['Tab', 'Goes to the switch; one with a reason is reached too, so that the reason is heard'],
        ['Space', 'Switches'],
      ],
      good: [
        'Name the thing that is on, such as “Tampilan rapat”, so that the words stay true in both positions.',
        'Show the effect at once; where it takes longer, keep the new position and say when it failed.',
        'Give the reason where it cannot be switched, instead of only disabling it.',
      ],
      bad: [
        'Do not put it in a form with a button that saves: there nobody knows when it acts.',
        'Do not change the label with the position.',
        'Do not phrase the label as a negation, such as “Jangan kirim surel”.',
      ],
      spoken: [
        'It is read as a switch with its label and “on” or “off”, in the words of the screen reader.',
        'Hint or reason are read after it.',
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every state. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 420 }}>
      <Switch label={say('Fokus', 'Focus')} name="focused" />
      <Switch label={say('Rapat', 'Compact')} defaultChecked />
      <Switch label={say('Ada sponsor', 'There is a sponsor')} />
      <Switch
        label={say('Ringkasan mingguan', 'Weekly summary')}
        hint={say('Dikirim ke surel Anda setiap Senin pagi.', 'Sent to your e-mail every Monday morning.')}
        defaultChecked
      />
      <Switch
        label={say('Autentikasi dua faktor', 'Two-factor authentication')}
        reason={say('Kantor ini mewajibkannya.', 'This office requires it.')}
        defaultChecked
      />
      <Switch
        label={say('Ringkasan harian', 'Daily summary')}
        reason={say('Nyalakan ringkasan mingguan lebih dulu.', 'Turn the weekly summary on first.')}
      />
      <Switch label={say('Tidak tersedia', 'Not available')} disabled />
    </div>
  ),
  decorators: [posed({ '[name="focused"]': 'focus-visible' })],
};

export const ActsAtOnce: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: 'Tampilan rapat' })).toBeChecked();
    await userEvent.click(canvas.getByText('Tampilan rapat'));
    await expect(canvas.getByRole('switch', { name: 'Tampilan rapat' })).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** Reached by the keyboard and described by the reason, but it does not move. */
export const SaysWhyItCannotBeSwitched: Story = {
  args: {
    label: say('Autentikasi dua faktor', 'Two-factor authentication'),
    reason: say('Kantor ini mewajibkannya.', 'This office requires it.'),
    defaultChecked: true,
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const it = canvas.getByRole('switch', { name: 'Autentikasi dua faktor' });
    await expect(it).toHaveFocus();
    await expect(it).toHaveAccessibleDescription('Kantor ini mewajibkannya.');
    await userEvent.keyboard(' ');
    await expect(it).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
