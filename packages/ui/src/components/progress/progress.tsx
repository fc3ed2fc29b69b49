import { fill } from '@pabean/api/rules';
import { type ComponentProps, useId } from 'react';
import { classNames } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import { hidden } from '../visually-hidden/visually-hidden.css.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { percentOf } from './percent-of.ts';
import * as styles from './progress.css.ts';
import { useProgressAnnouncement } from './use-progress-announcement.ts';

/** Props of {@link Progress}. */
export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is under way: “Mengunggah laporan”. */
  label: string;
  /**
   * Whether label and percentage are for screen readers alone: where a line above names what is under way.
   *
   * @default false
   */
  labelHidden?: boolean;
  /** The share that is done, from 0 to 1; 1 is done. Undefined where nobody knows how much there is to do. */
  value?: number | undefined;
  /**
   * Words in place of the percentage: “9 dari 10 baris”.
   *
   * @default the percentage, such as “64 %”
   */
  valueText?: string;
  /**
   * Whether nothing is said to screen readers at start and end: where the page around says it, such as one sentence
   * about several files.
   *
   * @default false
   */
  quiet?: boolean;
}

/**
 * How far something is that takes longer than a second. Start and end are announced politely, the percentage only when
 * people go there. Keep it until the end has been said: take it away after `value` was 1, or say the end yourself.
 */
export function Progress(props: ProgressProps) {
  const { label, labelHidden, value, valueText, quiet, className, ...rest } = props;
  const messages = useMessages('progress');
  const id = useId();
  const percent = percentOf(value);
  const text = valueText ?? (percent === undefined ? undefined : fill(messages.percent, { percent }));
  const announcement = useProgressAnnouncement(
    percent === 100,
    fill(messages.started, { label }),
    fill(messages.finished, { label }),
    quiet ?? false,
  );
  return (
    <div {...rest} className={classNames(styles.progress, className)}>
      <div className={labelHidden ? hidden : styles.line}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {text && (
          <span className={styles.percent} aria-hidden="true">
            {text}
          </span>
        )}
      </div>
      <div className={styles.track} data-unknown={percent === undefined ? '' : undefined}>
        <progress id={id} className={styles.bar} max={100} value={percent} aria-valuetext={text} />
      </div>
      {announcement !== undefined && !quiet && <VisuallyHidden role="status">{announcement}</VisuallyHidden>}
    </div>
  );
}
