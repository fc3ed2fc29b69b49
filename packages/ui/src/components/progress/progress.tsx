import { fill } from '@pabean/api/rules';
import { type ComponentProps, useId } from 'react';
import { rootClass } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import { hidden } from '../visually-hidden/visually-hidden.css.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { percentOf } from './percent-of.ts';
import * as styles from './progress.css.ts';
import { useProgressAnnouncement } from './use-progress-announcement.ts';

/** Props of {@link Progress}. */
export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of the process: “Uploading the report”. */
  label: string;
  /**
   * Whether label and percentage are for screen readers only: where a line above names the process.
   *
   * @default false
   */
  labelHidden?: boolean;
  /** The share that is done, from 0 to 1; 1 is done. Undefined while it is unknown. */
  value?: number | undefined;
  /**
   * A text in place of the percentage: “9 of 10 rows”.
   *
   * @default the percentage, such as “64 %”
   */
  valueText?: string;
  /**
   * Whether start and end are not announced: where the page around announces them, such as in one sentence about
   * several files.
   *
   * @default false
   */
  quiet?: boolean;
}

/**
 * The progress of something that takes longer than a second. Start and end are announced politely, the percentage is
 * only read on request. Keep it mounted until the end is announced: unmount it after `value` was 1, or announce the end
 * yourself.
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
    <div {...rest} className={rootClass(styles.progress, className)}>
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
