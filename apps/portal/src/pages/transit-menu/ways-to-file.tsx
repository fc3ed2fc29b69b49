import { Badge } from '@pabean/ui/badge';
import { DoorLink } from '@pabean/ui/login-frame';
import { Luggage, Package } from 'lucide-react';
import { useId } from 'react';
import { hrefTo, paths } from '../../paths.ts';
import { useTransitWords } from '../../words/transit-words.ts';
import { useWords } from '../../words/words.tsx';
import * as styles from './transit-menu.css.ts';

/** “Ajukan Permohonan”: the passenger's form, and the courier's, which this menu does not open yet. */
export function WaysToFile() {
  const words = useTransitWords('menu');
  const { transitForm } = useWords('titles');
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{words.apply}</h2>
      <DoorLink
        href={hrefTo(paths.transitForm)}
        label={words.passenger}
        note={transitForm}
        icon={<Luggage size={20} strokeWidth={1.75} />}
      />
      <DoorLink
        label={words.courier}
        note={words.soonReason}
        badge={<Badge>{words.soon}</Badge>}
        icon={<Package size={20} strokeWidth={1.75} />}
      />
    </section>
  );
}
