import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Button } from '../button/button.tsx';
import { withoutRate } from './tax-breakdown.examples.tsx';
import { TaxBreakdown } from './tax-breakdown.tsx';

const meta = {
  title: 'Domain/TaxBreakdown',
  component: TaxBreakdown,
  args: {
    goods: say('Pakaian dan perlengkapan pribadi', 'Clothing and personal effects'),
    figures: {
      goodsValue: 2_333_333,
      dutyRate: 35,
      duty: 816_667,
      taxBase: 3_150_000,
      vatRate: 11,
      vat: 346_500,
      incomeTaxRate: 7.5,
      incomeTax: 236_250,
      total: 1_399_417,
    },
    allGoods: 5_418_792,
  },
  parameters: {
    anatomy: { parts: ['h3', 'h3 + div > p', 'dd', 'dt > span::text', '[data-row="total"]', 'dl ~ p'] },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TaxBreakdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Computed, waiting, without a rate, with an error, with the longest amounts. */
export const Variants: Story = {
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
        gap: 24,
        alignItems: 'start',
      }}
    >
      <TaxBreakdown {...args} />
      <TaxBreakdown heading={say('Menunggu', 'Waiting')} />
      <TaxBreakdown heading={say('Tanpa tarif BM', 'Without a duty rate')} figures={withoutRate} />
      <TaxBreakdown
        heading={say('Gagal', 'Failed')}
        goods={args.goods}
        error={say(
          'Pungutan tidak dapat dihitung. Periksa nilai barang, lalu coba lagi.',
          'The charges cannot be calculated. Check the value of the goods, then try again.',
        )}
      />
      <TaxBreakdown
        heading={say('Jumlah besar', 'Large amounts')}
        figures={{
          goodsValue: '999999999999999',
          dutyRate: 0,
          duty: 0,
          taxBase: '999999999999999',
          vatRate: 11,
          vat: '110000000000000',
          incomeTaxRate: 2.5,
          incomeTax: '25000000000000',
          total: '135000000000000',
        }}
        allGoods="135000000000000"
      />
    </div>
  ),
};

/** A changed total is announced once, when it no longer changes. */
export const SaysANewTotal: Story = {
  render: (args) => {
    const [total, setTotal] = useState(1_399_417);
    const figures = args.figures && { ...args.figures, total };
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        <TaxBreakdown {...args} figures={figures} />
        <Button onClick={() => setTotal(total + 1000)}>{say('Ubah nilai', 'Change the value')}</Button>
      </div>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.dblClick(canvas.getByRole('button', { name: say('Ubah nilai', 'Change the value') }));
    await waitFor(
      () =>
        expect(canvas.getByRole('status')).toHaveTextContent(
          say('Pungutan barang ini Rp 1.401.417', 'Due on these goods: Rp 1.401.417'),
        ),
      { timeout: 5000 },
    );
  },
};
