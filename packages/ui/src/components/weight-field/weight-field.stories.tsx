import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { WeightField } from './weight-field.tsx';

const meta = {
  title: 'Components/Inputs/WeightField',
  component: WeightField,
  args: { label: say('Bruto', 'Gross weight'), onValueChange: fn() },
  parameters: {
    anatomy: { of: 'Parts', parts: ['label', 'input', 'input + span', 'fieldset p', 'fieldset button'] },
  },
} satisfies Meta<typeof WeightField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A number that has two readings. */
export const Parts: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: { defaultValue: '?1.234' },
};

/** Empty, filled, wrong, ambiguous, locked, disabled. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 420 }}>
      <WeightField {...args} />
      <WeightField {...args} label={say('Netto', 'Net weight')} defaultValue="1234.5" />
      <WeightField
        {...args}
        defaultValue="82.255"
        error={say('Bruto paling banyak 2 angka di belakang koma.', 'Gross weight takes at most 2 decimals.')}
      />
      <WeightField {...args} defaultValue="?1.234" />
      <WeightField {...args} defaultValue="82" locked />
      <WeightField
        {...args}
        label={say('Netto', 'Net weight')}
        disabled
        hint={say('Isi bruto lebih dulu.', 'Fill in the gross weight first.')}
      />
    </div>
  ),
};

/** For a point before three digits the field asks: documents in English contain weights such as 1.234 kg. */
export const AsksAboutAPoint: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: say('Bruto', 'Gross weight') });
    await userEvent.type(input, '1.234');
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: say('1.234 kg (1 ribu 234)', '1.234 kg (1 thousand 234)') }),
    ).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveValue('1.234,00');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1234');
  },
};
