import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { RateField } from './rate-field.tsx';

const meta = {
  title: 'Components/Inputs/RateField',
  component: RateField,
  args: { label: say('Tarif BM', 'Duty rate'), onValueChange: fn() },
  parameters: {
    anatomy: { of: 'Parts', parts: ['label', 'input', 'input + span', 'fieldset p', 'fieldset button'] },
  },
} satisfies Meta<typeof RateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A number that has two readings. */
export const Parts: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 228, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: { defaultValue: '?7.500' },
};

/** Empty, filled, wrong, ambiguous, locked, disabled. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 420 }}>
      <RateField {...args} />
      <RateField {...args} defaultValue="7.5" />
      <RateField
        {...args}
        defaultValue="101"
        error={say('Tarif BM maksimal 100,0.', 'Duty rate must be at most 100,0.')}
      />
      <RateField {...args} defaultValue="?7.500" />
      <RateField {...args} label={say('Tarif PPN', 'VAT rate')} defaultValue="11" locked />
      <RateField
        {...args}
        label={say('Tarif PPh', 'Income tax rate')}
        disabled
        hint={say('Pilih kode HS lebih dulu.', 'Choose the HS code first.')}
      />
    </div>
  ),
};

export const WritesOneDecimal: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: say('Tarif BM', 'Duty rate') });
    await userEvent.type(input, '11%');
    await userEvent.tab();
    await expect(input).toHaveValue('11,0');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('11');
  },
};
