import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { FieldRow } from '../field-row/index.ts';
import { WeightField } from './weight-field.tsx';

const meta = {
  title: 'Components/Inputs/WeightField',
  component: WeightField,
  args: { label: say('Bruto', 'Gross weight'), onValueChange: fn() },
  parameters: {
    guide: {
      purpose: 'A weight in kilograms with two decimals, gross or net.',
      instead: [
        'For a weight that only is to be read, use formatQuantity with kilograms.',
        'For another unit, use NumberField with a notation of its own.',
      ],
      anatomy: {
        of: 'Parts',
        parts: [
          ['Label', 'label', 'Says which weight is meant, gross or net.'],
          ['Input', 'input', 'The number as people type it. On leaving it becomes `82,50`.'],
          ['Unit', 'input + span', '“kg” stands in the control, so that nobody types it or has to guess it.'],
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
          'Tidies the weight and goes on; from an ambiguous one it goes to the first of the two readings',
        ],
        ['Enter', 'Tidies or asks, then sends the form'],
        ['Enter, Space (on a reading)', 'Takes that reading and puts the focus back into the input'],
      ],
      pairs: [
        {
          good: {
            says: 'The label names the weight; the unit stands in the control.',
            shows: () => <WeightField label={say('Bruto', 'Gross weight')} defaultValue="82.5" />,
          },
          bad: {
            says: 'The unit is said twice.',
            shows: () => <WeightField label={say('Bruto (kg)', 'Gross weight (kg)')} defaultValue="82.5" />,
          },
        },
        {
          good: {
            says: 'Gross and net are told apart by their labels.',
            shows: () => (
              <FieldRow>
                <WeightField label={say('Bruto', 'Gross weight')} defaultValue="82.5" />
                <WeightField label={say('Netto', 'Net weight')} defaultValue="80" />
              </FieldRow>
            ),
          },
          bad: {
            says: '“Berat” may be either of the two.',
            shows: () => (
              <FieldRow>
                <WeightField label={say('Berat', 'Weight')} defaultValue="82.5" />
                <WeightField label={say('Berat barang', 'Weight of the goods')} defaultValue="80" />
              </FieldRow>
            ),
          },
        },
      ],
      good: [
        'With `register` add `setValueAs: (typed) => numberOrTyped(typed, kilograms)`.',
        'Refuse a net above the gross in the schema, in words.',
      ],
      bad: ['Do not take what people see for the value: “82,50” is the value `82.5`.'],
      spoken: ['“kg” belongs to the description of the input.'],
      messages: ['numberField', 'field'],
    } satisfies ComponentGuide,
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
    const input = canvas.getByRole('textbox', { name: 'Bruto' });
    await userEvent.type(input, '1.234');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '1.234 kg (1 ribu 234)' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveValue('1.234,00');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1234');
  },
};
