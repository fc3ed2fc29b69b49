import { say } from '../../testing/say.ts';
import { Link } from '../link/index.ts';
import { StatusTimeline } from './status-timeline.tsx';

export const created = { label: say('Draf dibuat', 'Draft made'), at: '2024-09-24T08:14:00+07:00' };

export const sent = { label: 'Dikirim', code: '20', lang: 'id', at: '2024-09-24T09:42:00+07:00' };

export const ReasonAndWhatReaderCan = () => (
  <StatusTimeline
    code="90"
    label="Ditolak"
    at="2024-09-26T10:20:00+07:00"
    events={[sent]}
    note="Alasan: denah lokasi belum ditandatangani pengelola."
    next={<Link href="#/pengajuan/header">{say('Buat permohonan baru', 'Make a new application')}</Link>}
  />
);

export const RejectionThatLeadsNowhere = () => (
  <StatusTimeline code="90" label="Ditolak" at="2024-09-26T10:20:00+07:00" events={[sent]} />
);

export const PresentStateStandsOnce = () => (
  <StatusTimeline code="20" label="Dikirim" at={sent.at} events={[created]} />
);

export const ItIsAmongEvents = () => (
  <StatusTimeline code="20" label="Dikirim" at={sent.at} events={[created, sent]} />
);
