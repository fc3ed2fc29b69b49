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
      anatomy: {
        of: 'Parts',
        parts: [
          ['Switch', 'input', 'On or off. It acts the moment it is switched.'],
          ['Label', 'label > span', 'Names the thing that is on; it is clicked, too.'],
          [
            'Hint',
            '[id$="-hint"]',
            'What the setting does, or why it cannot be switched now. Leave it out where the label is enough.',
          ],
        ],
      },
      keyboard: [
        ['Tab', 'Goes to the switch; one with a reason is reached too, so that the reason is heard'],
        ['Space', 'Switches'],
      ],
      pairs: [
        {
          good: {
            says: 'The label says what is on.',
            shows: () => <Switch label={say('Kirim surel', 'Send e-mails')} defaultChecked />,
          },
          bad: {
            says: 'Off means that e-mails are sent: people have to think twice.',
            shows: () => <Switch label={say('Jangan kirim surel', 'Do not send e-mails')} />,
          },
        },
        {
          good: {
            says: 'The reason says why it cannot be switched.',
            shows: () => (
              <Switch
                label={say('Autentikasi dua faktor', 'Two-factor authentication')}
                reason={say('Kantor ini mewajibkannya.', 'This office requires it.')}
                defaultChecked
              />
            ),
          },
          bad: {
            says: 'It is only disabled: people look for the place where it can be switched.',
            shows: () => (
              <Switch
                label={say('Autentikasi dua faktor', 'Two-factor authentication')}
                disabled
                defaultChecked
              />
            ),
          },
        },
      ],
      good: [
        'Name the thing that is on, such as “Tampilan rapat”, so that the words stay true in both positions.',
        'Show the effect at once; where it takes longer, keep the new position and say when it failed.',
      ],
      bad: [
        'Do not put it in a form with a button that saves: there nobody knows when it acts.',
        'Do not change the label with the position.',
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

/** With a hint, and space on both sides. */
export const Parts: Story = {
  args: {
    label: say('Ringkasan mingguan', 'Weekly summary'),
    hint: say('Setiap Senin pagi.', 'On Monday mornings.'),
    defaultChecked: true,
  },
  render: (args) => (
    <div style={{ display: 'grid', justifyContent: 'center' }}>
      <Switch {...args} />
    </div>
  ),
};

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

/** It can be focused and is described by the reason, but cannot be switched. */
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
