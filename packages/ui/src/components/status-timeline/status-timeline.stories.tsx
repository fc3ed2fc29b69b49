import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Link } from '../link/index.ts';
import { StatusTimeline } from './status-timeline.tsx';

const created = { label: 'Draf dibuat', at: '2024-09-24T08:14:00+07:00' };
const sent = { label: 'Dikirim', at: '2024-09-24T09:42:00+07:00' };
const examined = {
  label: 'Penelitian dokumen',
  at: '2024-09-25T13:05:00+07:00',
  note: 'Petugas: Hendra Saputra',
};

const meta = {
  title: 'Domain/StatusTimeline',
  component: StatusTimeline,
  args: { code: '10', label: 'Draf', events: [created] },
  parameters: {
    guide: {
      purpose:
        'The way of an application: what has happened and who did it, where it stands, and what is sure to come.',
      instead: [
        'For the status alone, use StatusBadge.',
        'For the steps of a form, use Stepper; for a long list of notes, DataTable.',
      ],
      anatomy: {
        parts: [
          ['Event', 'li div > span::text', 'What has happened, oldest first, in the server’s words.'],
          ['Time', 'time::text', 'When, in the office’s zone. Leave it out where the server gives none.'],
          ['Present state', '[aria-current] > span', 'Where it stands; its icon says whose turn it is.'],
          ['Note', '[aria-current] div > span + span::text', 'Who has it now, or why it was rejected.'],
          [
            'Ahead',
            '[data-state="ahead"] div > span::text',
            'What is sure to come. It follows from the status.',
          ],
        ],
      },
      keyboard: [['–', 'Takes no focus']],
      pairs: [
        {
          good: {
            says: 'The reason, and what the reader can do.',
            shows: () => (
              <StatusTimeline
                code="90"
                label="Ditolak"
                at="2024-09-26T10:20:00+07:00"
                events={[sent]}
                note="Alasan: denah lokasi belum ditandatangani pengelola."
                next={
                  <Link href="#/pengajuan/header">
                    {say('Buat permohonan baru', 'Make a new application')}
                  </Link>
                }
              />
            ),
          },
          bad: {
            says: 'A rejection that leads nowhere.',
            shows: () => (
              <StatusTimeline code="90" label="Ditolak" at="2024-09-26T10:20:00+07:00" events={[sent]} />
            ),
          },
        },
        {
          good: {
            says: 'The present state stands once.',
            shows: () => <StatusTimeline code="20" label="Dikirim" at={sent.at} events={[created]} />,
          },
          bad: {
            says: 'It is among the `events` as well: it seems to have been sent twice.',
            shows: () => <StatusTimeline code="20" label="Dikirim" at={sent.at} events={[created, sent]} />,
          },
        },
      ],
      good: [
        'Put a heading above it, such as “Riwayat”.',
        'Give `at` with the present state, and in `next` what the reader can do.',
        'Name the officer in `note` where the server does: “Petugas: Hendra Saputra”.',
        'Use `orientation="horizontal"` where it stands across the page; in little room it turns upright by itself.',
      ],
      bad: [
        'Do not add steps or dates that nobody promised: what is ahead follows from the status code alone.',
      ],
      spoken: [
        'An ordered list; where it stands is marked as the current step, what is ahead ends in “(belum)”.',
        'Times are read as dates and times of the office’s zone.',
      ],
      messages: ['timeline', 'common'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof StatusTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A draft, just sent, under examination, approved, rejected, and an unknown status; then horizontally. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 40 }}>
      <div style={{ display: 'grid', gap: 32, gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' }}>
        <StatusTimeline {...args} />
        <StatusTimeline
          code="27"
          label="Penelitian dokumen"
          note="Petugas: Hendra Saputra"
          events={[created, sent]}
        />
        <StatusTimeline code="20" label="Dikirim" at={sent.at} events={[created]} />
        <StatusTimeline code="50" label="Disetujui" events={[created, sent, examined]} />
        <StatusTimeline
          code="90"
          label="Ditolak"
          at="2024-09-26T10:20:00+07:00"
          note="Alasan: denah lokasi belum ditandatangani pengelola."
          next={
            <Link href="#/pengajuan/header">{say('Buat permohonan baru', 'Make a new application')}</Link>
          }
          events={[created, sent, examined]}
        />
        <StatusTimeline code="98" label="Ditarik" events={[created, sent]} />
      </div>
      <StatusTimeline {...args} orientation="horizontal" />
      <StatusTimeline
        orientation="horizontal"
        code="27"
        label="Penelitian dokumen"
        note="Petugas: Hendra Saputra"
        events={[created, sent]}
      />
      <StatusTimeline orientation="horizontal" code="90" label="Ditolak" events={[created, sent, examined]} />
    </div>
  ),
};

export const SaysWhereItStands: Story = {
  play: async ({ canvas }) => {
    const [, here, next] = canvas.getAllByRole('listitem');
    await expect(here).toHaveAttribute('aria-current', 'step');
    await expect(next).toHaveTextContent('Dikirim (belum)');
  },
};

/** Horizontally the steps are beside each other; in a narrow container they are vertical. */
export const TurnsUpright: Story = {
  args: { orientation: 'horizontal' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <section aria-label={say('Lebar', 'Wide')} style={{ inlineSize: 'min(900px, 100%)' }}>
        <StatusTimeline {...args} />
      </section>
      <section aria-label={say('Sempit', 'Narrow')} style={{ inlineSize: 'min(280px, 100%)' }}>
        <StatusTimeline {...args} />
      </section>
    </div>
  ),
  play: async ({ canvas }) => {
    const tops = (name: string) =>
      within(canvas.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map((item) => Math.round(item.getBoundingClientRect().top));
    await expect(new Set(tops('Lebar')).size).toBe(1);
    await expect(new Set(tops('Sempit')).size).toBe(5);
  },
};

/** Future steps are in English; past ones have the server's text. */
export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const [past, here, next] = canvas.getAllByRole('listitem');
    await expect(past).toHaveTextContent(/^Draf dibuat/);
    await expect(here).toHaveTextContent('Completing the documents');
    await expect(next).toHaveTextContent(/^Sent/);
  },
};
