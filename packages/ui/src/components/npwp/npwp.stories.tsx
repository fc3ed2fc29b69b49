import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { DescriptionItem } from '../description-list/description-item.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { Npwp } from './npwp.tsx';

const meta = {
  title: 'Domain/Npwp',
  component: Npwp,
  args: { value: '0021345678215000' },
  parameters: {
    anatomy: { of: 'IsCopiedBare', parts: ['span > span > span', 'span > span', 'button'] },
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
    await expect(canvas.getByRole('button', { name: say('Salin', 'Copy') })).toHaveAccessibleDescription(
      '0021345678215000',
    );
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
  },
};
