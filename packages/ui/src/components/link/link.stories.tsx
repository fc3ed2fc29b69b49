import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Link } from './link.tsx';

const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  args: { href: '#tautan', children: say('Lupa password?', 'Forgot password?') },
  parameters: {
    anatomy: { of: 'Parts', parts: ['a::text', 'svg'] },
  },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One to another site. */
export const Parts: Story = {
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', justifyItems: 'center' }}>
        <Story />
      </div>
    ),
  ],
  args: { href: 'https://pabean.example/', external: true, children: say('Situs kantor', 'Office site') },
};

/** Plain, strong, small, muted, external, in a sentence. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Link href="#a">PDF · 412 Kb</Link>
      <Link href="#b" strong>
        {say('Daftar', 'Register')}
      </Link>
      <Link href="#c" size="small">
        {say('Lupa password?', 'Forgot password?')}
      </Link>
      <Link href="#d" muted size="small">
        {say('Aksesibilitas', 'Accessibility')}
      </Link>
      <Link href="https://pabean.example/" external>
        {say('Situs kantor', 'Office site')}
      </Link>
      <p>
        {say('Daftar Kontainer kurang 1 baris.', 'The list of containers lacks 1 row.')}{' '}
        <Link href="#e">{say('Isi daftar', 'Fill the list')}</Link>{' '}
        {say('sebelum dikirim.', 'before it is sent.')}
      </p>
    </div>
  ),
};

export const ReachedByTheKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: say('Lupa password?', 'Forgot password?') })).toHaveFocus();
  },
};
