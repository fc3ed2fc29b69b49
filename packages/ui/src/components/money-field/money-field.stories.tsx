import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { MoneyField } from './money-field.tsx';

const meta = {
  title: 'Components/Inputs/MoneyField',
  component: MoneyField,
  args: { label: say('Nilai barang', 'Value of the goods'), onValueChange: fn() },
  parameters: {
    guide: {
      purpose:
        'An amount in whole rupiah, with its scale in words below, so that a zero too many is noticed.',
      instead: [
        'For an amount that only is to be read, use formatQuantity with rupiah.',
        'For other currencies, use NumberField with a notation of their own.',
      ],
      anatomy: {
        of: 'Parts',
        parts: [
          ['Label', 'label', 'Names the amount, without the currency.'],
          [
            'Hint',
            'div:has(> label) + div',
            'Which amount is meant. Leave it out where the label is enough.',
          ],
          ['Currency', 'span:has(+ input)', '“Rp” stands inside the control and is not typed.'],
          ['Input', 'input', 'Takes the amount, and groups its digits when it is left.'],
          ['Amount with its scale', 'p', 'Shows a zero too many. It is empty while there is no amount.'],
        ],
      },
      keyboard: [
        [
          'Tab',
          'Tidies the amount and goes on; from an ambiguous one it goes to the first of the two readings',
        ],
        ['Enter', 'Tidies or asks, then sends the form'],
        ['Enter, Space (on a reading)', 'Takes that reading and puts the focus back into the input'],
      ],
      pairs: [
        {
          good: {
            says: 'The label names the amount alone.',
            shows: () => (
              <MoneyField label={say('Nilai barang', 'Value of the goods')} defaultValue="5418792" />
            ),
          },
          bad: {
            says: '“Rp” is in the label and in the control: it is read twice.',
            shows: () => (
              <MoneyField
                label={say('Nilai barang (Rp)', 'Value of the goods (Rp)')}
                defaultValue="5418792"
              />
            ),
          },
        },
      ],
      good: [
        'Leave the line below the control its room: it is kept free, so that nothing moves while people type.',
        'Let the schema refuse decimals and bounds with numberProblem; the field rounds nothing.',
      ],
      bad: ['Do not make a number of the value before it is sent: as text it is exact at any length.'],
      spoken: [
        'The amount with its scale is announced politely once, when the field is left after a change.',
        '“Rp” belongs to the description of the input.',
      ],
      messages: ['moneyField', 'numberField', 'field'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: say('Harga menurut faktur.', 'Price according to the invoice.') },
};

/** With a hint and an amount. */
export const Parts: Story = {
  args: { hint: say('Harga menurut faktur.', 'Price according to the invoice.'), defaultValue: '5418792' },
};

/** Empty, with small and large amounts, wrong, ambiguous, locked, disabled. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 420 }}>
      <MoneyField {...args} label={say('Ongkos kirim', 'Freight cost')} optional />
      <MoneyField {...args} defaultValue="5418792" />
      <MoneyField {...args} label={say('Jaminan', 'Deposit')} defaultValue="999999999999999" />
      <MoneyField
        {...args}
        defaultValue="12.5"
        error={say('Nilai barang harus angka bulat.', 'Value of the goods must be a whole number.')}
      />
      <MoneyField {...args} defaultValue="?1,234" />
      <MoneyField {...args} label={say('Pungutan', 'Charges')} defaultValue="500" locked />
      <MoneyField
        {...args}
        label={say('Denda', 'Fine')}
        disabled
        hint={say('Diisi oleh petugas.', 'Filled in by an officer.')}
      />
    </div>
  ),
};

/** The echo follows the typing; it is announced once on blur. */
export const EchoesTheAmount: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Nilai barang' });
    await userEvent.type(input, '5418792');
    await expect(canvas.getByText('Rp 5.418.792 (sekitar 5,4 juta)')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.tab();
    await expect(input).toHaveValue('5.418.792');
    await expect(canvas.getByRole('status')).toHaveTextContent('Rp 5.418.792 (sekitar 5,4 juta)');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('5418792');
  },
};

/** A comma before three digits is not valid in an Indonesian amount, and may be an English one. */
export const AsksAboutAComma: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Nilai barang' });
    await userEvent.type(input, '1,234');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('?1,234');
    await userEvent.click(canvas.getByRole('button', { name: 'Rp 1.234 (1 ribu 234)' }));
    await expect(input).toHaveValue('1.234');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1234');
    await userEvent.tab();
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};
