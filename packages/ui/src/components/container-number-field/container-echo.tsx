import { cleanContainerNumber, containerCheckDigit, containerProblem, fill } from '@pabean/api/rules';
import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import * as echo from '../../codes/echo.css.ts';
import { useInputValue } from '../../codes/use-input-value.ts';
import { useMessages } from '../../messages/provider.tsx';
import { ContainerNumber } from '../container-number/container-number.tsx';
import * as styles from './container-number-field.css.ts';
import { ContainerTemplate } from './container-template.tsx';

interface ContainerEchoProps {
  input: RefObject<HTMLInputElement | null>;
  first: string | undefined;
  /** Whether to show nothing about the check digit: the error shows it, or the number is read-only. */
  quiet: boolean;
}

/** The check digit of the first ten characters, where these are well-formed. */
const checkDigitOf = (text: string) =>
  /^[A-Z]{3}[UJZ]\d{6}/.test(text) ? containerCheckDigit(text.slice(0, 10)) : undefined;

/** The number as painted on the container, and what its check digit is or should be, announced politely. */
export function ContainerEcho({ input, first, quiet }: ContainerEchoProps) {
  const messages = useMessages('containerNumberField');
  const text = cleanContainerNumber(useInputValue(input, first));
  const problem = containerProblem(text);
  const right = checkDigitOf(text);

  function verdict() {
    if (quiet || right === undefined) return undefined;
    if (text.length === 10) return fill(messages.expected, { right });
    if (problem === 'checkDigit') return fill(messages.wrong, { right });
    return problem ? undefined : messages.right;
  }
  const message = verdict();
  return (
    <div className={echo.line} data-empty={text ? undefined : ''}>
      <span aria-hidden className={echo.code}>
        {text.length > 10 ? (
          <ContainerNumber value={text} />
        ) : (
          <ContainerTemplate text={text} checkDigit={right} />
        )}
      </span>
      <span role="status" className={styles.verdict}>
        {message && !problem && <Check size={16} className={styles.right} />}
        {message}
      </span>
    </div>
  );
}
