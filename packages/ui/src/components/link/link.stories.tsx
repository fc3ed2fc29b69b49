import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Link } from './link.tsx';

const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  args: { href: '#tautan', children: say('Lupa password?', 'Forgot password?') },
  parameters: {
    guide: {
      purpose: 'The way to another place, in a sentence, a table or a footer.',
      instead: [
        'For an action, use Button.',
        'For the main way onwards, which looks like a button, use ButtonLink.',
        'For the identity of a row in a table, use RowLink.',
      ],
      anatomy: {
        of: 'Parts',
        parts: [
          ['Words', 'a::text', 'Name the place that the link leads to.'],
          [
            'Mark',
            'svg',
            'Says that the link leaves the portal. It comes with `external` and is left out otherwise.',
          ],
        ],
      },
      keyboard: [['Enter', 'Follows the link']],
      pairs: [
        {
          good: {
            says: 'The words name the place, and are understood without the sentence.',
            shows: () => (
              <p>
                {say('Baca dulu', 'First read')}{' '}
                <Link href="#panduan">
                  {say('panduan pengisian (PDF, 412 Kb)', 'the guide to filling in (PDF, 412 Kb)')}
                </Link>
              </p>
            ),
          },
          bad: {
            says: 'A call to click names no place: in a list of links it says nothing.',
            shows: () => (
              <p>
                {say('Panduan pengisian:', 'Guide to filling in:')}{' '}
                <Link href="#panduan">{say('klik di sini', 'click here')}</Link>
              </p>
            ),
          },
        },
      ],
      good: ['Set `external` where it leaves the portal.'],
      bad: ['Do not open places of the portal in new tabs.'],
      spoken: ['An external link says that it opens in a new tab, in words after its name.'],
      messages: ['link'],
    } satisfies ComponentGuide,
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
    await expect(canvas.getByRole('link', { name: 'Lupa password?' })).toHaveFocus();
  },
};
