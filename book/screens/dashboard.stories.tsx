import { ButtonLink, Link, PageHeader, StatusBadge } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRight, FilePlus2, Ship, Upload } from 'lucide-react';
import { say } from '../../packages/ui/src/testing/say.ts';
import { applications } from './applications.tsx';
import { Frame, user } from './frame.tsx';

const drafts = applications.filter(({ status }) => status === '10');

const starts = [
  ['#/pengajuan/baru', say('Tambah Pengajuan', 'Add application'), FilePlus2],
  ['#/upload', say('Upload Laporan', 'Upload report'), Upload],
  ['#/manifes/baru', say('Rekonsiliasi Manifes', 'Manifest reconciliation'), Ship],
] as const;

function Dashboard() {
  return (
    <Frame current="#/dashboard">
      <PageHeader heading={say(`Selamat pagi, ${user.name}`, `Good morning, ${user.name}`)}>
        {say('Selasa, 24-09-2024', 'Tuesday, 24-09-2024')}
      </PageHeader>
      <div className="screen-columns">
        <section className="screen-stack" aria-labelledby="perlu-tindakan">
          <div className="screen-head">
            <h2 id="perlu-tindakan">{say('Perlu tindakan', 'To do')}</h2>
            <Link href="#/pengajuan">{say('Lihat semua', 'See all')}</Link>
          </div>
          <ul className="screen-rows">
            {drafts.map(({ id, number, permitTypeName, status, statusLabel }) => (
              <li key={id}>
                <span>
                  <Link strong href={`#/pengajuan/${id}`}>
                    {number}
                  </Link>
                  <small>{permitTypeName}</small>
                </span>
                <StatusBadge code={status} label={statusLabel} />
                <ButtonLink
                  size="small"
                  variant="quiet"
                  href={`#/pengajuan/${id}`}
                  aria-label={say(`Lanjutkan ${number}`, `Continue ${number}`)}
                >
                  {say('Lanjutkan', 'Continue')}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </section>
        <section className="screen-stack" aria-labelledby="mulai">
          <h2 id="mulai">{say('Mulai', 'Start')}</h2>
          <ul className="screen-tiles">
            {starts.map(([href, label, Icon]) => (
              <li key={href}>
                <a href={href}>
                  <Icon size={20} strokeWidth={1.75} aria-hidden />
                  {label}
                  <ChevronRight size={16} aria-hidden />
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Frame>
  );
}

const meta = {
  title: 'Screens/Dashboard',
  component: Dashboard,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Dashboard>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
