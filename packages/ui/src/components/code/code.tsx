import { type ComponentProps, useId, useRef } from 'react';
import { classNames } from '../../class-names.ts';
import * as styles from './code.css.ts';
import { CopyButton } from './copy-button.tsx';
import { Groups, splitGroups } from './groups.tsx';

/** Props of {@link Code}. */
export interface CodeProps extends ComponentProps<'span'> {
  /**
   * How long the groups are in which a code of plain text is read aloud, from its start: `[4, 4, 4, 4]`. What is left
   * over is a group of its own. The gaps are not copied.
   *
   * @default undefined, which draws it in one piece
   */
  groups?: readonly number[];
  /**
   * Whether a button beside it copies the code.
   *
   * @default false
   */
  copyable?: boolean;
}

/**
 * A code that people read aloud: aju, HS, billing. Set in mono and in one line, on a phone in two if it must. NPWPs
 * and container numbers have components of their own.
 */
export function Code({ groups, copyable, className, children, ...rest }: CodeProps) {
  const target = useRef<HTMLElement>(null);
  const targetId = useId();
  const content =
    groups && typeof children === 'string' ? <Groups groups={splitGroups(children, groups)} /> : children;
  if (!copyable)
    return (
      <span {...rest} className={classNames(styles.code, className)}>
        {content}
      </span>
    );
  return (
    <span {...rest} className={classNames(styles.withCopy, className)}>
      <span ref={target} id={targetId} className={styles.code}>
        {content}
      </span>
      <CopyButton target={target} targetId={targetId} />
    </span>
  );
}
