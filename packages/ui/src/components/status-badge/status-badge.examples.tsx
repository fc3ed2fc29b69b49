import { Wallet } from 'lucide-react';
import { StatusBadge } from './status-badge.tsx';

export const ServersWords = () => (
  <div>
    <StatusBadge code="27" label="Penelitian Dokumen" />
  </div>
);

export const ShortenedItNoLonger = () => (
  <div>
    <StatusBadge code="27" label="Diteliti" />
  </div>
);

export const StatusOfAnotherKindGets = () => (
  <div>
    <StatusBadge
      code="115"
      label="Menunggu Pembayaran"
      tone="action"
      icon={<Wallet size={14} aria-hidden />}
    />
  </div>
);

export const ItIsNotCode = () => (
  <div>
    <StatusBadge code="115" label="Menunggu Pembayaran" />
  </div>
);
