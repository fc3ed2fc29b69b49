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
    anatomy: { of: 'Parts', parts: ['input', 'label > span', '[id$="-hint"]'] },
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
        hint={say('Dikirim ke email Anda setiap Senin pagi.', 'Sent to your e-mail every Monday morning.')}
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
    const name = say('Tampilan rapat', 'Compact display');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name })).toBeChecked();
    await userEvent.click(canvas.getByText(name));
    await expect(canvas.getByRole('switch', { name })).not.toBeChecked();
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
    const it = canvas.getByRole('switch', {
      name: say('Autentikasi dua faktor', 'Two-factor authentication'),
    });
    await expect(it).toHaveFocus();
    await expect(it).toHaveAccessibleDescription(
      say('Kantor ini mewajibkannya.', 'This office requires it.'),
    );
    await userEvent.keyboard(' ');
    await expect(it).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
