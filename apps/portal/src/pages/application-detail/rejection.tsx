import type { ApplicationHeader } from '@pabean/api/contract';
import { fill } from '@pabean/api/rules';
import { Alert, Link } from '@pabean/ui';
import { hrefTo, paths } from '../../paths.ts';
import { useDetailWords } from '../../words/detail-words.ts';

/** Props of {@link Rejection}. */
export interface RejectionProps {
  /** One that was rejected. */
  application: ApplicationHeader;
}

/** Above everything else: why an application was rejected, and what to do now. */
export function Rejection({ application: { statusNote, statusLabel } }: RejectionProps) {
  const words = useDetailWords('applicationDetail');
  return (
    <Alert
      tone="danger"
      heading={statusNote === null ? statusLabel : fill(words.reason, { reason: statusNote })}
    >
      <p>
        {statusNote === null ? words.afterRejection : words.afterReason}{' '}
        <Link href={hrefTo(paths.applicationForm)}>{words.newApplication}</Link>
      </p>
    </Alert>
  );
}
