import { Badge, type BadgeProps } from '@pabean/ui/badge';
import { Button } from '@pabean/ui/button';
import { say } from '../../../ui/src/testing/say.ts';

/** The actions of a record's row. */
const Paid = ({ status, tone }: { status: string; tone: NonNullable<BadgeProps['tone']> }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
    <Badge tone={tone}>{status}</Badge>
    <Button size="small">{say('Rekam Bukti Bayar', 'Record the payment')}</Button>
  </div>
);

export const RecordWaitsForPaymentStatus = () => (
  <Paid status={say('Menunggu Pembayaran', 'Awaiting payment')} tone="warning" />
);

export const RecordWasReleased = () => <Paid status={say('Selesai', 'Released')} tone="success" />;
