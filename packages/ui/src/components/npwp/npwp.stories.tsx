import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Code } from '../code/index.ts';
import { DescriptionItem } from '../description-list/description-item.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { Npwp } from './npwp.tsx';

const meta = {
  title: 'Domain/Npwp',
  component: Npwp,
  args: { value: '0021345678215000' },
  parameters: {
    guide: {
      purpose: 'A tax or identity number (NPWP, NIK) that is read, compared with a paper, or copied.',
      instead: [
        'To have one typed, use NpwpField.',
        'For the number of a passport or another paper, use Code: it has no groups of its own.',
      ],
      anatomy: {
        of: 'IsCopiedBare',
        parts: [
          [
            'Group',
            'span > span > span',
            'Four digits that are read in one breath. Numbers of other lengths have other groups, or none.',
          ],
          ['Number', 'span > span', 'All digits; nothing is hidden.'],
          [
            'Copy button',
            'button',
            'Copies the bare digits. Leave it out where nobody needs the number elsewhere.',
          ],
        ],
      },
      keyboard: [
        ['Tab', 'Goes to the copy button, if there is one'],
        ['Enter, Space', 'Copies the bare digits'],
      ],
      pairs: [
        {
          good: {
            says: 'Groups of four can be compared with the paper.',
            shows: () => <Npwp value="0021345678215000" />,
          },
          bad: {
            says: 'Sixteen digits in one row: people lose their place.',
            shows: () => <Code>0021345678215000</Code>,
          },
        },
        {
          good: {
            says: 'The whole number shows that it is the right one.',
            shows: () => <Npwp value="0021345678215000" />,
          },
          bad: {
            says: 'With digits hidden nobody can check it.',
            shows: () => <Code>0021 •••• •••• 5000</Code>,
          },
        },
      ],
      good: ['Give the bare digits; the groups of four are drawn, and copying gives the bare digits again.'],
      bad: ['Do not give it blanks or dots: then it draws no groups.'],
      spoken: ['It is read as one text; the gaps are margins and say nothing.'],
      messages: ['code'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Npwp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Sixteen digits, a number of the old length as printed, another identity number, and with the copy button. */
export const Variants: Story = {
  render: () => (
    <DescriptionList>
      <DescriptionItem term={say('NPWP 16 digit', '16-digit NPWP')}>
        <Npwp value="0021345678215000" />
      </DescriptionItem>
      <DescriptionItem term={say('NPWP lama', 'Old NPWP')}>
        <Npwp value="021345678215000" />
      </DescriptionItem>
      <DescriptionItem term={say('Paspor', 'Passport')}>
        <Npwp value="X0912345" />
      </DescriptionItem>
      <DescriptionItem term={say('NPWP 16 digit', '16-digit NPWP')}>
        <Npwp value="0021345678215000" copyable />
      </DescriptionItem>
    </DescriptionList>
  ),
};

/** Copying gives the number without gaps. */
export const IsCopiedBare: Story = {
  args: { copyable: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Salin' })).toHaveAccessibleDescription(
      '0021345678215000',
    );
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
  },
};
