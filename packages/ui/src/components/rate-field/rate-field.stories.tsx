import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { RateField } from './rate-field.tsx';

const rates = (
  <>
    <RateField label="BM" defaultValue="7.5" />
    <RateField label="PPN" defaultValue="11" />
  </>
);

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
      anatomy: {
        of: 'Parts',
        parts: [
          ['Label', 'label', 'Names the duty or tax.'],
          ['Input', 'input', 'The number as people type it. On leaving it becomes `7,5`.'],
          ['Unit', 'input + span', '“%” stands in the control, so that nobody types it or has to guess it.'],
          ['Question', 'fieldset p', 'Stands there only when the number can be read in two ways.'],
          [
            'Readings',
            'fieldset button',
            'The two numbers that may be meant. Until one is chosen there is no value.',
          ],
        ],
      },
      keyboard: [
        [
          'Tab',
          'Tidies the rate and goes on; from an ambiguous one it goes to the first of the two readings',
        ],
        ['Enter', 'Tidies or asks, then sends the form'],
        ['Enter, Space (on a reading)', 'Takes that reading and puts the focus back into the input'],
      ],
      pairs: [
        {
          good: {
            says: 'The value is in percent, as it stands in the tariff.',
            shows: () => <RateField label={say('Tarif BM', 'Duty rate')} defaultValue="7.5" />,
          },
          bad: {
            says: 'A fraction beside “%” is a rate that is a hundred times too low.',
            shows: () => <RateField label={say('Tarif BM', 'Duty rate')} decimals={3} defaultValue="0.075" />,
          },
        },
        {
          good: {
            says: 'The rates of one article stand side by side and are compared at a glance.',
            shows: () => (
              <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
                {rates}
              </div>
            ),
          },
          bad: {
            says: 'One below the other, they look like rates of two articles.',
            shows: () => <div style={{ display: 'grid', gap: 16 }}>{rates}</div>,
          },
        },
      ],
      good: ['With `register` add `setValueAs: (typed) => numberOrTyped(typed, percent)`.'],
      bad: ['Do not take what people see for the value: “7,5” is the value `7.5`.'],
      spoken: ['“%” belongs to the description of the input.'],
      messages: ['numberField', 'field'],
    } satisfies ComponentGuide,
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
    const input = canvas.getByRole('textbox', { name: 'Tarif BM' });
    await userEvent.type(input, '11%');
    await userEvent.tab();
    await expect(input).toHaveValue('11,0');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('11');
  },
};
