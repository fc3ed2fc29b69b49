import { dataLanguage, formatDateTime } from '@pabean/api/rules';
import { Check, CircleQuestionMark, Clock3, type LucideIcon, OctagonX, Pencil } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useTimeZone } from '../../office/office.tsx';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './status-timeline.css.ts';
import { type StepState, type TimelineEvent, type TimelineStep, timelineSteps } from './timeline-steps.ts';

const icons: Record<StepState, LucideIcon | undefined> = {
  done: Check,
  rejected: OctagonX,
  yours: Pencil,
  process: Clock3,
  unknown: CircleQuestionMark,
  ahead: undefined,
};

/** Props of {@link StatusTimeline}. */
export interface StatusTimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Status code of the application, such as `20`. What is ahead follows from it. */
  code: string;
  /** The server's words for the status. */
  label: string;
  /** Since when it stands there, as an ISO 8601 instant. */
  at?: string;
  /**
   * Who has the application now, such as “Petugas: Hendra Saputra”, or why it was rejected.
   *
   * @default for a draft the dictionary's “Oleh Anda”
   */
  note?: ReactNode;
  /** What the reader can do now, such as what follows a rejection, with the link that leads there. */
  next?: ReactNode;
  /**
   * What has happened before, oldest first.
   *
   * @default []
   */
  events?: readonly TimelineEvent[];
  /**
   * IANA time zone in which times are shown.
   *
   * @default that of the office around, else 'Asia/Jakarta'
   */
  timeZone?: string;
  /**
   * Whether the steps stand below or beside each other. Beside each other they need 640 px; in less room they stand
   * below each other.
   *
   * @default 'vertical'
   */
  orientation?: 'vertical' | 'horizontal';
}

function Step({ step, here, timeZone }: { step: TimelineStep; here: boolean; timeZone: string | undefined }) {
  const { ahead } = useMessages('common');
  const Icon = icons[step.state];
  return (
    <li className={styles.step} data-state={step.state} aria-current={here ? 'step' : undefined}>
      <span className={styles.dot}>{Icon && <Icon className={styles.icon} size={14} aria-hidden />}</span>
      <div>
        <span className={styles.label} lang={here ? dataLanguage : step.lang}>
          {step.label}
          {step.state === 'ahead' && <VisuallyHidden> {ahead}</VisuallyHidden>}
        </span>
        {step.at && (
          <time className={styles.fact} dateTime={step.at}>
            {formatDateTime(step.at, timeZone)}
          </time>
        )}
        {step.note && <span className={styles.fact}>{step.note}</span>}
        {step.next && <div className={styles.next}>{step.next}</div>}
      </div>
    </li>
  );
}

/** The way of an application: what has happened, where it stands, what is sure to come. Put a heading above it. */
export function StatusTimeline({
  code,
  label,
  at,
  note,
  next,
  events = [],
  timeZone: ownTimeZone,
  orientation = 'vertical',
  className,
  ...rest
}: StatusTimelineProps) {
  const messages = useMessages('timeline');
  const officeTimeZone = useTimeZone();
  const timeZone = ownTimeZone ?? officeTimeZone;
  const steps = timelineSteps({ code, label, at, note, next, events }, messages);
  return (
    <ol {...rest} className={classNames(styles.timeline, className)} data-orientation={orientation}>
      {steps.map((step, index) => (
        <Step
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
          key={index}
          step={step}
          here={index === events.length}
          timeZone={timeZone}
        />
      ))}
    </ol>
  );
}
