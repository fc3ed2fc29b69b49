import type { ComponentProps } from 'react';
import { classNames } from '../../class-names.ts';
import * as styles from './code.css.ts';

/** Props of {@link Code}. */
export type CodeProps = ComponentProps<'span'>;

/**
 * A code that people read aloud: aju, HS, billing. Set in mono and never broken. NPWPs and container numbers have
 * components of their own.
 */
export function Code({ className, ...rest }: CodeProps) {
  return <span {...rest} className={classNames(styles.code, className)} />;
}
