import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { DescriptionItem } from './description-item.tsx';
import { DescriptionList } from './description-list.tsx';

const items = (
  <>
    <DescriptionItem term={say('Pemohon', 'Applicant')}>PT Samudra Niaga Batam</DescriptionItem>
    <DescriptionItem term={say('Jenis pembongkaran', 'Kind of unloading')}>Non Ship to Ship</DescriptionItem>
    <DescriptionItem term={say('Nama kuasa', 'Proxy name')} />
    <DescriptionItem term={say('Alamat', 'Address')} wide>
      Jl. Pelabuhan Batu Ampar Blok C No. 12, Batam 29432
    </DescriptionItem>
    <DescriptionItem term={say('Email', 'E-mail')}>ekspor@snb.example</DescriptionItem>
  </>
);

const meta = {
  title: 'Components/Navigation and data/DescriptionList',
  component: DescriptionList,
  args: { children: items },
  parameters: {
    anatomy: { parts: ['dt', 'dd', 'dl > div:nth-child(3) dd', '[data-wide]'] },
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const widths = [
  [3, say('Sampai tiga kolom', 'Up to three columns')],
  [2, say('Sampai dua kolom', 'Up to two columns')],
  [1, say('Satu kolom', 'One column')],
] as const;

/** Three columns, two, and one for an aside. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 40 }}>
      {widths.map(([columns, caption]) => (
        <section key={columns} style={{ display: 'grid', gap: 12 }}>
          <h3>{caption}</h3>
          <DescriptionList columns={columns}>{items}</DescriptionList>
        </section>
      ))}
    </div>
  ),
};

export const TiesNamesToValues: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toContain(
      say('Pemohon', 'Applicant'),
    );
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('PT Samudra Niaga Batam');
  },
};
