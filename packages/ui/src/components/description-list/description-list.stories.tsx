import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionItem } from './description-item.tsx';
import { DescriptionList } from './description-list.tsx';

const items = (
  <>
    <DescriptionItem term="Pemohon">PT Samudra Niaga Batam</DescriptionItem>
    <DescriptionItem term="Jenis pembongkaran">Non Ship to Ship</DescriptionItem>
    <DescriptionItem term="Nama kuasa" />
    <DescriptionItem term="Alamat" wide>
      Jl. Pelabuhan Batu Ampar Blok C No. 12, Batam 29432
    </DescriptionItem>
    <DescriptionItem term="E-mail">ekspor@samudraniaga.example</DescriptionItem>
  </>
);

const meta = {
  title: 'Komponen/DescriptionList',
  component: DescriptionList,
  args: { children: items },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Three columns, two, and one for an aside. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <DescriptionList>{items}</DescriptionList>
      <DescriptionList columns={2}>{items}</DescriptionList>
      <DescriptionList columns={1}>{items}</DescriptionList>
    </div>
  ),
};

export const TiesNamesToValues: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toContain('Pemohon');
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('PT Samudra Niaga Batam');
  },
};
