import { cleanContainerNumber, containerCheckDigit, containerProblem, fill } from '@pabean/api/rules';
import type { RefObject } from 'react';
import { useInputValue } from '../../codes/use-input-value.ts';
import { useMessages } from '../../messages/provider.tsx';
import * as styles from './container-number-field.css.ts';

interface CheckDigitHelpProps {
  input: RefObject<HTMLInputElement | null>;
  first: string | undefined;
}

/** Added to the documented error: the correct check digit. Empty where something else is wrong. */
export function CheckDigitHelp({ input, first }: CheckDigitHelpProps) {
  const messages = useMessages('containerNumberField');
  const number = cleanContainerNumber(useInputValue(input, first));
  if (containerProblem(number) !== 'checkDigit') return null;
  const right = containerCheckDigit(number.slice(0, 10));
  const parts = { number: `${number.slice(0, 4)} ${number.slice(4, 10)}`, right, typed: number.slice(10) };
  return (
    <>
      {' '}
      <span className={styles.help}>{fill(messages.help, parts)}</span>
    </>
  );
}
