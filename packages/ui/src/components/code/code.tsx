import { type ComponentProps, useId, useRef } from 'react';
import { classNames } from '../../class-names.ts';
import * as styles from './code.css.ts';
import { CopyButton } from './copy-button.tsx';
import { Groups, splitGroups } from './groups.tsx';

/** Props of {@link Code}. */
export interface CodeProps extends ComponentProps<'span'> {
  /**
   * How long the groups are in which a code of plain text is read aloud, from its start: `[4, 4, 4, 4]`. What is left
   * over is a group of its own. The gaps are not copied. Left out, it draws it in one piece.
   */
  groups?: readonly number[];
  /**
   * Whether a button beside it copies the code.
   *
   * @default false
   */
  copyable?: boolean;
  /**
   * Whether screen readers spell it letter by letter, group by group, as somebody reads it to an officer. For a code of plain
   * text with groups.
   *
   * @default false
   */
  spelled?: boolean;
}

const spellingOf = (groups: readonly string[]) => groups.map((group) => [...group].join(' ')).join(', ');

/**
 * A code that people read aloud: aju, HS, billing. Set in mono and in one line, on a phone in two if it must. NPWPs
 * and container numbers have components of their own.
 */
export function Code({ groups, copyable, spelled, className, children, ...rest }: CodeProps) {
  const target = useRef<HTMLElement>(null);
  const targetId = useId();
  const parts = groups && typeof children === 'string' ? splitGroups(children, groups) : undefined;
  const content = parts ? <Groups groups={parts} /> : children;
  const spoken = spelled && parts ? { role: 'img', 'aria-label': spellingOf(parts) } : {};
  if (!copyable)
    return (
      <span {...spoken} {...rest} className={classNames(styles.code, className)}>
        {content}
      </span>
    );
  return (
    <span {...rest} className={classNames(styles.withCopy, className)}>
      <span {...spoken} ref={target} id={targetId} className={styles.code}>
        {content}
      </span>
      <CopyButton target={target} targetId={targetId} />
    </span>
  );
}
