import { containerProblem } from '@pabean/api/rules';
import type { ComponentProps } from 'react';
import { rootClass } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import * as styles from './container-number.css.ts';

/** Props of {@link ContainerNumber}. */
export interface ContainerNumberProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The cleaned number, such as `CSQU3054383`. A malformed one is shown as it is. */
  value: string;
}

/**
 * A container number as painted on the container: owner, serial, check digit in a box; red when the digit is wrong.
 * Copying gives the bare number.
 */
export function ContainerNumber({ value, className, ...rest }: ContainerNumberProps) {
  const messages = useMessages('containerNumber');
  const problem = containerProblem(value);
  const wrong = problem === 'checkDigit';
  const grouped = wrong || problem === undefined;
  return (
    <span {...rest} className={rootClass(styles.number, className)} data-invalid={wrong ? '' : undefined}>
      {grouped ? (
        <>
          <span>{value.slice(0, 4)}</span>
          <span>{value.slice(4, 10)}</span>
          <span className={styles.checkDigit}>{value.slice(10)}</span>
        </>
      ) : (
        value
      )}
      {wrong && <small className={styles.note}> {messages.wrongCheckDigit}</small>}
    </span>
  );
}
