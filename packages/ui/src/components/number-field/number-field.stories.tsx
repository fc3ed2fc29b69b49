import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { TextField } from '../text-field/text-field.tsx';
import { metres } from './number-field.examples.tsx';
import { NumberField, type NumberFieldProps, type NumberKindProps } from './number-field.tsx';

const meta = {
  title: 'Components/Inputs/NumberField',
  component: NumberField,
  args: { label: say('Panjang', 'Length'), notation: metres, width: 'date', onValueChange: fn() },
  parameters: {
    anatomy: { of: 'Parts', parts: ['label', 'input', 'input + span', 'fieldset p', 'fieldset button'] },
  },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { hint: say('Tanpa kemasan.', 'Without packaging.') } };

/** With a number that has two readings. */
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

/** Plain, with units, wrong, ambiguous, locked and disabled. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 420 }}>
      <NumberField {...args} defaultValue="1234.5" />
      <NumberField
        {...args}
        label={say('Jumlah kemasan', 'Number of packages')}
        notation={{ decimals: 0 }}
        defaultValue="1250"
      />
      <NumberField
        {...args}
        label={say('Lebar', 'Width')}
        optional
        hint={say('Contoh: 12,20', 'Example: 12,20')}
      />
      <NumberField
        {...args}
        label={say('Tinggi', 'Height')}
        defaultValue={say('dua', 'two')}
        error={say('Tinggi harus berisi angka.', 'Height must be a number.')}
      />
      <NumberField {...args} label={say('Tebal', 'Thickness')} defaultValue="?1.234" />
      <NumberField
        {...args}
        label={say('Kedalaman', 'Depth')}
        defaultValue="?12,500"
        error={say(
          'Kedalaman dapat berarti dua angka. Pilih salah satu.',
          'Depth can mean two numbers. Choose one of them.',
        )}
      />
      <NumberField {...args} label={say('Garis tengah', 'Diameter')} defaultValue="82" locked />
      <NumberField
        {...args}
        label={say('Keliling', 'Circumference')}
        defaultValue="257.61"
        disabled
        hint={say('Dihitung dari garis tengah.', 'Calculated from the diameter.')}
      />
    </div>
  ),
};

function Controlled(props: NumberFieldProps & NumberKindProps) {
  const [value, setValue] = useState('');
  return (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 420 }}>
      <NumberField {...props} value={value} onValueChange={setValue} />
      <TextField label={say('Keterangan', 'Remarks')} />
      <p data-testid="value">{value}</p>
    </div>
  );
}

const field = { name: say('Panjang', 'Length') };

/** Nothing moves while typing; on blur every common notation becomes the Indonesian one. */
export const TidiesOnLeaving: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', field);
    const value = canvas.getByTestId('value');
    for (const [typed, decimal, text] of [
      ['1234567', '1234567', '1.234.567,00'],
      ['1,234.56', '1234.56', '1.234,56'],
      ['1 234,5 m', '1234.5', '1.234,50'],
      ['.5', '0.5', '0,50'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await expect(input).toHaveValue(typed);
      await expect(value).toHaveTextContent(decimal);
      await userEvent.tab();
      await expect(input).toHaveValue(text);
      await expect(canvas.getByRole('textbox', { name: say('Keterangan', 'Remarks') })).toHaveFocus();
    }
  },
};

/** Tab moves from an ambiguous number to the question; the answer moves the focus back. */
export const AsksWhatIsMeant: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.type(input, '12.500');
    await expect(canvas.queryByRole('group')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByTestId('value')).toHaveTextContent('?12.500');
    await expect(
      canvas.getByRole('group', { name: new RegExp(say('dapat berarti dua angka', 'can mean two numbers')) }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: say('12.500 m (12 ribu 500)', '12.500 m (12 thousand 500)') }),
    ).toHaveFocus();
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: say('12,5 m (12 koma 5)', '12,5 m (12 point 5)') }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('12,50');
    await expect(canvas.getByTestId('value')).toHaveTextContent(/^12\.5$/);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: say('Keterangan', 'Remarks') })).toHaveFocus();
  },
};

/** The question is removed as soon as the text is edited and no longer has two readings. */
export const TakesACorrectionInstead: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.type(input, '1,234');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(input).toHaveFocus();
    await userEvent.type(input, '5');
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(canvas.getByTestId('value')).toHaveTextContent('1.2345');
  },
};

/** A text that is not a number stays as typed; the form rejects it. */
export const LosesNothing: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', field);
    await userEvent.type(input, '1e5');
    await userEvent.tab();
    await expect(input).toHaveValue('1e5');
    await expect(canvas.getByTestId('value')).toHaveTextContent('1e5');
  },
};
