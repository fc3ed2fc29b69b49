import { Badge } from '@pabean/ui/badge';
import { DoorLink } from '@pabean/ui/login-frame';
import { Luggage, Package } from 'lucide-react';
import { useId } from 'react';
import { useAppMessages } from '../../messages/language-provider.tsx';
import { useTransitMessages } from '../../messages/use-transit-messages.ts';
import { hrefTo, paths } from '../../paths.ts';
import * as styles from './transit-menu.css.ts';

/** “Ajukan Permohonan”: links to the passenger's form, and to the courier's, which is not available yet. */
export function FilingLinks() {
  const messages = useTransitMessages('menu');
  const { transitForm } = useAppMessages('titles');
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{messages.apply}</h2>
      <DoorLink
        href={hrefTo(paths.transitForm)}
        label={messages.passenger}
        note={transitForm}
        icon={<Luggage size={20} strokeWidth={1.75} />}
      />
      <DoorLink
        label={messages.courier}
        note={messages.soonReason}
        badge={<Badge>{messages.soon}</Badge>}
        icon={<Package size={20} strokeWidth={1.75} />}
      />
    </section>
  );
}
