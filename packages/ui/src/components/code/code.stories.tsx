import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { DescriptionItem } from '../description-list/description-item.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { Code } from './code.tsx';

const meta = {
  title: 'Components/Navigation and data/Code',
  component: Code,
  args: { children: '020400-000123-20240924-000045' },
  parameters: {
    guide: {
      purpose: 'A code that people compare, read aloud or copy: an aju number, an HS code, a billing code.',
      instead: [
        'For an NPWP or NIK, use Npwp; for a container number, ContainerNumber: they know the groups.',
        'For a code that is typed, use TextField with code, or the field made for it.',
        'Amounts, dates and names of files are no codes; they stand in the text’s own face.',
      ],
      anatomy: {
        of: 'Parts',
        parts: [
          ['Code', 'span[id]', 'In mono and in one line; on a phone in two if it must.'],
          [
            'Group',
            'span[id] > span:last-child',
            'As many digits as are read aloud at once. The gaps are not copied. Leave them out for a code with strokes or points.',
          ],
          ['Copy', 'button', 'Copies the code. Leave it out where nobody needs the code in another system.'],
        ],
      },
      keyboard: [
        ['Tab', 'Goes to the copy button, if there is one'],
        ['Enter, Space', 'Copies the code; the focus stays on the button'],
      ],
      pairs: [
        {
          good: {
            says: 'In groups it can be read aloud and compared.',
            shows: () => (
              <DescriptionList columns={1}>
                <DescriptionItem term={say('Kode billing', 'Billing code')}>
                  <Code groups={[5, 5, 5]}>620240924118302</Code>
                </DescriptionItem>
              </DescriptionList>
            ),
          },
          bad: {
            says: 'Fifteen digits in one piece: people lose their place.',
            shows: () => (
              <DescriptionList columns={1}>
                <DescriptionItem term={say('Kode billing', 'Billing code')}>
                  <Code>620240924118302</Code>
                </DescriptionItem>
              </DescriptionList>
            ),
          },
        },
        {
          good: {
            says: 'An amount and a date stand in the text’s own face.',
            shows: () => (
              <DescriptionList columns={1}>
                <DescriptionItem term={say('Tanggal', 'Date')}>24-09-2024</DescriptionItem>
                <DescriptionItem term="Total">Rp 41.208.500</DescriptionItem>
              </DescriptionList>
            ),
          },
          bad: {
            says: 'Set in mono, they look like codes that must be copied.',
            shows: () => (
              <DescriptionList columns={1}>
                <DescriptionItem term={say('Tanggal', 'Date')}>
                  <Code>24-09-2024</Code>
                </DescriptionItem>
                <DescriptionItem term="Total">
                  <Code>Rp 41.208.500</Code>
                </DescriptionItem>
              </DescriptionList>
            ),
          },
        },
      ],
      good: [
        'Let a code that is read out to somebody be `spelled`: a screen reader would take letters for words.',
        'Add the copy button where the code is needed in another system, such as a billing code at the bank.',
      ],
      bad: [
        'Do not put blanks into the text to group it: they would be copied.',
        'Do not put a copy button on every row of a table.',
      ],
      spoken: [
        'The copy button is described by its code, so that several on a page can be told apart.',
        '“Disalin” is announced politely; a refusal by the browser is shown as well, and the code is selected.',
      ],
      messages: ['code'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Code>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** In groups, with the copy button below it, and space on both sides. */
export const Parts: Story = {
  args: { children: '620240924118302', groups: [5, 5, 5], copyable: true },
  render: (args) => (
    <div style={{ inlineSize: 164, marginInline: 'auto' }}>
      <Code {...args} />
    </div>
  ),
};

/** In one piece, in groups, and with the copy button. */
export const Variants: Story = {
  render: () => (
    <DescriptionList>
      <DescriptionItem term={say('No. aju', 'Aju no.')}>
        <Code>020400-000123-20240924-000045</Code>
      </DescriptionItem>
      <DescriptionItem term={say('Kode HS', 'HS code')}>
        <Code>8418.10.19</Code>
      </DescriptionItem>
      <DescriptionItem term={say('Kode billing', 'Billing code')}>
        <Code groups={[5, 5, 5]}>620240924118302</Code>
      </DescriptionItem>
      <DescriptionItem term={say('Kode billing', 'Billing code')}>
        <Code copyable groups={[5, 5, 5]}>
          620240924118302
        </Code>
      </DescriptionItem>
    </DescriptionList>
  ),
};

/** Where the browser refuses, as it does without HTTPS, the code is selected and a message explains what to do. */
export const CopiesByKeyboard: Story = {
  args: { copyable: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Salin' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('020400-000123-20240924-000045');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^(Disalin|.*Kode sudah dipilih.*)$/),
    );
    await expect(button).toHaveFocus();
  },
};
