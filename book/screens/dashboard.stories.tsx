import type { ListedApplication } from '@pabean/api/contract';
import { isDraft, REJECTED } from '@pabean/api/rules';
import { Button, ButtonLink, Link, PageHeader, StatusBadge } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRight, FilePlus2, Megaphone, Ship, Upload } from 'lucide-react';
import { say } from '../../packages/ui/src/testing/say.ts';
import { applications, byStatus } from './applications.tsx';
import { Frame, user } from './frame.tsx';

const waits = ({ status }: ListedApplication) => isDraft(status) || status === REJECTED;
const isDecided = ({ status, approvalNumber }: ListedApplication) =>
  status === REJECTED || approvalNumber !== null;

const parts = [
  {
    id: 'tindakan',
    heading: say('Perlu tindakan Anda', 'Waiting for you'),
    rows: applications.filter(waits),
    hasActions: true,
  },
  {
    id: 'diproses',
    heading: say('Sedang diproses', 'Under way'),
    rows: applications.filter((each) => !waits(each) && !isDecided(each)),
  },
  { id: 'diputus', heading: say('Baru diputus', 'Decided lately'), rows: applications.filter(isDecided) },
];

const starts = [
  ['#/pengajuan/baru', say('Buat permohonan izin', 'New permit application'), FilePlus2],
  ['#/upload', say('Upload laporan', 'Upload a report'), Upload],
  ['#/manifes/baru', say('Rekonsiliasi manifes', 'Manifest reconciliation'), Ship],
] as const;

/** Most rows of what is under way, and of what was decided. */
const mostShown = 5;

function Action({ application: { id, number, status } }: { application: ListedApplication }) {
  const action = isDraft(status) ? say('Lanjutkan', 'Go on') : say('Ajukan Kembali', 'File again');
  return (
    <ButtonLink size="small" variant="quiet" href={`#/pengajuan/${id}`} aria-label={`${action} ${number}`}>
      {action}
    </ButtonLink>
  );
}

function Part({ id, heading, rows, hasActions = false }: (typeof parts)[number]) {
  const links = byStatus.options
    .map(({ value, label }) => ({
      label,
      count: rows.filter((each) => byStatus.optionOf?.(each) === value).length,
    }))
    .filter(({ count }) => count > 0);
  return (
    <section className="screen-stack" aria-labelledby={id}>
      <div className="screen-head">
        <h2 id={id}>{heading}</h2>
        <ul className="screen-links" aria-label={say('Daftar lengkap', 'Whole lists')}>
          {links.map(({ label, count }) => (
            <li key={label}>
              <Link href="#/pengajuan">
                {label} ({count})
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <ul className="screen-rows">
        {rows.slice(0, hasActions ? undefined : mostShown).map((application) => (
          <li key={application.id}>
            <span>
              <Link strong href={`#/pengajuan/${application.id}`}>
                {application.number}
              </Link>
              <small lang="id">{application.permitTypeName}</small>
            </span>
            <StatusBadge code={application.status} label={application.statusLabel} />
            {hasActions && <Action application={application} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

const Starts = () => (
  <section className="screen-stack" aria-labelledby="mulai">
    <h2 id="mulai">{say('Mulai', 'Start')}</h2>
    <ul className="screen-tiles">
      {starts.map(([href, label, Icon]) => (
        <li key={href}>
          <a href={href}>
            <span>
              <Icon size={20} strokeWidth={1.75} />
            </span>
            {label}
            <ChevronRight size={16} />
          </a>
        </li>
      ))}
    </ul>
  </section>
);

function Dashboard() {
  return (
    <Frame current="#/dashboard">
      <PageHeader
        heading={say(`Selamat pagi, ${user.name}`, `Good morning, ${user.name}`)}
        actions={
          <Button variant="tertiary" icon={<Megaphone size={16} />}>
            {say('Pengumuman', 'Announcement')}
          </Button>
        }
      >
        {say('Selasa, 24-09-2024', 'Tuesday, 24-09-2024')}
      </PageHeader>
      <div className="screen-columns">
        <div className="screen-stack screen-roomy">
          {parts.map((part) => (
            <Part key={part.id} {...part} />
          ))}
        </div>
        <Starts />
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
