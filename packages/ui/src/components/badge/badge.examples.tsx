import { CircleCheck, CircleX, Clock3 } from 'lucide-react';
import { say } from '../../testing/say.ts';
import { Badge } from './badge.tsx';

export const icon = { size: 14, strokeWidth: 2.4 };

export const EachToneHasItsIcon = () => (
  <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
    <Badge tone="process" icon={<Clock3 {...icon} />}>
      {say('Dalam proses', 'In process')}
    </Badge>
    <Badge tone="success" icon={<CircleCheck {...icon} />}>
      {say('Terverifikasi', 'Verified')}
    </Badge>
    <Badge tone="danger" icon={<CircleX {...icon} />}>
      {say('Ditolak', 'Rejected')}
    </Badge>
  </div>
);

export const WithoutIconsOnlyColoursDiffer = () => (
  <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
    <Badge tone="process">{say('Dalam proses', 'In process')}</Badge>
    <Badge tone="success">{say('Terverifikasi', 'Verified')}</Badge>
    <Badge tone="danger">{say('Ditolak', 'Rejected')}</Badge>
  </div>
);

export const MandatoryIsNeitherGoodNor = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
    {say('Surat Kuasa', 'Power of attorney')} <Badge>{say('Wajib', 'Mandatory')}</Badge>
  </div>
);

export const RedToDrawEye = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
    {say('Surat Kuasa', 'Power of attorney')}{' '}
    <Badge tone="danger" icon={<CircleX {...icon} />}>
      {say('Wajib', 'Mandatory')}
    </Badge>
  </div>
);
