import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Button } from '../button/button.tsx';
import { TaxBreakdown } from './tax-breakdown.tsx';

/** The rate of the duty is unknown. */
const withoutRate = {
  goodsValue: 2_333_333,
  dutyRate: null,
  duty: null,
  taxBase: null,
  vatRate: 11,
  vat: null,
  incomeTaxRate: 7.5,
  incomeTax: null,
  total: null,
};

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
    guide: {
      purpose:
        'Duty and taxes of one article with the formula under each line, so that people can check where the amount comes from.',
      instead: [
        'For the amounts of many articles, use a DataTable with a row for the sums.',
        'For facts that are not computed, use a DescriptionList.',
      ],
      anatomy: {
        parts: [
          ['Heading', 'h3', 'Names the region.'],
          [
            'Goods',
            'h3 + div > p',
            'The article that the figures are about. Leave it out where there is only one.',
          ],
          ['Amount', 'dd', 'In whole rupiah; a dash while it is not known.'],
          ['Formula', 'dt > span::text', 'How the amount comes about, or which rate is missing.'],
          [
            'Total',
            '[data-row="total"]',
            'Duty and taxes of this article. It is announced once it no longer changes.',
          ],
          ['All goods', 'dl ~ p', 'Duty and taxes of all articles. Leave it out where there is only one.'],
        ],
      },
      pairs: [
        {
          good: {
            says: 'The duty is unknown, and so is the total.',
            shows: () => <TaxBreakdown figures={withoutRate} />,
          },
          bad: {
            says: 'A total without the duty looks final, and is too low.',
            shows: () => <TaxBreakdown figures={{ ...withoutRate, total: 431_667 }} />,
          },
        },
      ],
      good: [
        'Show it beside the goods while they are edited, with the figures of the article that is being edited.',
        'Pass null for what is not known; a missing rate is then asked for in its line.',
        'Use the figures of the rule that the server follows, rounded to whole rupiah line by line.',
      ],
      bad: ['Do not repeat the panel for every article of a list.'],
      spoken: [
        'It is a region with a list of names and amounts; the formula belongs to the name.',
        'A new total is announced politely when it has not changed for a second, an error at once.',
        'A dash is read as “belum dihitung”.',
      ],
      messages: ['taxBreakdown'],
    } satisfies ComponentGuide,
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
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Ubah nilai' }));
    await waitFor(
      () => expect(canvas.getByRole('status')).toHaveTextContent('Pungutan barang ini Rp 1.401.417'),
      { timeout: 5000 },
    );
  },
};
