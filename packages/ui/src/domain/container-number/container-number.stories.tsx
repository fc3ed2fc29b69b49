import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionItem } from '../../components/description-list/description-item.tsx';
import { DescriptionList } from '../../components/description-list/description-list.tsx';
import { say } from '../../testing/say.ts';
import { ContainerNumber } from './container-number.tsx';

const meta = {
  title: 'Domain/ContainerNumber',
  component: ContainerNumber,
  args: { value: 'CSQU3054383' },
  parameters: {
    guide: {
      purpose:
        'A container number that is read or compared with the steel: owner, serial, check digit in its box.',
      instead: ['To have one typed, use ContainerNumberField.', 'For any other code, use Code.'],
      good: [
        'Give the cleaned number; the gaps and the box are drawn, and copying gives the bare number.',
        'Show a wrong number as it was given: the box turns red, and nothing is corrected.',
      ],
      bad: [
        'Do not put a sign of your own beside it for a wrong check digit: it draws and says that itself.',
      ],
      spoken: ['After a number with a wrong check digit “(angka pemeriksa salah)” is read.'],
      messages: ['containerNumber'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof ContainerNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Right, wrong check digit, not of the form. */
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
    await expect(canvas.getByText('(angka pemeriksa salah)')).toBeInTheDocument();
  },
};
