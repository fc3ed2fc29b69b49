import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { expect, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { ReadinessList } from './readiness-list.tsx';

const items = [
  { id: 'data', done: true, text: say('Data permohonan lengkap', 'The application data is complete') },
  { id: 'dokap', done: true, text: say('5 dokumen lengkap', '5 documents complete') },
  {
    id: 'kontainer',
    done: false,
    text: say('Daftar Kontainer kurang 1 baris.', 'The list of containers lacks 1 row.'),
    action: <Link href="#isi">{say('Isi daftar', 'Fill the list')}</Link>,
  },
];

function WithReason() {
  const id = useId();
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <ReadinessList id={id} items={items} />
      <Button variant="primary" aria-disabled aria-describedby={id}>
        {say('Kirim', 'Send')}
      </Button>
    </div>
  );
}

const meta = {
  title: 'Components/Status and messages/ReadinessList',
  component: ReadinessList,
  args: { items, level: 2 },
  parameters: {
    guide: {
      purpose: 'What must be there before something can be sent, and what still is missing.',
      instead: [
        'For errors in a form that was submitted, use ErrorSummary.',
        'For what has happened so far, use StatusTimeline.',
      ],
      anatomy: {
        of: 'Parts',
        parts: [
          ['Heading', 'h2', 'What the conditions are for. It names the region.'],
          ['Met condition', 'li', 'What is there. It stays in the list.'],
          ['Missing condition', 'li:last-child', 'What lacks, with its number where there is one.'],
          ['Way there', 'li:last-child a', 'A link or button to what is missing. Met conditions need none.'],
        ],
      },
      keyboard: [['Tab', 'Goes from one link to what is missing to the next']],
      pairs: [
        {
          good: {
            says: 'The missing item leads to its place.',
            shows: () => <ReadinessList items={items} />,
          },
          bad: {
            says: 'People have to search for the place.',
            shows: () => <ReadinessList items={items.map(({ id, done, text }) => ({ id, done, text }))} />,
          },
        },
        {
          good: { says: 'The list says why the button cannot act yet.', shows: WithReason },
          bad: {
            says: 'A button that cannot be pressed, and no reason.',
            shows: () => (
              <div>
                <Button variant="primary" disabled>
                  {say('Kirim', 'Send')}
                </Button>
              </div>
            ),
          },
        },
      ],
      good: [
        'Keep the order of the page, and keep met conditions in the list.',
        'Let it change while people work, so that they see when they are done.',
      ],
      bad: ['Do not list what nobody checks.'],
      spoken: ['Each item begins with “Sudah:” or “Belum:”; the icon alone says nothing.'],
      messages: ['readinessList'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof ReadinessList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** As narrow as beside a form. */
export const Parts: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
};

/** With a missing condition, and complete. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 300 }}>
      <ReadinessList {...args} />
      <ReadinessList {...args} heading={say('Siap dikirim', 'Ready to send')} items={items.slice(0, 2)} />
    </div>
  ),
};

export const LeadsToWhatIsMissing: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Isi daftar' })).toHaveFocus();
  },
};
