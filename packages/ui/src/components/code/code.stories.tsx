import type { Meta, StoryObj } from '@storybook/react-vite';
import { Code } from './code.tsx';

const meta = {
  title: 'Komponen/Code',
  component: Code,
  args: { children: '020400-000123-20240924-000045' },
} satisfies Meta<typeof Code>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** No. aju, kode HS, kode billing. */
export const Variants: Story = {
  render: () => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 32 }}>
      <Code>020400-000123-20240924-000045</Code>
      <Code>8418.10.19</Code>
      <Code>620240924118302</Code>
    </p>
  ),
};
