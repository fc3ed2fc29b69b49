import { formatDateTime } from '@pabean/api/rules';
import { Check, CircleQuestionMark, Clock3, type LucideIcon, OctagonX, Pencil } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { rootClass } from '../../class-names.ts';
import { Glossed } from '../../messages/glossed.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useStatusGloss } from '../../messages/use-status-gloss.ts';
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
  /** Status code of the application, such as `20`. It determines the future steps. */
  code: string;
  /** The server's text for the status. */
  label: string;
  /** The time of the current status, as an ISO 8601 instant. */
  at?: string;
  /**
   * Who is handling the application, such as “Petugas: Hendra Saputra”, or why it was rejected.
   *
   * @default for a draft the dictionary's “By you”
   */
  note?: ReactNode;
  /** What the user can do now, such as the options after a rejection, with a link. */
  next?: ReactNode;
  /**
   * The past events, oldest first.
   *
   * @default []
   */
  events?: readonly TimelineEvent[];
  /**
   * IANA time zone for the displayed times.
   *
   * @default the time zone of the `OfficeProvider`, else 'Asia/Jakarta'
   */
  timeZone?: string;
  /**
   * Whether the steps are below or beside each other. Beside each other they need 640 px; in a narrower container they
   * are below each other.
   *
   * @default 'vertical'
   */
  orientation?: 'vertical' | 'horizontal';
}

function Step({ step, here, timeZone }: { step: TimelineStep; here: boolean; timeZone: string | undefined }) {
  const { ahead } = useMessages('common');
  const statusGloss = useStatusGloss();
  const gloss = step.code === undefined ? undefined : statusGloss(step.code);
  const Icon = icons[step.state];
  return (
    <li className={styles.step} data-state={step.state} aria-current={here ? 'step' : undefined}>
      <span className={styles.dot}>{Icon && <Icon className={styles.icon} size={14} aria-hidden />}</span>
      <div>
        <span className={styles.label} lang={gloss === undefined ? step.lang : undefined}>
          {gloss === undefined ? step.label : <Glossed word={step.label} gloss={gloss} />}
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

/**
 * The history of an application: past events, the current status, and the certain next steps. Put a heading above it.
 */
export function StatusTimeline({
  code,
  label,
  at,
  note,
  next,
  events = [],
  timeZone: givenTimeZone,
  orientation = 'vertical',
  className,
  ...rest
}: StatusTimelineProps) {
  const messages = { timeline: useMessages('timeline'), statuses: useMessages('statuses') };
  const officeTimeZone = useTimeZone();
  const timeZone = givenTimeZone ?? officeTimeZone;
  const steps = timelineSteps({ code, label, at, note, next, events }, messages);
  return (
    <ol {...rest} className={rootClass(styles.timeline, className)} data-orientation={orientation}>
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
