import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { MoneyField } from './money-field.tsx';

const meta = {
  title: 'Components/Inputs/MoneyField',
  component: MoneyField,
  args: { label: say('Nilai barang', 'Value of the goods'), onValueChange: fn() },
  parameters: {
    anatomy: { of: 'Parts', parts: ['label', 'div:has(> label) + div', 'span:has(+ input)', 'input', 'p'] },
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
    const input = canvas.getByRole('textbox', { name: say('Nilai barang', 'Value of the goods') });
    const echo = say('Rp 5.418.792 (sekitar 5,4 juta)', 'Rp 5.418.792 (about 5,4 million)');
    await userEvent.type(input, '5418792');
    await expect(canvas.getByText(echo)).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.tab();
    await expect(input).toHaveValue('5.418.792');
    await expect(canvas.getByRole('status')).toHaveTextContent(echo);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('5418792');
  },
};

/** A comma before three digits is not valid in an Indonesian amount, and may be an English one. */
export const AsksAboutAComma: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: say('Nilai barang', 'Value of the goods') });
    await userEvent.type(input, '1,234');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('?1,234');
    await userEvent.click(
      canvas.getByRole('button', { name: say('Rp 1.234 (1 ribu 234)', 'Rp 1.234 (1 thousand 234)') }),
    );
    await expect(input).toHaveValue('1.234');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1234');
    await userEvent.tab();
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};
