import { Wallet } from 'lucide-react';
import { StatusBadge } from './status-badge.tsx';

export const TheServersWordsAsThey = () => (
  <div>
    <StatusBadge code="27" label="Penelitian dokumen" />
  </div>
);

export const ShortenedItNoLongerIs = () => (
  <div>
    <StatusBadge code="27" label="Diteliti" />
  </div>
);

export const AStatusOfAnotherKind = () => (
  <div>
    <StatusBadge
      code="115"
      label="Menunggu Pembayaran"
      tone="action"
      icon={<Wallet size={14} aria-hidden />}
    />
  </div>
);

export const ItIsNotTheCode = () => (
  <div>
    <StatusBadge code="115" label="Menunggu Pembayaran" />
  </div>
);
