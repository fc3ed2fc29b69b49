import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleX } from 'lucide-react';
import { expect } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Badge } from '../badge/index.ts';
import { DescriptionItem } from '../description-list/description-item.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { ContainerNumber } from './container-number.tsx';

const meta = {
  title: 'Domain/ContainerNumber',
  component: ContainerNumber,
  args: { value: 'CSQU3054383' },
  parameters: {
    guide: {
      purpose:
        'A container number that is read, or compared with the one on the container: owner, serial, check digit in its box.',
      instead: ['To have one typed, use ContainerNumberField.', 'For any other code, use Code.'],
      anatomy: {
        parts: [
          ['Owner', 'span > span', 'Three letters of the owner and one for the kind of equipment.'],
          ['Serial', 'span > span + span', 'Six digits that the owner gives.'],
          [
            'Check digit',
            'span > span:nth-child(3)',
            'In its box, as on the container; red when it does not fit the rest.',
          ],
        ],
      },
      pairs: [
        {
          good: {
            says: 'The cleaned number is drawn as on the container.',
            shows: () => <ContainerNumber value="CSQU3054383" />,
          },
          bad: {
            says: 'A number with gaps of its own is not recognised: it stays as it is.',
            shows: () => <ContainerNumber value="CSQU 305438-3" />,
          },
        },
        {
          good: {
            says: 'It says itself that the check digit is wrong.',
            shows: () => <ContainerNumber value="SEGU5201764" />,
          },
          bad: {
            says: 'A sign of your own says it twice.',
            shows: () => (
              <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
                <ContainerNumber value="SEGU5201764" />
                <Badge tone="danger" icon={<CircleX size={14} strokeWidth={2.4} />}>
                  {say('Salah', 'Wrong')}
                </Badge>
              </div>
            ),
          },
        },
      ],
      good: [
        'Let people copy it as it stands: the clipboard gets the bare number.',
        'Show a wrong number as it was given: the box turns red, and nothing is corrected.',
      ],
      bad: ['Do not shorten it: all eleven characters are compared with those on the container.'],
      spoken: ['After a number with a wrong check digit “(angka pemeriksa salah)” is read.'],
      messages: ['containerNumber'],
    } satisfies ComponentGuide,
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
    await expect(canvas.getByText('(angka pemeriksa salah)')).toBeInTheDocument();
  },
};
