import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { RateField } from './rate-field.tsx';

const meta = {
  title: 'Components/Inputs/RateField',
  component: RateField,
  args: { label: say('Tarif BM', 'Duty rate'), onValueChange: fn() },
  parameters: {
    guide: {
      purpose: 'A rate of duty or tax in percent, with one decimal.',
      instead: [
        'For a rate that only is to be read, use formatQuantity with percent.',
        'For a rate that the tariff knows already, lock the field or show it in a DescriptionList.',
      ],
      keyboard: [
        [
          'Tab',
          'Tidies the rate and goes on; from an ambiguous one it goes to the first of the two readings',
        ],
        ['Enter', 'Tidies or asks, then sends the form'],
        ['Enter, Space (on a reading)', 'Takes that reading and puts the focus back into the input'],
      ],
      good: ['Keep the rates of one article side by side: BM, PPN, PPh.'],
      bad: ['Do not use fractions such as 0,075 for 7,5 %; the value is in percent.'],
      spoken: ['“%” belongs to the description of the input.'],
      messages: ['numberField', 'field'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof RateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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
    const input = canvas.getByRole('textbox', { name: 'Tarif BM' });
    await userEvent.type(input, '11%');
    await userEvent.tab();
    await expect(input).toHaveValue('11,0');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('11');
  },
};
