import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Link } from './link.tsx';

const meta = {
  title: 'Komponen/Link',
  component: Link,
  args: { href: '#tautan', children: 'Lupa password?' },
  parameters: {
    guide: {
      purpose: 'The way to another place, in a sentence, a table or a footer.',
      instead: [
        'For an action take Button.',
        'For the main way onwards, which looks like a button, take ButtonLink.',
        'For the identity of a row in a table take RowLink.',
      ],
      keyboard: [['Enter', 'Follows the link']],
      good: ['Name the place: “Isi daftar”, “PDF · 412 Kb”.', 'Set `external` where it leaves the portal.'],
      bad: ['Do not write “klik di sini”.', 'Do not open places of the portal in new tabs.'],
      spoken: ['An external link says that it opens in a new tab, in words after its name.'],
      messages: ['link'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Plain, strong, small, stepping back, leaving the portal, in a sentence. */
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
      <p>
        Daftar Kontainer kurang 1 baris. <Link href="#e">Isi daftar</Link> sebelum dikirim.
      </p>
    </div>
  ),
};

export const ReachedByTheKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Lupa password?' })).toHaveFocus();
  },
};
