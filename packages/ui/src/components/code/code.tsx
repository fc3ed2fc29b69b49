import { type ComponentProps, useId, useRef } from 'react';
import { rootClass } from '../../class-names.ts';
import * as styles from './code.css.ts';
import { CopyButton } from './copy-button.tsx';
import { Groups, splitGroups } from './groups.tsx';

/** Props of {@link Code}. */
export interface CodeProps extends ComponentProps<'span'> {
  /**
   * The lengths of the groups in which a plain-text code is read aloud, from its start: `[4, 4, 4, 4]`. The rest is a
   * group of its own. The gaps are not copied. Without it the code is drawn in one piece.
   */
  groups?: readonly number[];
  /**
   * Whether a button beside it copies the code.
   *
   * @default false
   */
  copyable?: boolean;
  /**
   * Whether screen readers spell it letter by letter, group by group, as it is read to an officer. For a plain-text
   * code with groups.
   *
   * @default false
   */
  spelled?: boolean;
}

const spellingOf = (groups: readonly string[]) => groups.map((group) => [...group].join(' ')).join(', ');

/**
 * A code that is read aloud: aju, HS, billing. Set in a monospace font and on one line, on a phone on two if needed.
 * NPWPs and container numbers have components of their own.
 */
export function Code({ groups, copyable, spelled, className, children, ...rest }: CodeProps) {
  const target = useRef<HTMLElement>(null);
  const targetId = useId();
  const parts = groups && typeof children === 'string' ? splitGroups(children, groups) : undefined;
  const content = parts ? <Groups groups={parts} /> : children;
  const spoken = spelled && parts ? { role: 'img', 'aria-label': spellingOf(parts) } : {};
  if (!copyable)
    return (
      <span {...spoken} {...rest} className={rootClass(styles.code, className)}>
        {content}
      </span>
    );
  return (
    <span {...rest} className={rootClass(styles.withCopy, className)}>
      <span {...spoken} ref={target} id={targetId} className={styles.code}>
        {content}
      </span>
      <CopyButton target={target} targetId={targetId} />
    </span>
  );
}
