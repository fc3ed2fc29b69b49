import type { UserType } from '@pabean/api/rules';
import {
  ChevronRight,
  ClipboardPenLine,
  FilePlus2,
  ListChecks,
  type LucideIcon,
  Ship,
  Upload,
} from 'lucide-react';
import type { PageMessages } from '../../messages/pages-id.ts';
import { usePageMessages } from '../../messages/use-page-messages.ts';
import { hrefTo, paths } from '../../paths.ts';
import * as styles from './dashboard.css.ts';

type Start = readonly [href: string, label: keyof PageMessages['dashboard'], Icon: LucideIcon];

const permits: readonly Start[] = [
  [hrefTo(paths.applicationForm), 'newApplication', FilePlus2],
  [hrefTo(paths.reportUpload), 'report', Upload],
  [hrefTo(paths.reconciliationForm), 'reconciliation', Ship],
];

const ppftz: readonly Start[] = [
  [hrefTo(paths.ppftzRecording), 'recording', ClipboardPenLine],
  [hrefTo(paths.ppftzList), 'ppftzList', ListChecks],
];

/** Props of {@link QuickStarts}. */
export interface QuickStartsProps {
  type: UserType;
}

/** Links to the most frequent tasks. */
export function QuickStarts({ type }: QuickStartsProps) {
  const messages = usePageMessages('dashboard');
  return (
    <section className={styles.section} aria-labelledby="mulai">
      <h2 id="mulai">{messages.start}</h2>
      <ul className={styles.tiles}>
        {(type === 'M' ? ppftz : permits).map(([href, label, Icon]) => (
          <li key={href}>
            <a href={href} className={styles.tile}>
              <span className={styles.icon}>
                <Icon size={20} strokeWidth={1.75} />
              </span>
              {messages[label]}
              <ChevronRight size={16} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
