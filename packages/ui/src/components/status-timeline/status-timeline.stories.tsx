import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Link } from '../link/index.ts';
import { created, sent } from './status-timeline.examples.tsx';
import { StatusTimeline } from './status-timeline.tsx';

const examined = {
  label: 'Penelitian Dokumen',
  code: '27',
  lang: 'id',
  at: '2024-09-25T13:05:00+07:00',
  note: 'Petugas: Hendra Saputra',
};

const meta = {
  title: 'Domain/StatusTimeline',
  component: StatusTimeline,
  args: { code: '10', label: 'Draf', events: [created] },
  parameters: {
    anatomy: {
      parts: [
        'li div > span::text',
        'time::text',
        '[aria-current] > span',
        '[aria-current] div > span + span::text',
        '[data-state="ahead"] div > span::text',
      ],
    },
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
          label="Penelitian Dokumen"
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
        <StatusTimeline code="98" label="Menunggu Jaminan" events={[created, sent]} />
      </div>
      <StatusTimeline {...args} orientation="horizontal" />
      <StatusTimeline
        orientation="horizontal"
        code="27"
        label="Penelitian Dokumen"
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
    await expect(next).toHaveTextContent(say('Dikirim (belum)', 'Sent (not yet)'));
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
    await expect(new Set(tops(say('Lebar', 'Wide'))).size).toBe(1);
    await expect(new Set(tops(say('Sempit', 'Narrow'))).size).toBe(5);
  },
};

/** Future steps are in English. A status keeps the server’s text, and its code adds what it means. */
export const InEnglish: Story = {
  globals: { language: 'en' },
  args: { code: '27', label: 'Penelitian Dokumen', events: [sent] },
  play: async ({ canvas }) => {
    const [past, here, next] = canvas.getAllByRole('listitem');
    await expect(past).toHaveTextContent(/^Dikirim \(Sent\)/);
    await expect(here).toHaveTextContent(/^Penelitian Dokumen \(Examination of documents\)/);
    await expect(next).toHaveTextContent(/^Decision/);
  },
};
