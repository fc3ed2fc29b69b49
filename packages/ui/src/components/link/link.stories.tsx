import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Link } from './link.tsx';

const meta = {
  title: 'Komponen/Link',
  component: Link,
  args: { href: '#tautan', children: 'Lupa password?' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Plain, strong, small, stepping back, leaving the portal. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Link href="#a">PDF · 412 Kb</Link>
      <Link href="#b" strong>
        Daftar
      </Link>
      <Link href="#c" size="small">
        Lupa password?
      </Link>
      <Link href="#d" muted size="small">
        Aksesibilitas
      </Link>
      <Link href="https://pabean.example/" external>
        Situs kantor
      </Link>
    </div>
  ),
};

export const ReachedByTheKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Lupa password?' })).toHaveFocus();
  },
};
