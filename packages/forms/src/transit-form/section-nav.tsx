import { fill } from '@pabean/api/rules';
import { useMessages } from '@pabean/ui/messages';
import { VisuallyHidden } from '@pabean/ui/visually-hidden';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTransitMessages } from '../messages/use-messages.ts';
import type { SectionName } from './sections.ts';
import * as styles from './transit-form.css.ts';
import type { Sections } from './use-sections.ts';

/** Status of a section: valid and visited, invalid after an attempt to send, or neither. */
export type SectionProgress = 'done' | 'invalid' | 'open';

/** Props of {@link SectionNav} and {@link SectionPosition}. */
export interface SectionNavProps {
  sections: Sections;
  nameOf: (section: SectionName) => string;
}

/** The table of contents beside the one long page: status, current position, and a link to each section. */
export function SectionNav({
  sections,
  nameOf,
  progressOf,
}: SectionNavProps & { progressOf: (index: number) => SectionProgress }) {
  const messages = useTransitMessages('transitForm');
  const { done, invalid } = useMessages('stepper');
  return (
    <nav aria-label={messages.sections} className={styles.nav}>
      <ol className={styles.contentsList}>
        {sections.list.map(({ name }, index) => {
          const progress = progressOf(index);
          const isHere = index === sections.current;
          return (
            <li key={name}>
              <a
                href={`#${sections.idOf(name)}`}
                className={styles.way}
                aria-current={isHere ? 'true' : undefined}
                onClick={(event) => {
                  // The portal's routes are in the hash, so the link must not change it.
                  event.preventDefault();
                  sections.go(index);
                }}
              >
                {progress === 'invalid' ? (
                  <CircleAlert size={16} className={styles.invalid} />
                ) : progress === 'done' && !isHere ? (
                  <CircleCheck size={16} className={styles.done} />
                ) : (
                  <span className={styles.mark} />
                )}
                <span>
                  {nameOf(name)}
                  {progress !== 'open' && (
                    <VisuallyHidden> {progress === 'done' ? done : invalid}</VisuallyHidden>
                  )}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The current position on a phone, which shows one section at a time. Changes are announced. */
export function SectionPosition({ sections: { list, current, returns }, nameOf }: SectionNavProps) {
  const messages = useTransitMessages('transitForm');
  const { next } = useMessages('stepper');
  const following = list[returns ? list.length - 1 : current + 1];
  const here = fill(messages.position, { step: current + 1, count: list.length });
  return (
    <div className={styles.position}>
      <p role="status">{following ? `${here} · ${fill(next, { label: nameOf(following.name) })}` : here}</p>
      <div className={styles.track} aria-hidden>
        {list.map(({ name }, index) => (
          <span
            key={name}
            className={styles.part}
            data-passed={index < current ? '' : undefined}
            data-here={index === current ? '' : undefined}
          />
        ))}
      </div>
    </div>
  );
}
