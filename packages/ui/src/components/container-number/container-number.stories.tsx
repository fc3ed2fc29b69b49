import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { DescriptionItem } from '../description-list/description-item.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { ContainerNumber } from './container-number.tsx';

const meta = {
  title: 'Domain/ContainerNumber',
  component: ContainerNumber,
  args: { value: 'CSQU3054383' },
  parameters: {
    anatomy: { parts: ['span > span', 'span > span + span', 'span > span:nth-child(3)'] },
  },
} satisfies Meta<typeof ContainerNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Valid, with a wrong check digit, malformed. */
export const Variants: Story = {
  render: () => (
    <DescriptionList>
      <DescriptionItem term={say('Nomor Peti Kemas', 'Container number')}>
        <ContainerNumber value="CSQU3054383" />
      </DescriptionItem>
      <DescriptionItem term={say('Angka pemeriksa salah', 'Wrong check digit')}>
        <ContainerNumber value="SEGU5201764" />
      </DescriptionItem>
      <DescriptionItem term={say('Tidak lengkap', 'Incomplete')}>
        <ContainerNumber value="CSQU305" />
      </DescriptionItem>
    </DescriptionList>
  ),
};

export const SaysWhatIsWrong: Story = {
  args: { value: 'CSQU3054384' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('(angka pemeriksa salah)', '(wrong check digit)'))).toBeInTheDocument();
  },
};
